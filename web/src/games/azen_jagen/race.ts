/** What a board shows of the race: what each may do here, and what each threw last. */
import type { Happening } from '../../parts/happening';
import type { SeatInfo } from '../../parts/seats/seat';
import type { Telling } from '../../wire/messages';
import type { AzenJagenView } from '../../wire/views';
import { tellingIn } from './tellings';

/** By seat, the dice of its last throw in the race. */
export type Throws = Record<number, string>;

export interface Target {
  seat: number;
  word: string;
}

/** A device that goes round alone plays in turn; otherwise everyone acts when they like. */
export function targetsOf(
  view: AzenJagenView,
  seats: SeatInfo[],
  mine: number[],
  legal: Record<number, string[]>,
): Target[] {
  const alone = seats.every((seat) => seat.yours && !seat.machine);
  const who = alone ? mine.filter((seat) => seat === view.next) : mine;
  return who.flatMap((seat) => (legal[seat] ?? []).map((word) => ({ seat, word })));
}

/** Who pays, when that was just decided. */
export function billIn(last: Happening | null): Telling | undefined {
  return tellingIn(last, 'pays-too-slow', 'pays-order', 'pays-own-order');
}

/** They lie there until something happens that belongs to no race. */
export function throwsOf(last: Happening | null, before: Throws): Throws {
  const thrown = tellingIn(last, 'race-throws')?.arguments;
  if (thrown) return { ...before, [Number(thrown.seat)]: String(thrown.dice) };
  return tellingIn(last, 'sips', 'empties', 'takes-dice') ? before : {};
}
