/** Which pawns go where between two views: the one that moves, the one it hits, and the one that comes out after it. */
import type { MensView } from '../../wire/views';
import type { Happening } from '../board';

export interface Journey {
  colour: number;
  /** The pawn as it stands now. */
  id: string;
  to: number;
  slot: number;
  steps: number[];
  /** When the one that moves has arrived. */
  later: boolean;
}

/** `was` says where every word leads. */
export function journeys(was: MensView, now: MensView, happened: Happening): Journey[] {
  const move = happened.seat === null ? undefined : was.moves[happened.word ?? ''];
  const to = move?.way.at(-1);
  if (move === undefined || to === undefined || was.colour === null) return [];
  const slot = (now.pawns[was.colour] ?? []).indexOf(to);
  if (slot < 0) return [];
  const mover = { colour: was.colour, id: String(to), to, slot, steps: move.way, later: false };
  const hit = move.hits === null ? [] : sentBack(now, move.hits.colour, move.hits.step);
  return [mover, ...hit, ...comesOut(was, now)];
}

/** The first pawn of the next colour, which stands on A when its turn begins. */
function comesOut(was: MensView, now: MensView): Journey[] {
  const colour = now.colour;
  if (colour === null || colour === was.colour) return [];
  const [before, after] = [was.pawns[colour] ?? [], now.pawns[colour] ?? []];
  const slot = after.indexOf(0);
  if (slot < 0 || before.includes(0)) return [];
  return [{ colour, id: '0', to: 0, slot, steps: [-1, 0], later: true }];
}

function sentBack(now: MensView, colour: number, from: number): Journey[] {
  const boxed = (now.pawns[colour] ?? []).filter((step) => step < 0).length;
  if (boxed === 0) return [];
  const slot = boxed - 1;
  return [{ colour, id: `box${slot}`, to: -1, slot, steps: [from, -1], later: true }];
}
