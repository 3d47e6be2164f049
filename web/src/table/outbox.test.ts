import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, Outbox } from './outbox';

let said: number[];
let lost: number[];
let isLate: boolean;
let isOpen: boolean;
let outbox: Outbox;

const tap = (id: number): Asked => ({ type: 'throw', id, seat: 0, version: 3 });

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  lost = [];
  isLate = false;
  isOpen = true;
  outbox = new Outbox({
    send: ({ id }) => {
      if (isOpen) said.push(id);
      return isOpen;
    },
    onLate: (late) => {
      isLate = late;
    },
    onGivenUp: ({ id }) => lost.push(id),
  });
});

afterEach(() => {
  outbox.close();
  vi.useRealTimers();
});

test('what is answered in time is said once', () => {
  outbox.add(tap(1));
  expect(outbox.answered(1)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([1]);
  expect(isLate).toBe(false);
  expect(outbox.isEmpty).toBe(true);
});

test('what is not answered in four seconds is late, and said again under its number', () => {
  outbox.add(tap(1));
  vi.advanceTimersByTime(3_900);
  expect(isLate).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isLate).toBe(true);
  expect(said).toEqual([1, 1]);
  expect(outbox.answered(1)).toBe(true);
  expect(isLate).toBe(false);
});

test('what was tapped without a line goes out in order when there is one', () => {
  isOpen = false;
  outbox.add(tap(1));
  outbox.add(tap(2));
  vi.advanceTimersByTime(600_000);
  expect(said).toEqual([]);
  expect(isLate).toBe(true);
  isOpen = true;
  outbox.begin();
  expect(said).toEqual([1, 2]);
  expect(isLate).toBe(false);
  expect(outbox.answered(1)).toBe(false);
  vi.advanceTimersByTime(4_000);
  expect(said).toEqual([1, 2, 2]);
  expect(isLate).toBe(true);
});

test('a house that is there and never answers is not asked for ever, and it is said', () => {
  outbox.add(tap(1));
  vi.advanceTimersByTime(120_000);
  expect(said).toEqual([1, 1, 1, 1, 1]);
  expect(lost).toEqual([1]);
  expect(outbox.isEmpty).toBe(true);
});
