import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsIn, LAYERS, readSources } from './layers';

/** A file in every folder, so that the list of layers is right, and these files with what they say. */
function sourcesWith(files: Record<string, string>): Record<string, string> {
  const empty = LAYERS.flat().map((folder) => [`${folder}/empty.ts`, '']);
  return { ...Object.fromEntries(empty), ...files };
}

const toScreens = 'but parts may only import from layers below it, and screens is not one of them.';

test('every folder imports from layers below it only', () => {
  const sources = readSources('src');
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(faultsIn(sources)).toEqual([]);
});

test('the README has the same layers', () => {
  const [, listed = ''] = readFileSync('README.md', 'utf-8').split('## The folders');
  const [, block = ''] = listed.split('```');
  const layers = block
    .split('\n\n')
    .map((part) => [...part.matchAll(/^src\/(\w+)/gm)].map(([, folder]) => folder));
  expect(layers.map((folders) => folders.toSorted())).toEqual(LAYERS.map((folders) => folders.toSorted()));
});

test.each([
  ['a value', `import { screen } from '../screens/screens';`],
  ['a type', `import type { Screen } from "../screens/screens";`],
  ['names on several lines', `import {\n  screen,\n  type Screen,\n} from '../screens/screens';`],
  ['what it runs', `import '../screens/screens';`],
  ['what it passes on', `export * from '../screens/screens';`],
  ['when it is needed', `const screen = await import('../screens/screens');`],
  ['the type of a module', `type Screen = import('../screens/screens').Screen;`],
])('an import from above is named with both files: %s', (_, text) => {
  expect(faultsIn(sourcesWith({ 'parts/Die.svelte': `<script>\n${text}\n</script>` }))).toEqual([
    `src/parts/Die.svelte imports src/screens/screens, ${toScreens}`,
  ]);
});

test('many files at once can be imported from below only, too', () => {
  const found = { 'parts/all.ts': `import.meta.glob<Screen>('../screens/*.svelte')` };
  expect(faultsIn(sourcesWith(found))).toEqual([
    `src/parts/all.ts imports src/screens/*.svelte, ${toScreens}`,
  ]);
});

test('folders of one layer do not import each other', () => {
  expect(faultsIn(sourcesWith({ 'ending/end.ts': `import '../replay/film'` }))).toEqual([
    'src/ending/end.ts imports src/replay/film, but ending may only import from layers below it, and replay is not one of them.',
  ]);
});

test('the board of a game imports that of no other game', () => {
  const board = `import '../board'; import './calls'; import '../mens/Pawn.svelte';`;
  expect(faultsIn(sourcesWith({ 'games/stich/Board.svelte': board }))).toEqual([
    'src/games/stich/Board.svelte imports src/games/mens/Pawn.svelte, but two games do not import each other.',
  ]);
});

test('what starts the page imports everything and is imported by nothing', () => {
  const main = { 'main.ts': `import './App.svelte'; import './screens/screens';` };
  expect(faultsIn(sourcesWith(main))).toEqual([]);
  expect(faultsIn(sourcesWith({ 'screens/Home.svelte': `import { page } from '../main'` }))).toEqual([
    'src/screens/Home.svelte imports src/main, but what starts the page is imported by nothing.',
  ]);
});

test('packages, and files outside src, are of no layer', () => {
  const text = `import { mount } from 'svelte'; import.meta.glob('../../../src/toog/texts/*.ftl');`;
  expect(faultsIn(sourcesWith({ 'wire/free.ts': text }))).toEqual([]);
});

test('the list names every folder, and only those that are there', () => {
  const { 'seal/empty.ts': _, ...sources } = sourcesWith({ 'attic/box.ts': '' });
  expect(faultsIn(sources)).toEqual([
    'src/attic has no layer: add it to LAYERS in tools/layers.ts.',
    'LAYERS in tools/layers.ts lists seal, but there is no folder src/seal.',
  ]);
});
