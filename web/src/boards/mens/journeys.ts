/** Which pawns go where between two views: the one that moves, and the one it hits. */
import type { MensView } from '../../wire/views';
import type { Happening } from '../board';

export interface Journey {
  colour: number;
  /** The pawn as it stands now. */
  id: string;
  to: number;
  slot: number;
  steps: number[];
  hit: boolean;
}

/** `was` says where every word leads. */
export function journeys(was: MensView, now: MensView, happened: Happening): Journey[] {
  const move = happened.seat === null ? undefined : was.moves[happened.word ?? ''];
  const to = move?.way.at(-1);
  if (move === undefined || to === undefined || was.colour === null) return [];
  const slot = (now.pawns[was.colour] ?? []).indexOf(to);
  if (slot < 0) return [];
  const mover = { colour: was.colour, id: String(to), to, slot, steps: move.way, hit: false };
  return move.hits === null ? [mover] : [mover, ...sentBack(now, move.hits.colour, move.hits.step)];
}

function sentBack(now: MensView, colour: number, from: number): Journey[] {
  const boxed = (now.pawns[colour] ?? []).filter((step) => step < 0).length;
  if (boxed === 0) return [];
  const slot = boxed - 1;
  return [{ colour, id: `box${slot}`, to: -1, slot, steps: [from, -1], hit: true }];
}
