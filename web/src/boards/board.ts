/**
 * What a board is given and what it may ask. One component per game, `src/boards/<game>/Board.svelte`,
 * whose props are `BoardProps<View>`. A board knows no rules: it draws the view and offers the words of `legal`.
 *
 * - The board draws every action of the game as a real <button> with a name in the reader's language: the words
 *   of `legal`, and the throw when `due` names a seat in `mine`. The one exception: with real dice (`due.real`)
 *   the page itself asks what fell, and the board draws no throw button.
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
import type { Say } from '../words/voice';

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name: string;
  /** A bot plays here now: always, or for someone who is away. */
  machine: boolean;
  away: boolean;
  /** Not heard of for a few seconds, though not away yet. */
  weak?: boolean;
  /** Held by this device. */
  yours: boolean;
  /** 0 to 7: `--seat-0` … `--seat-7`. */
  colour: number;
}

export interface Telling {
  key: string;
  arguments: Record<string, number | string>;
}

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

export type Board<View = never> = Component<BoardProps<View>>;
