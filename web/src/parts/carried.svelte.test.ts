import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { carried } from './carried.svelte';

test('what lay there before is there to work out what lies there now', () => {
  let pips = $state<number | null>(3);
  const stop = $effect.root(() => {
    const dice = carried<number[]>([], (before) => (pips === null ? before : [...before, pips]));
    expect(dice.now).toEqual([3]);
    pips = null;
    flushSync();
    expect(dice.now).toEqual([3]);
    pips = 5;
    flushSync();
    expect(dice.now).toEqual([3, 5]);
  });
  stop();
});

test('it is worked out before anything that shows it', () => {
  let at = $state(1);
  const seen: number[] = [];
  const stop = $effect.root(() => {
    const before = carried(0, (last) => Math.max(last, at));
    const twice = $derived(2 * before.now);
    $effect.pre(() => {
      seen.push(twice);
    });
  });
  flushSync();
  at = 4;
  flushSync();
  at = 2;
  flushSync();
  expect(seen).toEqual([2, 8]);
  stop();
});
