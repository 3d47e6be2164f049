/** A table of a duplicate night: what falls there falls at others too, and is kept from them until all are done. */
import { snapshotOf } from '../house/api';
import { keepKey, keysOf, latestTables } from '../house/keys';
import type { GivenNight } from '../wire/forms';
import type { Night, TableView } from '../wire/messages';
import { words } from '../words/words.svelte';

const MOST_LOOKED_AT = 20; // tables of this device, the latest

/** This device is the host at all tables, and of the night. */
export function keepNight({ tables, secret }: GivenNight): void {
  for (const table of tables) keepKey(table, secret);
}

/** The page of the night, by a table whose link this device has. */
export function nightPath(table: string): string {
  return `/night/${table}`;
}

/** The same dice may still fall elsewhere. */
export function isNightOn({ night, seal }: TableView): boolean {
  return night !== null && (seal?.secret ?? null) === null;
}

export function hasNextRound(view: TableView): boolean {
  return isNightOn(view) && view.night !== null && view.night.round < view.night.rounds;
}

/** The house shows this device nothing of a game that is played: it has no seat there. */
export function isShut({ status, view }: TableView): boolean {
  return status !== 'waiting' && view === null;
}

export function nightInWords({ number, tables, round, rounds }: Night): string {
  const parts = [words.say('page-night')];
  if (tables > 1) {
    parts.push(words.say('page-night-table-of', { table: number + 1, tables }));
  }
  if (rounds > 1) parts.push(words.say('page-night-round', { round, rounds }));
  return parts.join(' · ');
}

/** At which other table of the night this device sits, in whatever round, counted from 0. Tables of one night share a seal. */
export async function seatElsewhere({ night, seal, table: here }: TableView): Promise<number | null> {
  for (const table of latestTables(MOST_LOOKED_AT)) {
    for (const secret of table === here ? [] : keysOf(table)) {
      const found = await snapshotOf(table, secret).catch(() => null);
      const other = found?.snapshot;
      if (!found?.yours.length || !other?.night || other.seal?.hash !== seal?.hash) continue;
      if (other.night.number !== night?.number) return other.night.number;
    }
  }
  return null;
}
