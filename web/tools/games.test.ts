/** All of a game lies in its folder: the rest of the page finds it there, and does not know it by name. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './layers.ts';

const GAMES = readdirSync('../src/toog/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);
const SOURCES = readSources('src');

test.each(GAMES)('%s has all that a game has on the page', (game) => {
  for (const file of ['Board.svelte', 'Vignette.svelte', 'RulePicture.svelte', 'lessons.ts', 'moves.ts'])
    expect(Object.keys(SOURCES)).toContain(`games/${game}/${file}`);
});

test('no folder is of a game that the house does not have', () => {
  const folders = Object.keys(SOURCES).map((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? '');
  expect([...new Set(folders)].filter((folder) => folder !== '').sort()).toEqual(GAMES.sort());
});

test('a game is named nowhere else', () => {
  const named = new RegExp(`\\b(${GAMES.join('|')})\\b`, 'i');
  const elsewhere = Object.entries(SOURCES).filter(
    ([file]) => !/^(games\/[^/]+|wire|workbench)\//.test(file) && !file.endsWith('.test.ts'),
  );
  expect(elsewhere.filter(([, text]) => named.test(text)).map(([file]) => file)).toEqual([]);
});
