/** One thing that happened at a table, as a board and the log read it. */
import type { Happening } from '../boards/board';
import type { Item, Telling } from '../wire/messages';

const GAME_ENTRIES = new Set(['moved', 'fell', 'undone']);

/** What happened in the game itself, and not in the company. */
export function isOfTheGame(item: Item): boolean {
  return GAME_ENTRIES.has(String(item.entry.entry));
}

/** What this seat was told, which may be more than everyone was. */
export function tellingsFor(item: Item, eyes: number | null): Telling[] {
  return (eyes === null ? undefined : item.told_to[eyes]) ?? item.told;
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
