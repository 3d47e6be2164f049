import { expect, test } from 'vitest';
import type { OptionFacts } from '../wire/forms';
import { differing, valueAt, valueInWords } from './options';
import { Voice } from './voice';

const HANDICAP: OptionFacts = {
  name: 'handicap',
  rule: 'P1',
  schema: {},
  defaults: { 2: [0, 0], 3: [0, 0, 0] },
};
const MARKS: OptionFacts = { name: 'marks', rule: 'P1', schema: {}, defaults: { 2: 9, 3: 9 } };

test.each([
  ['en', [0, 3], '3 marks fewer for Bo'],
  ['nl', [1, 3], 'één streepje minder voor An en 3 streepjes minder voor Bo'],
  ['fr', [0, 0], 'aucune'],
  ['de', [0, 1], 'ein Strich weniger für Bo'],
] as const)('in %s %j is said by name', async (language, given, said) => {
  const voice = await Voice.load(language, 'pietjesbak');
  expect(valueInWords(voice, 'handicap', given, ['An', 'Bo'])).toBe(said);
});

test('who has not sat down yet is a number', async () => {
  const voice = await Voice.load('en', 'mens');
  expect(valueInWords(voice, 'handicap', [0, 2])).toBe('2 pawns home for Player 2');
});

test('a number for each player is for as many as there were', () => {
  const chosen = { handicap: [0, 3], marks: 5 };
  expect(valueAt(HANDICAP, chosen, 2)).toEqual([0, 3]);
  expect(valueAt(HANDICAP, chosen, 3)).toEqual([0, 0, 0]);
  expect(differing([HANDICAP, MARKS], chosen, 2)).toEqual(chosen);
  expect(differing([HANDICAP, MARKS], chosen, 3)).toEqual({ marks: 5 });
  expect(differing([HANDICAP, MARKS], { handicap: [0, 0] }, 2)).toEqual({});
});
