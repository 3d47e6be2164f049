/** Reading what just happened, to animate it. */
import type { Happening, Telling } from '../boards/board';

export function isThrow(last: Happening | null): last is Happening & { word: string } {
  return last?.seat === null && last.word !== null && /^[1-6]( [1-6])*$/.test(last.word);
}

export function told(last: Happening | null, ...keys: string[]): Telling | undefined {
  return last?.tellings.find((telling) => keys.includes(telling.key));
}

/** Its arguments with names for seats. */
export function named({ arguments: said }: Telling, names: string[]): Telling['arguments'] {
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
