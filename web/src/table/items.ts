/** One thing that happened at a table, as a board and the log read it. */
import type { Happening } from '../boards/board';
import type { Item, Telling, View } from '../wire/messages';

const GAME_ENTRIES = new Set(['moved', 'fell', 'undone']);

/** What happened in the game itself, and not in the company. */
export function isOfTheGame(item: Item): boolean {
  return GAME_ENTRIES.has(String(item.entry.entry));
}

/** What this seat was told, which may be more than everyone was. */
export function tellingsFor(item: Pick<Item, 'told' | 'told_to'>, eyes: number | null): Telling[] {
  return (eyes === null ? undefined : item.told_to[eyes]) ?? item.told;
}

/** What this seat sees, which may be more than everyone does. */
export function seenBy(
  shown: Pick<View, 'view' | 'views'> | null | undefined,
  eyes: number | null,
): Record<string, unknown> | null {
  return (eyes === null ? undefined : shown?.views[eyes]) ?? shown?.view ?? null;
}

/** `moves`: for how many milliseconds it moves on this screen. */
export function happening(item: Item | null, eyes: number | null, moves = 0): Happening | null {
  if (item === null) return null;
  const { entry, seat, word } = item.entry;
  return {
    version: item.version,
    moves,
    seat: entry === 'moved' ? Number(seat) : null,
    word: entry === 'undone' || word === null ? null : String(word),
    tellings: tellingsFor(item, eyes),
  };
}
