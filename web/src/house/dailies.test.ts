import { beforeEach, expect, test } from 'vitest';
import { answerTo, daysInARow, keepAnswer } from './dailies';

beforeEach(() => localStorage.clear());

test('the first answer to a puzzle of the day is the one that is kept', () => {
  keepAnswer('2026-03-01', 'mens', 'move 1');
  keepAnswer('2026-03-01', 'mens', 'move 2');
  keepAnswer('2026-03-01', 'zocken', 'roll r');
  expect(answerTo('2026-03-01', 'mens')).toBe('move 1');
  expect(answerTo('2026-03-01', 'zocken')).toBe('roll r');
  expect(answerTo('2026-03-02', 'mens')).toBeNull();
});

test('days in a row end at a gap, over the end of a month, and not at a day that is still young', () => {
  for (const day of ['2026-02-25', '2026-02-27', '2026-02-28', '2026-03-01']) keepAnswer(day, 'mens', 'pass');
  keepAnswer('2026-03-01', 'zocken', 'roll r');
  expect(daysInARow('2026-03-01')).toBe(3);
  expect(daysInARow('2026-03-02')).toBe(3);
  expect(daysInARow('2026-03-03')).toBe(0);
});

test('what is not to be read is as if nothing was kept', () => {
  localStorage.setItem('toog.dailies', '{');
  expect(answerTo('2026-03-01', 'mens')).toBeNull();
  expect(daysInARow('2026-03-01')).toBe(0);
});
