/** `virtual:spare`: what the page says when its words did not come, in every language, as part of itself. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { forThePage } from './ftl.ts';

const CATALOGUES = fileURLToPath(new URL('../../src/toog/texts/catalogues/', import.meta.url));
const NAME = 'virtual:spare';
const LANGUAGES = ['nl', 'en', 'fr', 'de'];
const SPARE = /^page-(failed|again)(-\w+)? /;

export function spare(): Plugin {
  return {
    name: 'spare',
    resolveId: (id) => (id === NAME ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const read = (language: string) => readFileSync(`${CATALOGUES}${language}.ftl`, 'utf-8');
      const texts = LANGUAGES.map((language) => [
        language,
        forThePage(read(language), (line) => SPARE.test(line)),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
