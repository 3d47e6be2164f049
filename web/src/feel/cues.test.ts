import { expect, test } from 'vitest';
import type { Happening } from '../parts/happening';
import type { Telling } from '../wire/messages';
import { cuesOf, soundsOfLanding } from './cues';

const happened = (word: string, seat: number | null, ...keys: Telling['key'][]): Happening => ({
  version: 1,
  seat,
  word,
  moves: 1000,
  tellings: keys.map((key) => ({ key, arguments: key === 'moves' ? { pips: 3 } : {} })),
});

test('dice rattle while they fly and land on felt', () => {
  const thrown = happened('1 4 3', null, 'throws', 'wins-round');
  expect(cuesOf(thrown)).toEqual([{ sound: 'rattle', at: 0 }]);
  expect(soundsOfLanding(thrown)).toEqual(['felt', 'chalk']);
});

test('a pawn hops circle by circle, and a hit thuds when it arrives', () => {
  expect(cuesOf(happened('move 3', 0, 'moves')).map(({ at }) => at)).toEqual([1 / 3, 2 / 3, 1]);
  const hit = cuesOf(happened('move 3', 0, 'moves', 'hits'));
  expect(hit.find(({ sound }) => sound === 'thud')?.at).toBe(Math.max(...hit.map(({ at }) => at)));
});

test('a shuffled pack lies face down and is heard all the same', () => {
  const dealt = { ...happened('', null, 'deals'), word: null };
  expect(cuesOf(dealt)).toEqual([{ sound: 'riffle', at: 0 }]);
});

test('what is only said makes no sound', () => {
  expect(cuesOf(happened('stop', 0, 'stops'))).toEqual([]);
  expect(soundsOfLanding(happened('stop', 0, 'stops'))).toEqual([]);
});
