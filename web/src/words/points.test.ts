import { expect, test } from 'vitest';
import { signed } from './points';

test('points have a real minus, and a plus where something is won', () => {
  expect([40, 0, -20].map((points) => signed(points))).toEqual(['40', '0', '−20']);
  expect([40, 0, -20].map((points) => signed(points, '+'))).toEqual(['+40', '0', '−20']);
});
