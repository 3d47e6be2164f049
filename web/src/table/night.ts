/** A table of a duplicate night: what falls there falls at others too, and is kept from them until all are done. */
import { lookAt, nightAt } from '../house/api';
import { keepKey, keysOf } from '../house/keys';
import type { GivenNight } from '../wire/forms';
import type { Night, View } from '../wire/messages';
import { words } from '../words/words.svelte';

/** Under this name the device keeps what it may end a night with. */
const nameOf = (night: string): string => `night ${night}`;

/** This device is the host at all tables, and of the night. */
export function keepNight({ night, tables, secret }: GivenNight): void {
  for (const table of tables) keepKey(table, secret);
  keepKey(nameOf(night), secret);
}

export function secretOf(night: string): string | null {
  return keysOf(nameOf(night))[0] ?? null;
}

export function nightPath({ tables: [first = ''] }: Night): string {
  return `/night/${first}`;
}

/** The same dice may still fall elsewhere. */
export function isNightOn({ night, seal }: View): boolean {
  return night !== null && (seal?.secret ?? null) === null;
}

export function hasNextRound(view: View): boolean {
  return isNightOn(view) && view.night !== null && view.night.round < view.night.rounds;
}

/** The house shows this device nothing of a game that is played: it has no seat there. */
export function isShut({ status, view }: View): boolean {
  return status !== 'waiting' && view === null;
}

export function nightInWords({ number, tables, round, rounds }: Night): string {
  const parts = [words.say('page-night')];
  if (tables.length > 1) {
    parts.push(words.say('page-night-table-of', { table: number + 1, tables: tables.length }));
  }
  if (rounds > 1) parts.push(words.say('page-night-round', { round, rounds }));
  return parts.join(' · ');
}

/** At which other table of the night this device sits, in whatever round, counted from 0. */
export async function seatElsewhere(table: string, { number }: Night): Promise<number | null> {
  const games = await nightAt(table).then(
    (night) => night.games,
    () => [],
  );
  for (const game of games) {
    for (const secret of game.number === number ? [] : keysOf(game.table)) {
      const found = await lookAt(game.table, secret).catch(() => null);
      if (found !== null && found.yours.length > 0) return game.number;
    }
  }
  return null;
}
