import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../house/settings.svelte';
import type { Frame } from '../wire/forms';
import type { GameView, StichView } from '../wire/views';
import { Film } from './film.svelte';

const view = (round: number, hand: number | null): GameView => ({ round, hand }) as StichView;

const frame = (number: number): Frame => ({
  seat: null,
  word: `${number}`,
  falling: null,
  told: [{ key: 'throws', arguments: { number } }],
  told_to: { 1: [{ key: 'draws-card', arguments: { number } }] },
  shows: { moves: 1000, rests: 500 },
  turn: { kind: 'chance', seats: [0], fall: 'd', by_itself: false },
  view: view(number, null),
  views: { 1: view(number, number) },
  scores: [],
  winners: [],
});

let stop: () => void;
let film: Film;

beforeEach(() => {
  vi.useFakeTimers();
  settings.tempo = 'calm';
  stop = $effect.root(() => {
    film = new Film();
  });
  film.frames = [0, 1, 2, 3].map(frame);
  pass(0);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test('what comes next is told when its movement has ended', () => {
  film.on();
  pass(900);
  expect([film.view, film.landed.view]).toEqual([view(1, null), view(0, null)]);
  expect(film.landed.last).toBeNull();
  pass(200);
  expect(film.landed.view).toEqual(view(1, null));
  expect(film.landed.last?.tellings[0]?.key).toBe('throws');
});

test('a jump lies still at once', () => {
  film.toEnd();
  expect(film.moving).toBe(false);
  expect(film.landed.view).toEqual(view(3, null));
  film.on();
  expect(film.step).toBe(3);
});

test('it plays to the end, and from the start when played again there', () => {
  film.toggle();
  pass(1500);
  expect(film.step).toBe(1);
  pass(1500);
  pass(1500);
  expect([film.step, film.playing]).toEqual([3, false]);
  film.toggle();
  expect([film.step, film.playing]).toEqual([0, true]);
});

test('other eyes see and are told more', () => {
  film.eyes = 1;
  film.toEnd();
  expect(film.view).toEqual(view(3, 3));
  expect(film.landed.last?.tellings[0]?.key).toBe('draws-card');
});
