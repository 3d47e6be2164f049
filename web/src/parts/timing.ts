/**
 * How long movements take, and when each part of one arrives. The house says how many milliseconds a movement takes at
 * a calm pace (`Shows` in wire/messages.ts). The clock of a table, the film of a replay, the boards and the sounds take
 * their times from here, so that what belongs together arrives together.
 */
import type { Tempo } from '../house/settings.svelte';

const PACE: Record<Tempo, number> = { calm: 1, brisk: 0.5, 'at-once': 0 };

/** Of a movement in which a pawn walks, and another one flies when it has arrived: the share of the walk. */
export const WALK = 0.62;

/** `--calm` and `--ease` of look/tokens.css, for movements that are begun by script. */
export const CALM = 320;
export const EASE = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

const DIE_AFTER_DIE = 70; // milliseconds
const QUICKEST = 0.85; // of the time there is: no two dice of a throw fall alike

/** What lasts so long at a calm pace, at the reader's own. */
export function paced(milliseconds: number, tempo: Tempo): number {
  return milliseconds * PACE[tempo];
}

/** When a die is thrown after the first one of its throw. */
export function delayOf(die: number): number {
  return die * DIE_AFTER_DIE;
}

/** However late a die is thrown, it lies when the `moves` milliseconds of the throw have passed. */
export function tumble(moves: number, delay: number): { duration: number; delay: number } {
  const longest = Math.max(0, moves - delay);
  return {
    duration: longest * (QUICKEST + Math.random() * (1 - QUICKEST)),
    delay: Math.min(delay, moves),
  };
}
