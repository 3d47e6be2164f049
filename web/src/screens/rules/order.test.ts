import { expect, test } from 'vitest';
import { moved, rowAt } from './order';

test('what is moved takes its place and the others close up', () => {
  expect(moved(['r', 'o', 'y', 'g'], 0, 2)).toEqual(['o', 'y', 'r', 'g']);
  expect(moved(['r', 'o', 'y', 'g'], 3, 1)).toEqual(['r', 'g', 'o', 'y']);
  expect(moved(['r', 'o'], 0, 9)).toEqual(['o', 'r']);
  expect(moved(['r', 'o'], 0, -1)).toEqual(['r', 'o']);
});

test('a pointer outside the list is over its first or last row', () => {
  const list = { top: 100, height: 70 };
  expect([90, 100, 125, 169, 999].map((y) => rowAt(y, list, 7))).toEqual([0, 0, 2, 6, 6]);
});
