/** Fluent catalogues as modules: what the page never says, and comments, stay behind. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NOT_FOR_THE_PAGE = /^(cli|play|serve|move-.*-key)(-|$| )/;

export function forThePage(catalogue: string): string {
  const kept: string[] = [];
  let keeping = false;
  for (const line of catalogue.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    if (/^[a-zA-Z-]/.test(line)) keeping = !NOT_FOR_THE_PAGE.test(line);
    if (keeping) kept.push(line);
  }
  return `${kept.join('\n')}\n`;
}

export function ftl(): Plugin {
  return {
    name: 'ftl',
    enforce: 'pre',
    load(id) {
      const [path] = id.split('?');
      if (!path?.endsWith('.ftl')) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(forThePage(readFileSync(path, 'utf-8')))};`;
    },
  };
}
