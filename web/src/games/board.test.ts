import { expect, test } from 'vitest';
import { throwerOf } from './board';

const due = { seat: 1, form: 'd d d', real: false };

test('who throws is a seat of this device for which dice are due', () => {
  expect(throwerOf(due, [0, 1])).toBe(1);
  expect(throwerOf(due, [0])).toBeNull();
  expect(throwerOf(null, [0, 1])).toBeNull();
});

test('real dice are thrown elsewhere', () => {
  expect(throwerOf({ ...due, real: true }, [1])).toBeNull();
});
