import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HouseClock } from './clock';

const AHEAD = 5_000; // milliseconds by which the house's clock is ahead of this device's

let clock: HouseClock;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  clock = new HouseClock();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A ping that took so many milliseconds there, and so many back. */
function ping(there: number, back: number, ahead = AHEAD): void {
  const sent = Date.now();
  vi.advanceTimersByTime(there);
  const at = (Date.now() + ahead) / 1000;
  vi.advanceTimersByTime(back);
  clock.learn(at, sent);
}

test('before the first ping came back it is guessed from what the house said', () => {
  clock.guess((Date.now() + AHEAD - 40) / 1000);
  expect(clock.offset).toBeCloseTo(AHEAD - 40);
});

test('a ping that took as long there as back tells it exactly', () => {
  ping(80, 80);
  expect(clock.offset).toBeCloseTo(AHEAD);
  expect(clock.now()).toBeCloseTo((Date.now() + AHEAD) / 1000);
  expect(clock.here(clock.now())).toBeCloseTo(Date.now());
  clock.guess(0);
  expect(clock.offset).toBeCloseTo(AHEAD);
});

test('the fastest of the last pings is believed', () => {
  ping(20, 20);
  ping(20, 900);
  ping(700, 30);
  expect(clock.offset).toBeCloseTo(AHEAD);
});

test('after a clock was put right, what was known before is forgotten', () => {
  ping(5, 5);
  ping(50, 60, AHEAD - 60_000);
  expect(clock.offset).toBeCloseTo(AHEAD - 60_000 - 5);
});
