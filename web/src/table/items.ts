/** One thing that happened at a table, as a board and the log read it. */
import type { Happening } from '../parts/happening';
import type { Entry } from '../wire/entries';
import type { Item, TableView, Telling } from '../wire/messages';
import type { GameView } from '../wire/views';

const GAME_ENTRIES = new Set<Entry['entry']>(['moved', 'fell', 'undone']);

/** What happened in the game itself, and not in the company. */
export function isOfTheGame(item: Item): boolean {
  return GAME_ENTRIES.has(item.entry.entry);
}

/** Whom it is about, where it is about one. */
export function seatOf(entry: Entry): number | null {
  return 'seat' in entry ? entry.seat : null;
}

/** What this seat was told, which may be more than everyone was. */
export function tellingsFor(item: Pick<Item, 'told' | 'told_to'>, eyes: number | null): Telling[] {
  return (eyes === null ? undefined : item.told_to[eyes]) ?? item.told;
}

/** What this seat sees, which may be more than everyone does. */
export function seenBy(
  shown: Pick<TableView, 'view' | 'views'> | null | undefined,
  eyes: number | null,
): GameView | null {
  return (eyes === null ? undefined : shown?.views[eyes]) ?? shown?.view ?? null;
}

/** `moves`: for how many milliseconds it moves on this screen. */
export function happening(item: Item | null, eyes: number | null, moves = 0): Happening | null {
  if (item === null) return null;
  const { entry } = item;
  return {
    version: item.version,
    moves,
    seat: entry.entry === 'moved' ? entry.seat : null,
    word: entry.entry === 'moved' || entry.entry === 'fell' ? entry.word : null,
    tellings: tellingsFor(item, eyes),
  };
}
