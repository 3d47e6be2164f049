import { expect, test } from 'vitest';
import type { Moment, ReviewedGame } from '../wire/forms';
import {
  across,
  boundsOf,
  down,
  frameFor,
  MARGIN,
  nearest,
  roundsOn,
  signedSpots,
  spotOf,
  spotsOf,
  stepAt,
  valuesAt,
} from './curve';

/** Three events, of which the second has two prices. */
const REVIEW = {
  unit: 'win',
  curve: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.6],
    [0.3, 0.7],
    [0, 1],
    [0, 1],
  ],
  at: [0, 1, 2, 2, 3, 3],
  rounds: [0, 1, 2],
} as unknown as ReviewedGame;
const frame = frameFor(REVIEW, 400, 200);

test('a chance is drawn from none to certain, points as far as they went', () => {
  expect(boundsOf(REVIEW)).toEqual([0, 1]);
  expect(boundsOf({ unit: 'points', curve: [[458.3], [-150]] })).toEqual([-150, 458.3]);
  expect(boundsOf({ unit: 'points', curve: [[7], [7]] })).toEqual([7, 8]);
});

test('the first and the last moment lie at the edges, certainty at the top', () => {
  expect(across(frame, 0)).toBe(MARGIN.left);
  expect(across(frame, 3)).toBe(400 - MARGIN.right);
  expect(down(frame, 1)).toBe(MARGIN.top);
  expect(down(frame, 0)).toBe(200 - MARGIN.bottom);
});

test('wherever the curve is tapped there is a moment of the game', () => {
  for (const step of [0, 1, 2, 3]) expect(stepAt(frame, across(frame, step))).toBe(step);
  expect(stepAt(frame, -50)).toBe(0);
  expect(stepAt(frame, 1000)).toBe(3);
});

test('two prices of one event stand above each other, and the last of them counts', () => {
  const xs = spotsOf(REVIEW, 0, frame).map(({ x }) => x);
  expect(xs[2]).toBe(xs[3]);
  expect(valuesAt(REVIEW, 2)).toEqual([0.3, 0.7]);
  expect(valuesAt(REVIEW, 99)).toEqual([0, 1]);
});

test('a round is written where it begins, and none on another', () => {
  expect(roundsOn(frame, REVIEW.rounds).map(({ round }) => round)).toEqual([1, 2]);
  const many = frameFor({ ...REVIEW, rounds: Array.from({ length: 100 }, (_, at) => at + 1) }, 320, 200);
  const written = roundsOn(
    many,
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
  for (const [at, { x }] of written.entries())
    expect(x - (written[at - 1]?.x ?? -99)).toBeGreaterThanOrEqual(30);
});

test('a turning point is marked where it led to, and meant by a finger near it', () => {
  const spot = spotOf(REVIEW, { event: 1, seat: 1 } as Moment, frame);
  expect(spot).toEqual({ x: across(frame, 2), y: down(frame, 0.7) });
  expect(nearest([{ x: 0, y: 0 }, spot], { x: spot.x + 10, y: spot.y - 10 })).toBe(1);
  expect(nearest([spot], { x: spot.x + 60, y: spot.y })).toBeNull();
  expect(nearest([], { x: 0, y: 0 })).toBeNull();
});

test('the signs of two seats never lie on one another', () => {
  const line = Array.from({ length: 300 }, (_, x) => ({ x: x + MARGIN.left, y: 0 }));
  const [one, other] = [signedSpots(line, 0, 2), signedSpots(line, 1, 2)].map((spots) =>
    spots.map(({ x }) => x),
  );
  expect(one?.length).toBeGreaterThan(1);
  expect(one?.some((x) => other?.includes(x))).toBe(false);
});
