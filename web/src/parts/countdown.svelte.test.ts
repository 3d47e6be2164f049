import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countdown } from './countdown.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('three, two, one, and it has come', () => {
  let begins = $state<number | null>(null);
  const stop = $effect.root(() => {
    const count = countdown(() => begins);
    flushSync();
    expect(count.left).toBeNull();
    begins = Date.now() + 2500;
    flushSync();
    const seen = [500, 1000, 1000].map((wait) => {
      const before = count.left;
      vi.advanceTimersByTime(wait);
      return before;
    });
    expect(seen).toEqual([3, 2, 1]);
    expect(count.left).toBe(0);
  });
  stop();
});
