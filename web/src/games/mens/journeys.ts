/** Which pawns go where between two views: the one that moves, the one it hits, and the one that comes out after it. */

import type { Happening } from '../../parts/happening';
import type { MensView } from '../../wire/views';

export interface Journey {
  colour: number;
  /** The pawn as it stands now, hindmost first. */
  slot: number;
  /** The fields of its way. */
  way: number[];
  /** When the one that moves has arrived. */
  later: boolean;
}

const BOX = -1;

/** A pawn is known by where it stands. */
export function pawnId(colour: number, field: number, slot: number): string {
  return `${colour}-${field < 0 ? `box${slot}` : field}`;
}

/** `was` says where every word leads. */
export function journeys(was: MensView, now: MensView, happened: Happening): Journey[] {
  const move = happened.seat === null ? undefined : was.moves[happened.word ?? ''];
  const to = move?.way.at(-1);
  if (move === undefined || to === undefined || was.colour === null) return [];
  const slot = (now.fields[was.colour] ?? []).indexOf(to);
  if (slot < 0) return [];
  const mover = { colour: was.colour, slot, way: move.way, later: false };
  const hit = move.hits === null ? [] : sentBack(now, move.hits.colour, to);
  return [mover, ...hit, ...comesOut(was, now)];
}

/** The first pawn of the next colour, which stands on A when its turn begins. */
function comesOut(was: MensView, now: MensView): Journey[] {
  const colour = now.colour;
  if (colour === null || colour === was.colour) return [];
  const slot = (now.pawns[colour] ?? []).indexOf(0);
  const a = now.fields[colour]?.[slot];
  if (a === undefined || was.fields[colour]?.includes(a)) return [];
  return [{ colour, slot, way: [BOX, a], later: true }];
}

function sentBack(now: MensView, colour: number, from: number): Journey[] {
  const boxed = (now.fields[colour] ?? []).filter((field) => field === BOX).length;
  if (boxed === 0) return [];
  return [{ colour, slot: boxed - 1, way: [from, BOX], later: true }];
}
