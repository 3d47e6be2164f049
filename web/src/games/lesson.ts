/**
 * What a first game explains: one note for each thing that needs a word, with the moment at which it matters. No
 * rules here: the moment is read from the view, the legal words and the tellings of the house. A game has its `lessons`
 * in `src/games/<game>/lessons.ts`.
 */

import type { Telling } from '../wire/messages';
import type { Arguments } from '../words/voice';
import type { Due } from './board';

/** What lies on the table now, as the one who looks sees it. */
export interface Scene<View> {
  view: View;
  /** What happened last meant this. */
  told: Telling[];
  /** Seats of this device, and those of them that may act now. */
  yours: number[];
  mine: number[];
  legal: Record<number, string[]>;
  due: Due | null;
  options: Record<string, unknown>;
  names: string[];
}

export interface Lesson<View> {
  /** Its key in the game's catalogue. */
  note: string;
  /** What the note is said with when it matters now, otherwise null. */
  when: (scene: Scene<View>) => Arguments | null;
}

/** Said as it stands. */
const PLAIN: Arguments = {};

export function only(matters: boolean): Arguments | null {
  return matters ? PLAIN : null;
}

export function isTold(scene: { told: Telling[] }, ...keys: string[]): boolean {
  return scene.told.some(({ key }) => keys.includes(key));
}

/** The words this device may play now. */
export function choices({ mine, legal }: { mine: number[]; legal: Record<number, string[]> }): string[] {
  return mine.flatMap((seat) => legal[seat] ?? []);
}
