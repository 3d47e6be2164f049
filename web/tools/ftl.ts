/** Fluent catalogues as modules: what the page never says, and comments, stay behind. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NOT_FOR_THE_PAGE = /^(cli|lab|play|serve|reason|move-.*-key)(-|$| )/;

/** Only the messages that are wanted. */
export function forThePage(catalogue: string, wanted: (line: string) => boolean = isForThePage): string {
  const kept: string[] = [];
  let keeping = false;
  for (const line of catalogue.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    if (/^[a-zA-Z-]/.test(line)) keeping = wanted(line);
    if (keeping) kept.push(line);
  }
  return `${kept.join('\n')}\n`;
}

function isForThePage(line: string): boolean {
  return !NOT_FOR_THE_PAGE.test(line);
}

export function ftl(): Plugin {
  return {
    name: 'ftl',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(forThePage(readFileSync(id, 'utf-8')))};`;
    },
  };
}
