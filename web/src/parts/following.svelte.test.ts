import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Due } from '../boards/board';
import { following } from './following.svelte';

const DICE: Due = { seat: 0, form: 'd', real: false };

let due = $state.raw<Due | null>(null);
let thrown: number[] = [];
let dice: ReturnType<typeof following>;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  due = null;
  thrown = [];
  leave = $effect.root(() => {
    dice = following(
      () => due,
      (seat) => thrown.push(seat),
    );
  });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function turn(next: Due | null): void {
  due = next;
  flushSync();
}

test('dice that nobody took up stay in the hand', () => {
  turn(DICE);
  expect(thrown).toEqual([]);
});

test('dice follow a word that was long under way', () => {
  dice.expect(0);
  vi.advanceTimersByTime(4_000);
  turn(DICE);
  expect(thrown).toEqual([0]);
});

test('a word soon after another is not forgotten with it', () => {
  dice.expect(0);
  turn(DICE);
  turn(null);
  vi.advanceTimersByTime(1_400);
  dice.expect(0);
  vi.advanceTimersByTime(200);
  turn(DICE);
  expect(thrown).toEqual([0, 0]);
});

test('a word that came to nothing is forgotten in the end', () => {
  dice.expect(0);
  vi.advanceTimersByTime(60_000);
  turn(DICE);
  expect(thrown).toEqual([]);
});
