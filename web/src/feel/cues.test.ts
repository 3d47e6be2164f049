import { expect, test } from 'vitest';
import { traitsOf } from '../games/registry';
import type { Traits } from '../games/traits';
import type { Happening } from '../parts/happening';
import type { Telling } from '../wire/messages';
import { cuesOf, soundsOfLanding } from './cues';

const [mens, pietjesbak, stich] = ['mens', 'pietjesbak', 'stich'].map(traitsOf) as [Traits, Traits, Traits];

const happened = (word: string, seat: number | null, ...keys: Telling['key'][]): Happening => ({
  version: 1,
  seat,
  word,
  moves: 1000,
  tellings: keys.map((key) => ({ key, arguments: key === 'moves' ? { pips: 3 } : {} })),
});

test('dice rattle while they fly and land on felt', () => {
  const thrown = happened('1 4 3', null, 'throws', 'wins-round');
  expect(cuesOf(thrown, pietjesbak)).toEqual([{ sound: 'rattle', at: 0 }]);
  expect(soundsOfLanding(thrown, pietjesbak)).toEqual(['felt', 'chalk']);
});

test('a pawn hops circle by circle, and a hit thuds when it arrives', () => {
  expect(cuesOf(happened('move 3', 0, 'moves'), mens).map(({ at }) => at)).toEqual([1 / 3, 2 / 3, 1]);
  const hit = cuesOf(happened('move 3', 0, 'moves', 'hits'), mens);
  expect(hit.find(({ sound }) => sound === 'thud')?.at).toBe(Math.max(...hit.map(({ at }) => at)));
});

test('a shuffled pack lies face down and is heard all the same', () => {
  const dealt = { ...happened('', null, 'deals'), word: null };
  expect(cuesOf(dealt, stich)).toEqual([{ sound: 'riffle', at: 0 }]);
});

test('what is only said makes no sound', () => {
  expect(cuesOf(happened('stop', 0, 'stops'), pietjesbak)).toEqual([]);
  expect(soundsOfLanding(happened('stop', 0, 'stops'), pietjesbak)).toEqual([]);
});
