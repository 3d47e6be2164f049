/**
 * What a board is given and what it may ask. One component per game, `src/games/<game>/Board.svelte`,
 * whose props are `BoardProps<View>`. A board knows no rules: it draws the view and offers the words of `legal`.
 *
 * - The board draws every action of the game as a real <button> with a name in the reader's language: the words
 *   of `legal`, and the throw when `throwing` names a seat. With real dice (`due.real`) it names none: the page
 *   itself asks what fell, and the board draws no throw button.
 * - A tap on what is not legal now may be passed to `play` too: the house refuses, and the page says why, with the
 *   rule. Mark such things with `aria-disabled`, not `disabled`.
 * - The page around the board has the turn, the told line, the log, seats' presence, undo and the live region.
 *   The board is no live region. It need not repeat names beyond what its own drawing needs.
 * - Orient by `eyes` where that helps: the side of the tray, the hand that is open.
 * - `last` changes when something happened, and `phase` is then `moving`: animate from `landed.view` to `view` when
 *   `motion`, within `last.moves` milliseconds. When the movement has ended `landed` follows, and so do `turn`,
 *   `mine`, `legal`, `due`, `scores` and `winners`: the board keeps no time of its own. An animation that is
 *   overtaken ends in the view.
 */
import type { Component } from 'svelte';
import type { Happening } from '../parts/happening';
import type { SeatInfo } from '../parts/seats/seat';
import type { Say } from '../words/voice';

/** Whether what happened last is in the air, is being looked at, or lies still. */
export type Phase = 'moving' | 'resting' | 'still';

export interface Due {
  seat: number;
  /** `d`, `d d d`, `b1 … r12 (46)` … as the house says it. */
  form: string;
  real: boolean;
}

export interface BoardProps<View> {
  /** What the seat `eyes` sees, or a spectator: what the movement of `last` leads to. */
  view: View;
  /** The same as of the last movement that has ended. */
  landed: { view: View; last: Happening | null };
  phase: Phase;
  /** null: a spectator, the television, a curtain that is drawn, or a shuffle at a device that goes round. */
  eyes: number | null;
  names: string[];
  seats: SeatInfo[];
  /** Seats of this device that may act now. */
  mine: number[];
  legal: Record<number, string[]>;
  /** The seats the table waits for, in a race several; empty when the game is over. */
  turn: number[];
  due: Due | null;
  /** Of `mine`, the seat that throws the dice on the screen now. */
  throwing: number | null;
  last: Happening | null;
  options: Record<string, unknown>;
  scores: number[];
  winners: number[];
  /** In a race: the moment (Date.now) at which it begins. */
  begins: number | null;
  /** In a race: the moment (Date.now) from which a seat may act again. */
  ready: Record<number, number>;
  motion: boolean;
  /** A television, seen from across the room. */
  large: boolean;
  say: Say;
  play: (word: string, seat: number) => void;
  throwDice: (seat: number, fell?: string) => void;
}

/** What only a board is given at which someone may act, or which is seen from afar. */
type Acting = Pick<
  BoardProps<unknown>,
  'mine' | 'legal' | 'due' | 'begins' | 'ready' | 'large' | 'play' | 'throwDice'
>;

/** What it is given elsewhere. */
export const NOBODY_ACTS: Acting = {
  mine: [],
  legal: {},
  due: null,
  begins: null,
  ready: {},
  large: false,
  play: () => undefined,
  throwDice: () => undefined,
};

/** What is handed to `BoardStage`, which adds the rest. Views are null until there is something to see. */
export type Staged = Omit<BoardProps<unknown>, keyof Acting | 'throwing' | 'say'> & Partial<Acting>;

/** The seat of this device that throws the dice on the screen now. */
export function throwerOf(due: Due | null, mine: readonly number[]): number | null {
  return due !== null && !due.real && mine.includes(due.seat) ? due.seat : null;
}

export type Board<View = never> = Component<BoardProps<View>>;

/** What a seat saw when it had these words to choose from. */
export interface Choosing<View> {
  view: View;
  words: readonly string[];
  names: readonly string[];
  say: Say;
}

/** What a board calls a move away from the board, in one line: `nameMove` of `src/games/<game>/moves.ts`. */
export type NameMove<View = never> = (word: string, choosing: Choosing<View>) => string;
