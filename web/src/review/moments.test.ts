import { expect, test } from 'vitest';
import type { CostlyChoice, Moment, ReviewedGame } from '../wire/forms';
import { around, costliest, textOf } from './moments';

const CHOICES = [5, 1, 9, 3].map((loss, at) => ({ event: 10 * at, loss }) as CostlyChoice);
const events = (choices: CostlyChoice[]) => choices.map(({ event }) => event);

test('the costliest are shown in the order of the game', () => {
  expect(events(costliest(CHOICES, 2))).toEqual([0, 20]);
  expect(events(costliest(CHOICES))).toEqual([0, 10, 20, 30]);
});

test('from any moment one walks to the nearest choice before and after it', () => {
  expect(around(CHOICES, 10)).toEqual({ before: CHOICES[0], after: CHOICES[2] });
  expect(around(CHOICES, 15)).toEqual({ before: CHOICES[1], after: CHOICES[2] });
  expect(around(CHOICES, 0)).toEqual({ before: null, after: CHOICES[1] });
  expect(around(CHOICES, 30).after).toBeNull();
});

test('what was tapped is said in the language of the review that is there now', () => {
  const tapped = { event: 3, seat: 1, kind: 'luck', text: 'Bo throws a 6.' } as Moment;
  const other = { ...tapped, text: 'Bo gooit een 6.' };
  const choice = { event: 3, seat: 1, text: 'Beter was „stop”.' } as CostlyChoice;
  const review = { turning_points: [], luckiest: other, unluckiest: null, choices: [choice] };
  expect(textOf(review as unknown as ReviewedGame, tapped)).toBe(other.text);
  expect(textOf(review as unknown as ReviewedGame, { ...choice, text: 'Better was “stop”.' })).toBe(
    choice.text,
  );
  expect(textOf(null, tapped)).toBe('');
});
