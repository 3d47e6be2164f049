/** Who sits at a table, as the screens say it. */
import type { SeatInfo } from '../parts/seats/seat';
import type { TableView } from '../wire/messages';

/** Under which the game is played, once it has begun. */
export function namesIn(view: TableView | null): string[] {
  if (view === null) return [];
  return view.players.length > 0 ? view.players : view.seats.map((seat) => seat.name ?? '');
}

/** `yours` are held by this device; of those in `weak` the house has not heard for a few seconds. */
export function seatsIn(
  view: TableView | null,
  yours: readonly number[],
  weak: readonly number[],
): SeatInfo[] {
  const names = namesIn(view);
  return (view?.seats ?? []).map((seat, number) => ({
    kind: seat.kind,
    name: seat.name ?? names[number] ?? '',
    machine: seat.bot !== null,
    level: seat.bot,
    away: seat.away,
    weak: weak.includes(number),
    yours: yours.includes(number),
    colour: seat.colour,
  }));
}
