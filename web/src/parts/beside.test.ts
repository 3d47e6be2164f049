import { expect, test } from 'vitest';
import { beside } from './beside';

const WINDOW = { width: 320, height: 568 };
const NOTE = { width: 280, height: 60 };
const SIGN = { left: 0, top: 50, width: 320, height: 40 };

test('a note stands above what was touched, inside the window', () => {
  const card = { left: 290, top: 480, width: 44, height: 70 };
  expect(beside(card, NOTE, WINDOW, SIGN)).toEqual({ ...NOTE, left: 32, top: 412 });
});

test('near the sign it goes below what was touched', () => {
  const die = { left: 100, top: 110, width: 44, height: 44 };
  expect(beside(die, NOTE, WINDOW, SIGN).top).toBe(162);
});

test('where neither is free it stands below the sign', () => {
  const board = { left: 0, top: 60, width: 320, height: 500 };
  expect(beside(board, NOTE, WINDOW, SIGN).top).toBe(98);
});

test('with nothing touched it stands in the middle', () => {
  expect(beside(null, NOTE, WINDOW, null)).toEqual({ ...NOTE, left: 20, top: 216 });
});
