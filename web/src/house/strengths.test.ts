import { beforeEach, expect, test } from 'vitest';
import type { ReviewedGame, ReviewedSeat } from '../wire/forms';
import { keepStrengths, strengthOf } from './strengths';

const seatOf = ([choices, compared]: [number, number]): ReviewedSeat => ({
  start: 0.5,
  luck: 0.5,
  own: 0,
  others: 0,
  drift: 0,
  result: 1,
  skill: 0,
  shown: [0.5, 0.5, 0, 0, 0, 1],
  choices,
  error: compared / 100,
  compared,
  sums: { choices, loss: 0, stake: 0, loss_squared: 0, loss_by_stake: 0, stake_squared: 0 },
  grades: [],
  said: '',
});

const reviewed = (...seats: [number, number][]): ReviewedGame => ({
  game: 'mens',
  players: ['An', 'Bo'],
  unit: 'win',
  exact: false,
  over: true,
  certainty: '',
  seats: seats.map(seatOf),
  curve: [],
  at: [],
  rounds: [],
  turning_points: [],
  luckiest: null,
  unluckiest: null,
  costliest: null,
  choices: [],
  again: [],
  picture: '',
});

beforeEach(() => localStorage.clear());

test('reviews of one name add up, each game once', () => {
  keepStrengths(reviewed([30, 1], [5, 2]));
  keepStrengths(reviewed([30, 1], [5, 2]));
  expect(strengthOf('mens', ' an')).toEqual({ choices: 30, compared: 1 });
  keepStrengths(reviewed([10, 3], [20, 1]));
  expect(strengthOf('mens', 'An')).toEqual({ choices: 40, compared: 1.5 });
  expect(strengthOf('mens', 'Bo')).toEqual({ choices: 25, compared: 1.2 });
});

test('too few choices, another game, a game alone and one that is not over say nothing', () => {
  keepStrengths(reviewed([19, 1], [0, 0]));
  keepStrengths({ ...reviewed([90, 1], [90, 1]), over: false });
  keepStrengths({ ...reviewed([90, 1], [90, 1]), unit: 'points' });
  expect(strengthOf('mens', 'An')).toBeNull();
  expect(strengthOf('mens', 'Bo')).toBeNull();
  expect(strengthOf('zocken', 'An')).toBeNull();
});

test('what cannot be read is nothing', () => {
  localStorage.setItem('toog.strengths', '{');
  expect(strengthOf('mens', 'An')).toBeNull();
});
