/** Which pawns went where between two views: the one that moved, and the one it hit. */
import type { MensView } from '../../wire/views';
import type { Happening } from '../board';
import { walk } from './geometry';

export interface Journey {
  colour: number;
  /** The pawn as it stands now. */
  id: string;
  to: number;
  slot: number;
  steps: number[];
  hit: boolean;
  /** Steps of the pawn that hit, before this one flies. */
  after: number;
}

const PIPS_OF_ENTERING = 6;

export function journeys(was: MensView, now: MensView, happened: Happening): Journey[] {
  const colour = was.colour;
  if (happened.seat === null || happened.word === null || colour === null) return [];
  const moved = moveOf(was, colour, happened.word);
  if (moved === null) return [];
  const { from, to } = moved;
  const steps = walk(from, to, was.die ?? PIPS_OF_ENTERING, was.circles + 3);
  const slot = (now.pawns[colour] ?? []).indexOf(to);
  if (slot < 0) return [];
  const mover = { colour, id: String(to), to, slot, steps, hit: false, after: 0 };
  return [mover, ...victim(was, now, colour, to, steps.length - 1)];
}

function moveOf(was: MensView, colour: number, word: string): { from: number; to: number } | null {
  if (word === 'enter') return { from: -1, to: 0 };
  const from = word.slice(5);
  const to = was.lands[from];
  return word.startsWith('move ') && to !== undefined && was.pawns[colour]
    ? { from: Number(from), to }
    : null;
}

function victim(was: MensView, now: MensView, mover: number, to: number, after: number): Journey[] {
  if (to >= was.circles) return [];
  const circle = (mover * was.gap + to) % was.circles;
  const colour = was.ring[circle];
  if (colour === null || colour === undefined) return [];
  const from = (((circle - colour * was.gap) % was.circles) + was.circles) % was.circles;
  const boxed = (now.pawns[colour] ?? []).filter((step) => step < 0).length;
  if (boxed === 0) return [];
  const slot = boxed - 1;
  return [{ colour, id: `box${slot}`, to: -1, slot, steps: [from, -1], hit: true, after }];
}
