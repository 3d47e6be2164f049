/** What lies on the board, with the last die of a turn that the view has already cleared away. */
import type { Happening } from '../../parts/happening';
import type { ZockenLying, ZockenScore, ZockenView } from '../../wire/views';
import { tellingIn } from './tellings';

/** The places in the order of the line, as the house says them. */
export const PLACES = ['<', '1', '2', '3', '4', '5', '6', '7', '>'] as const;
export type Place = (typeof PLACES)[number];

export const DICE = ['r', 'o', 'y', 'g', 'b', 'p', 'w'];

/** `place 3` → `3`, `out` → `out`; null for any other word. */
export function placeOf(word: string): string | null {
  if (word === 'out') return word;
  return word.startsWith('place ') ? word.slice('place '.length) : null;
}

/** What a turn that is over brought those who bet on it, by seat. */
export function gainsOf(last: Happening | null): Record<number, number> {
  const bets = (last?.tellings ?? []).filter(({ key }) => key === 'bet-won' || key === 'bet-lost');
  return Object.fromEntries(
    bets.map(({ key, arguments: { seat, points } }) => [
      Number(seat),
      Number(points) * (key === 'bet-won' ? 1 : -1),
    ]),
  );
}

/** The board as the turn ended: `before` with its last die laid, and what the turn brought. */
export function asItEnded(before: ZockenView, last: Happening): ZockenView {
  const place = placeOf(last.word ?? '');
  if (place === null || before.die === null || before.pips === null) return before;
  const laid: ZockenLying = {
    die: before.die,
    pips: before.pips,
    match: tellingIn(last, 'matches') !== undefined,
  };
  const line = before.line.map((lies, at) => (PLACES[at] === place ? laid : lies));
  return {
    ...before,
    phase: 'throw',
    die: null,
    pips: null,
    line,
    out: place === 'out' ? [...before.out, laid] : before.out,
    so_far: scoreOf(before.so_far, last),
    brings: {},
  };
}

function scoreOf(before: ZockenScore, last: Happening): ZockenScore {
  const said = tellingIn(last, 'scores')?.arguments ?? {};
  return {
    matches: Number(said.matches),
    escapes: before.escapes + (tellingIn(last, 'escapes') ? 1 : 0),
    outs: before.outs + (tellingIn(last, 'out') ? 1 : 0),
    row_points: Number(said.row),
    colour_points: Number(said.colours),
    escape_points: Number(said.escapes),
    out_points: Number(said.outs),
    points: Number(said.points),
  };
}
