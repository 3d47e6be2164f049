/** `virtual:heads/nl`: name, about and care of every game in one small module, for the cards on the counter. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { forThePage } from './ftl.ts';

const GAMES = fileURLToPath(new URL('../../src/toog/games/', import.meta.url));
const NAME = 'virtual:heads/';
const HEAD = /^(name|about|care) /;

export function heads(): Plugin {
  return {
    name: 'heads',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = id.slice(NAME.length + 1);
      const games = readdirSync(GAMES, { withFileTypes: true }).filter((it) => it.isDirectory());
      const found = games.filter((it) => !it.name.startsWith('_')).map((it) => it.name);
      const read = (game: string) => readFileSync(`${GAMES}${game}/texts/${language}.ftl`, 'utf-8');
      const texts = found.map((game) => [game, forThePage(read(game), (line) => HEAD.test(line))]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
