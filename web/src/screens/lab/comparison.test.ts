import { expect, test } from 'vitest';
import { comparisonIn, searchFor } from './comparison';

test.each([
  { game: 'mens', players: 4, a: { bounce: false }, b: { tries: 3, win: 'all' } },
  { game: 'zocken', players: 2, a: {}, b: { table: [0, 10, 30], circles: 'roygbvw' } },
  { game: 'azen_jagen', players: 3, a: { drink: '5' }, b: { drink: 'a: b & c' } },
])('a link opens the same comparison: %o', (comparison) => {
  expect(comparisonIn(searchFor(comparison))).toEqual(comparison);
});

test('it can be read by people', () => {
  const comparison = { game: 'stich', players: 3, a: {}, b: { swap: true, target: 'die' } };
  expect(decodeURIComponent(searchFor(comparison))).toBe('?game=stich&players=3&b=swap:true&b=target:die');
});

test('what nobody asked is as usual', () => {
  expect(comparisonIn('')).toEqual({ game: '', players: 0, a: {}, b: {} });
  expect(comparisonIn('?players=many').players).toBe(0);
});
