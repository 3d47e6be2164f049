import { beforeEach, expect, test } from 'vitest';
import type { PlaySums, ReviewedGame } from '../wire/forms';
import { countGame, countPlay, countTurn, figures } from './figures';

beforeEach(() => localStorage.clear());

test('a game that is over counts once, however often its end is seen', () => {
  countGame('a', 'mens', true, 0);
  countGame('a', 'mens', true, 0);
  countGame('b', 'mens', false, 1);
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

const sums = (choices: number): PlaySums => ({
  choices,
  loss: choices,
  stake: 2 * choices,
  loss_squared: choices,
  loss_by_stake: choices,
  stake_squared: choices,
});

const reviewed = (mine: number, told: Partial<ReviewedGame> = {}) =>
  ({
    game: 'mens',
    unit: 'win',
    over: true,
    seats: [{ sums: sums(99) }, { sums: sums(mine) }],
    ...told,
  }) as ReviewedGame;

test('the choices of own games add up, each game once, and those of others do not', () => {
  countGame('a', 'mens', true, 1);
  countGame('b', 'mens', false, 1);
  countPlay('a', reviewed(20, { over: false }));
  countPlay('a', reviewed(20));
  countPlay('a', reviewed(20));
  countPlay('another', reviewed(50));
  countPlay('b', reviewed(10));
  expect(figures().play).toEqual({ mens: sums(30) });
});

test('points of a game alone are not added to chances to win', () => {
  countGame('a', 'zocken', true, 1);
  countPlay('a', reviewed(20, { game: 'zocken', unit: 'points' }));
  expect(figures().play).toEqual({});
});
