import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parts } from './parts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  parts.forget();
  vi.useRealTimers();
});

test('a part that comes is handed on', async () => {
  expect(await parts.need(async () => 'board')).toBe('board');
  expect(parts.areMissing).toBe(false);
});

test('a part that fails is missed until the reader goes elsewhere', async () => {
  void parts.need(() => Promise.reject(new Error('404')));
  await vi.advanceTimersByTimeAsync(0);
  expect(parts.areMissing).toBe(true);
  parts.forget();
  expect(parts.areMissing).toBe(false);
});

test('a part that is long in coming is missed until it is there', async () => {
  let come: (part: string) => void = () => undefined;
  const board = parts.need(() => new Promise<string>((resolve) => (come = resolve)));
  await vi.advanceTimersByTimeAsync(7_900);
  expect(parts.areMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(parts.areMissing).toBe(true);
  come('board');
  expect(await board).toBe('board');
  expect(parts.areMissing).toBe(false);
});
