import { expect, test } from 'vitest';
import { paintsOf } from './paint';

const seats = [{ colour: 5 }, { colour: 0 }, { colour: 2 }, { colour: 3 }];

test('who plays one colour plays their own', () => {
  expect(paintsOf({ owner: [0, 1, 2, 3] }, seats)).toEqual([5, 0, 2, 3]);
});

test('an arm that nobody plays takes a colour nobody has', () => {
  expect(paintsOf({ owner: [0, null, 1, null] }, seats)).toEqual([5, 1, 0, 2]);
});

test('who plays two colours plays their own, and one that is left over', () => {
  expect(paintsOf({ owner: [0, 1, 0, 1] }, seats)).toEqual([5, 0, 1, 2]);
  expect(paintsOf({ owner: [0, 1, 0, 1] }, [{ colour: 0 }, { colour: 1 }])).toEqual([0, 1, 2, 3]);
});

test('a game without such colours has nothing to paint', () => {
  expect(paintsOf({ dice: [1, 2, 3] }, seats)).toEqual([]);
  expect(paintsOf(null, seats)).toEqual([]);
});
