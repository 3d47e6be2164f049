/** The dice of a throw-off, one before each seat. */
import { type Happening, tellingIn } from '../happening';

/** 0: not yet thrown; null: not in it. */
export type ThrowOff = (number | null)[];

/**
 * The view forgets the dice with the last one: what lay there `before` is shown with it until something else
 * happens.
 */
export function throwOffOf(
  lies: ThrowOff | null,
  players: number,
  last: Happening | null,
  before: ThrowOff | null,
): ThrowOff | null {
  const thrown = tellingIn(last, 'throws-off', 'throws-tie')?.arguments;
  if (!thrown) return lies;
  const decided = lies === null || tellingIn(last, 'throw-off-again') !== undefined;
  const lain = (decided ? before : null) ?? lies ?? Array.from({ length: players }, () => null);
  return lain.map((pips, seat) => (seat === thrown.seat ? Number(thrown.pips) : pips));
}

/** Whether a die lies there at all. */
export function hasBegun(throwOff: ThrowOff | null): throwOff is ThrowOff {
  return throwOff?.some((pips) => pips) ?? false;
}
