/** What a screen knows of a game without waiting for its board: `traits` of `src/games/<game>/traits.ts`. */
import type { Telling } from '../wire/messages';
import type { TellingKey } from '../wire/views';
import type { Arguments } from '../words/voice';

export type Sound =
  | 'rattle'
  | 'felt'
  | 'chalk'
  | 'card'
  | 'riffle'
  | 'hop'
  | 'thud'
  | 'clack'
  | 'knock'
  | 'glass'
  | 'bell'
  | 'cheer';

export interface Cue {
  sound: Sound;
  /** Of the movement, from 0 to 1. */
  at: number;
}

/** `all` is everything that is told of the same event. */
export type CueMaker = (telling: Telling, all: readonly Telling[]) => Cue[];

export interface Traits<Key extends TellingKey = TellingKey, View = unknown> {
  /** On a phone on its side the board is as wide as the screen, and leaves nothing beside it. */
  fillsWidth?: boolean;
  /** What is heard while something moves, by what is told of it. Thrown dice are heard in every game. */
  whileMoving?: Partial<Record<Key, readonly Cue[] | CueMaker>>;
  /** What is heard once it lies still. */
  whenLanded?: Partial<Record<Key, Sound>>;
  /** Tellings at which a phone is shaken. */
  shakes?: readonly Key[];
  /** What `board-sign-<phase>` of its catalogue is said with besides `seat` and `you`. */
  signArguments?: (view: View, names: readonly string[]) => Arguments;
  /** What the turn brought that this seat has just ended; null when no turn of that seat has ended. */
  pointsOfTurn?: (tellings: readonly Telling[], seat: number) => number | null;
}
