import { beforeEach, expect, test } from 'vitest';
import { countGame, countTurn, figures } from './figures';

beforeEach(() => localStorage.clear());

test('a game that is over counts once, however often its end is seen', () => {
  countGame('a', 'mens', true);
  countGame('a', 'mens', true);
  countGame('b', 'mens', false);
  expect(figures().games).toEqual({ mens: { played: 2, won: 1 } });
});

test('the best turn of Zocken is kept, also when it is below zero', () => {
  for (const points of [-20, 60, 40]) countTurn(points);
  expect(figures().bestTurn).toBe(60);
});

test('what is not to be read is as if nothing was kept', () => {
  localStorage.setItem('toog.figures', '{');
  expect(figures().games).toEqual({});
});
