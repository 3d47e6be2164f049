import { describe, expect, it } from 'vitest';
import type { Happening } from '../../parts/happening';
import type { ZockenTelling, ZockenView } from '../../wire/views';
import { asItEnded, gainsOf, placeOf } from './turn';

const BEFORE: ZockenView = {
  phase: 'place',
  round: 1,
  rounds: 5,
  roller: 0,
  hand: 0,
  circles: 'roygbpw',
  table: [0, 10, 30, 60, 100, 150, 210, 280],
  dice: [],
  die: 'w',
  pips: 6,
  line: [null, { die: 'r', pips: 1, match: true }, null, null, null, null, null, null, null],
  out: [],
  direction: 'rising',
  bets: [null, null],
  points: [0, 0],
  so_far: {
    matches: 1,
    escapes: 0,
    outs: 0,
    row_points: 50,
    colour_points: 10,
    escape_points: 0,
    out_points: 0,
    points: 60,
  },
  brings: { '7': 20 },
};

const ended = (word: string, key: ZockenTelling, points: number): Happening => ({
  version: 9,
  moves: 0,
  seat: 0,
  word,
  tellings: [
    { key, arguments: {} },
    { key: 'scores', arguments: { points, row: 50, colours: points - 50, matches: 2, escapes: 0, outs: 0 } },
  ],
});

describe('the end of a turn', () => {
  it('still shows the last die where it was laid, and what the turn brought', () => {
    const view = asItEnded(BEFORE, ended('place 7', 'matches', 80));
    expect(view.line[7]).toEqual({ die: 'w', pips: 6, match: true });
    expect(view.line[1]).toBe(BEFORE.line[1]);
    expect([view.die, view.so_far.points, view.so_far.matches]).toEqual([null, 80, 2]);
  });

  it('shows it on OUT', () => {
    const view = asItEnded(BEFORE, ended('out', 'out', 40));
    expect(view.out).toEqual([{ die: 'w', pips: 6, match: false }]);
    expect(view.line).toEqual(BEFORE.line);
    expect(view.so_far.outs).toBe(1);
  });
});

it('says what a bet brought, won or lost', () => {
  const last: Happening = {
    ...ended('place 7', 'matches', 80),
    tellings: [
      { key: 'bet-won', arguments: { seat: 2, points: 40 } },
      { key: 'bet-lost', arguments: { seat: 0, points: 20 } },
    ],
  };
  expect(gainsOf(last)).toEqual({ 0: -20, 2: 40 });
});

it('knows a place from other words', () => {
  expect(['place <', 'place 3', 'out', 'roll r', 'bet'].map(placeOf)).toEqual(['<', '3', 'out', null, null]);
});
