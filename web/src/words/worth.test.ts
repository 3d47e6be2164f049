import { expect, test } from 'vitest';
import type { Hint } from '../wire/forms';
import { Voice } from './voice';
import { barsOf, lossInWords, worthInWords } from './worth';

const { say } = await Voice.load('nl');

function hint(given: Partial<Hint>, ...values: number[]): Hint {
  const moves = values.map((value, at) => ({
    move: `m${at}`,
    value,
    error: 0.004,
    loss_error: 0,
    mark: 'good' as const,
  }));
  return { seat: 0, version: 1, unit: 'win', exact: false, moves, best: 'm0', reasons: [], ...given };
}

function said(asked: Hint): string[] {
  return asked.moves.map((worth) => worthInWords(worth, asked, say).replaceAll('\u00a0', ' '));
}

test('a chance is written in hundredths, with how far it may be off where it is estimated', () => {
  expect(said(hint({}, 0.6254, 0.5))).toEqual(['62,5% ± 0,4', '50% ± 0,4']);
  expect(said(hint({ exact: true }, 0.6254))).toEqual(['62,5%']);
});

test('points are written as points, less than none with a minus', () => {
  expect(said(hint({ unit: 'points', exact: true }, 41.26, -3.5))).toEqual(['41,3', '−3,5']);
});

test('what a move cost is said in games of a hundred, or in points', () => {
  expect(lossInWords(0.053, 'win', say)).toBe('Zo win je van 100 zulke spellen er 5,3 minder.');
  expect(lossInWords(1, 'points', say)).toBe('Dat kost je gemiddeld één punt.');
});

test('a bar is as long as the chance, or as the points beside the most there are', () => {
  expect(barsOf(hint({}, 0.6, 0.2))).toEqual([0.6, 0.2]);
  expect(barsOf(hint({ unit: 'points' }, 80, 20, -5))).toEqual([1, 0.25, 0]);
});
