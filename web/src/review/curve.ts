/** Where everything stands in the drawing of a curve: events run from left to right, what they are worth upwards. */
import type { Moment, ReviewedGame } from '../wire/forms';

/** Room for the numbers beside and below the curve, for what they count, and for a sign at its edges. */
export const MARGIN = { left: 48, right: 14, top: 14, bottom: 44 };
const ROOM_FOR_ROUND = 30;
const NEAR = 22; // pixels: half of what a finger covers
const SIGNS_EVERY = 90;

/** As second sign beside the colour, by seat. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '18 5', '5 3', '1 5', '8 3 2 3 2 3'];

export interface Spot {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
  /** How many events there are. */
  events: number;
  low: number;
  high: number;
}

export function frameFor(review: ReviewedGame, width: number, height: number): Frame {
  const [low, high] = boundsOf(review);
  return { width, height, events: Math.max(review.rounds.length, 1), low, high };
}

/** From no chance to certainty; for points all there were. */
export function boundsOf({ unit, curve }: Pick<ReviewedGame, 'unit' | 'curve'>): [number, number] {
  if (unit === 'win') return [0, 1];
  const values = curve.flat();
  const low = Math.min(...values);
  return [low, Math.max(low + 1, ...values)];
}

/** `step`: so many events have happened. */
export function across({ width, events }: Frame, step: number): number {
  return MARGIN.left + ((width - MARGIN.left - MARGIN.right) * step) / events;
}

export function down({ height, low, high }: Frame, value: number): number {
  const bottom = height - MARGIN.bottom;
  return bottom - ((bottom - MARGIN.top) * (value - low)) / (high - low);
}

export function stepAt({ width, events }: Frame, x: number): number {
  const part = (x - MARGIN.left) / (width - MARGIN.left - MARGIN.right);
  return Math.round(Math.max(0, Math.min(1, part)) * events);
}

export function spotsOf(review: ReviewedGame, seat: number, frame: Frame): Spot[] {
  return review.curve.map((values, point) => ({
    x: across(frame, review.at[point] ?? 0),
    y: down(frame, values[seat] ?? 0),
  }));
}

export function pathOf(spots: readonly Spot[]): string {
  return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** Where a curve carries the sign of its seat, so that no two lie on one another. */
export function signedSpots(spots: readonly Spot[], seat: number, seats: number): Spot[] {
  let next = MARGIN.left + (SIGNS_EVERY * (seat + 1)) / seats;
  return spots.filter(({ x }) => {
    if (x < next) return false;
    next = x + SIGNS_EVERY;
    return true;
  });
}

/** What everyone's value was when so many events had happened. */
export function valuesAt({ curve, at }: Pick<ReviewedGame, 'curve' | 'at'>, step: number): number[] {
  return curve[at.findLastIndex((happened) => happened <= step)] ?? [];
}

/** Each round where it begins, if there is room beside the one before. */
export function roundsOn(frame: Frame, rounds: readonly number[]): { x: number; round: number }[] {
  let free = 0;
  return rounds.flatMap((round, event) => {
    const x = across(frame, event);
    const begins = round > (rounds[event - 1] ?? 0);
    if (!begins || x < free || x > frame.width - MARGIN.right) return [];
    free = x + ROOM_FOR_ROUND;
    return [{ x, round }];
  });
}

/** Where a turning point is marked: on the curve of whom it changed most for, once it has happened. */
export function spotOf(review: ReviewedGame, { event, seat }: Moment, frame: Frame): Spot {
  return { x: across(frame, event + 1), y: down(frame, valuesAt(review, event + 1)[seat] ?? 0) };
}

/** The one that a finger means, if it means one. */
export function nearest(spots: readonly Spot[], { x, y }: Spot): number | null {
  const distances = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
  const least = Math.min(...distances);
  return least <= NEAR ? distances.indexOf(least) : null;
}
