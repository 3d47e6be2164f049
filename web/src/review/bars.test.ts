import { expect, test } from 'vitest';
import { barOf, boundsOfBars } from './bars';

test('bars run from one nought to both sides, and the longest reach the edges', () => {
  const bounds = boundsOfBars([
    { name: 'colours', you: 30, expected: 60, best: 60 },
    { name: 'outs', you: -20, expected: -10, best: 0 },
  ]);
  expect(bounds).toEqual([-20, 60]);
  expect(barOf(-20, bounds)).toEqual({ left: 0, width: 0.25 });
  expect(barOf(60, bounds)).toEqual({ left: 0.25, width: 0.75 });
  expect(barOf(0, bounds)).toEqual({ left: 0.25, width: 0 });
});

test('where there was nothing to win the bars are empty', () => {
  expect(barOf(0, boundsOfBars([{ name: 'bets', you: 0, expected: 0, best: 0 }]))).toEqual({
    left: 0,
    width: 0,
  });
});
