import { expect, test } from 'vitest';
import { isLoud, soundOn } from './quiet';

const at = (hour: number) => new Date(2026, 10, 15, hour, 30);

test.each([
  ['auto', 12, true],
  ['auto', 23, false],
  ['auto', 6, false],
  ['on', 23, true],
  ['off', 12, false],
] as const)('%s at %d: %s', (noise, hour, loud) => {
  expect(isLoud(noise, at(hour))).toBe(loud);
});

test.each([
  [12, 'auto'],
  [23, 'on'],
] as const)('sound switched on at %d is %s', (hour, noise) => {
  expect(soundOn(at(hour))).toBe(noise);
});
