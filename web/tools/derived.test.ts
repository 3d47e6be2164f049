import { expect, test } from 'vitest';
import { impureDerivations } from './derived.ts';
import { readSources } from './layers.ts';

const inBoard = (script: string) =>
  impureDerivations({ 'games/x/Board.svelte': `<script lang="ts">\n${script}\n</script>` });

test('nothing in src is changed while a $derived is worked out', () => {
  expect(impureDerivations(readSources('src'))).toEqual([]);
});

test.each([
  ['a variable', 'let before = 0; const now = $derived.by(() => { before = 1; return before; });'],
  ['in an expression', 'let before = 0; const now = $derived((before = 1));'],
  ['by counting', 'let many = 0; const now = $derived.by(() => { many += 1; many++; return many; });'],
  ['a field', 'const kept = { at: 0 }; const now = $derived.by(() => { kept.at = 1; return kept; });'],
  ['a list', 'const all: number[] = []; const now = $derived.by(() => { all.push(1); return all; });'],
  [
    'in a function it calls',
    'let n = 0; function next() { n += 1; return n; } const now = $derived(next());',
  ],
])('a change of what lies outside is found: %s', (_, script) => {
  expect(inBoard(script)[0]).toBe(
    'src/games/x/Board.svelte:2 changes something outside while a $derived is worked out.',
  );
});

test('what is made there may be changed there', () => {
  const script = `
    const now = $derived.by(() => {
      const all = []; let [a, { b }] = [0, { b: 1 }];
      for (let i = 0; i < 3; i += 1) { all.push(i); a = i; b = i; }
      return all.map((each) => { each += a + b; return each; });
    });
    let later = 0; $effect(() => { later = now.length; });
    const handed = $derived({ play: () => { later = 1; } });`;
  expect(inBoard(script)).toEqual([]);
});

test('a module is read as a component is', () => {
  const text = 'export class Kept { #last = 0; now = $derived.by(() => { this.#last = 1; return 1; }); }';
  expect(impureDerivations({ 'table/kept.svelte.ts': text })).toEqual([
    'src/table/kept.svelte.ts:1 changes something outside while a $derived is worked out.',
  ]);
});
