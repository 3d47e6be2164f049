import { expect, test } from 'vitest';
import type { PlaySums } from '../wire/forms';
import { gradesOf, playInWords, shareOf } from './play';

/** So many choices at which this share of the stake was lost. */
const choices = (many: number, lost: number, stake = 0.04): PlaySums => ({
  choices: many,
  loss: many * lost * stake,
  stake: many * stake,
  loss_squared: many * (lost * stake) ** 2,
  loss_by_stake: many * lost * stake ** 2,
  stake_squared: many * stake ** 2,
});

test('few choices leave no word, many leave one', () => {
  expect(gradesOf(choices(7, 0))).toEqual([]);
  expect(gradesOf(choices(12, 0))[0]).toBe('flawless');
  expect(gradesOf(choices(200, 0))).toEqual(['flawless']);
  expect(gradesOf(choices(40, 1))).toEqual(['wild']);
  expect(shareOf(choices(50, 0.3)).share).toBeCloseTo(0.3);
  expect(shareOf(choices(50, 0.3)).error).toBeCloseTo(1 / 50);
});

test('one choice leaves no word, however bad it was', () => {
  expect(shareOf(choices(1, 2))).toEqual({ share: 2, error: 2 });
  expect(gradesOf(choices(1, 2))).toEqual([]);
});

test('choices at which nothing was at stake do not make it surer', () => {
  const padded = { ...choices(2, 0, 0.1), choices: 100 };
  expect(shareOf(padded).error).toBeCloseTo(1 / 2);
  expect(gradesOf(padded)).toEqual([]);
});

test('it is said with its error, and with one word or two', () => {
  const say = (key: string, told = {}) => `${key}${Object.values(told).join('|')}`;
  expect(playInWords(choices(7, 0), say)).toMatchObject({ choices: 7, word: 'review-few' });
  expect(playInWords(choices(40, 1), say)).toMatchObject({ word: 'review-word-wild' });
  expect(playInWords(choices(20, 0.4), say)).toMatchObject({
    word: 'review-betweenreview-word-fair|review-word-loose',
  });
});
