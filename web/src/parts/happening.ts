/** What just happened, and reading it, to animate it. */
import type { Telling } from '../wire/messages';
import type { TellingKey } from '../wire/views';

export interface Happening {
  version: number;
  /** Who moved; null when something fell. */
  seat: number | null;
  /** The word played or fallen; null when it lies face down. */
  word: string | null;
  tellings: Telling[];
  /** How many milliseconds its movement takes on this screen; 0: it lies still. */
  moves: number;
}

export function isThrow(last: Happening | null): last is Happening & { word: string } {
  return last?.seat === null && last.word !== null && /^[1-6]( [1-6])*$/.test(last.word);
}

export type FindTelling<Key extends TellingKey> = (
  last: Happening | null,
  ...keys: Key[]
) => Telling | undefined;

/** The first of these that was told. A board reads the keys of its own game: see its `tellings`. */
export const tellingIn: FindTelling<TellingKey> = (last, ...keys) =>
  last?.tellings.find((telling) => keys.includes(telling.key));

/** Its arguments with names for seats. */
export function withNames({ arguments: said }: Telling, names: string[]): Telling['arguments'] {
  return typeof said.seat === 'number' ? { ...said, seat: names[said.seat] ?? '' } : said;
}

/** What is called out over the tray. */
export interface Call {
  /** How it came about, over it in smaller letters. */
  sum?: string | null;
  big: string;
  small: string | null;
  loud: boolean;
}
