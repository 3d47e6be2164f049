import { expect, test } from 'vitest';
import tokens from '../look/tokens.css?raw';
import { CALM, delayOf, EASE, paced, tumble } from './timing';

test('a brisk reader waits half as long, and one who wants it at once does not wait', () => {
  expect(paced(1000, 'calm')).toBe(1000);
  expect(paced(1000, 'brisk')).toBe(500);
  expect(paced(1000, 'at-once')).toBe(0);
});

test.each([0, 1, 2])('die %d lies when its throw has ended', (die) => {
  const { duration, delay } = tumble(1000, delayOf(die));
  expect(delay).toBe(delayOf(die));
  expect(duration).toBeGreaterThan(0);
  expect(delay + duration).toBeLessThanOrEqual(1000);
});

test('where there is less time than the delay, the die lies there at the end of it', () => {
  expect(tumble(50, 140)).toEqual({ duration: 0, delay: 50 });
});

test('script and style sheet move alike', () => {
  expect(tokens).toContain(`--calm: ${CALM}ms;`);
  expect(tokens).toContain(`--ease: ${EASE};`);
});
