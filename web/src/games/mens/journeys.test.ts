import { describe, expect, it } from 'vitest';
import type { Happening } from '../../parts/happening';
import type { MensView } from '../../wire/views';
import { journeys, pawnId } from './journeys';

function view(changes: Partial<MensView>): MensView {
  return {
    bound: false,
    circles: 40,
    colour: 0,
    die: 3,
    fields: [
      [-1, -1, -1, 8],
      [-1, -1, -1, 11],
      [-1, -1, -1, -1],
      [-1, -1, -1, -1],
    ],
    hand: 0,
    moves: {},
    owner: [0, 1, 0, 1],
    pawns: [
      [-1, -1, -1, 8],
      [-1, -1, -1, 1],
      [-1, -1, -1, -1],
      [-1, -1, -1, -1],
    ],
    phase: 'choose',
    throw_off: null,
    to_go: [157, 164, 166, 166],
    tries_left: 1,
    six_is_lost: false,
    safe: [],
    ...changes,
  };
}

const moved = (word: string): Happening => ({ version: 9, moves: 0, seat: 0, word, tellings: [] });

describe('journeys', () => {
  it('lets the next colour come out when the pawn that moved has arrived', () => {
    const was = view({
      fields: [[-1, -1, -1, 8], [-1, -1, -1, -1], [], []],
      moves: { 'move 8': { way: [8, 9], home: null, hits: null } },
    });
    const now = view({
      colour: 1,
      fields: [[-1, -1, -1, 9], [-1, -1, -1, 10], [], []],
      pawns: [[-1, -1, -1, 9], [-1, -1, -1, 0], [], []],
    });
    expect(journeys(was, now, moved('move 8'))).toEqual([
      { colour: 0, slot: 3, way: [8, 9], later: false },
      { colour: 1, slot: 3, way: [-1, 10], later: true },
    ]);
  });

  it('walks the pawn that moved and sends home the one it hit', () => {
    const hits = { colour: 1, step: 1 };
    const was = view({ moves: { 'move 8': { way: [8, 9, 10, 11], home: null, hits } } });
    const now = view({ fields: [[-1, -1, -1, 11], [-1, -1, -1, -1], [], []] });
    expect(journeys(was, now, moved('move 8'))).toEqual([
      { colour: 0, slot: 3, way: [8, 9, 10, 11], later: false },
      { colour: 1, slot: 3, way: [11, -1], later: true },
    ]);
  });

  it('walks past the end of the lane and back, as the view says', () => {
    const way = [39, 40, 41, 42, 43, 42];
    const was = view({ moves: { 'move 39': { way, home: 'c', hits: null } } });
    const now = view({ fields: [[-1, -1, -1, 42], [], [], []] });
    expect(journeys(was, now, moved('move 39'))).toEqual([{ colour: 0, slot: 3, way, later: false }]);
  });

  it('brings a pawn out of its box', () => {
    const now = view({ fields: [[-1, -1, 0, 8], [], [], []] });
    const was = view({ die: 6, moves: { enter: { way: [-1, 0], home: null, hits: null } } });
    expect(journeys(was, now, moved('enter'))).toEqual([{ colour: 0, slot: 2, way: [-1, 0], later: false }]);
  });

  it('knows a pawn by its field, and in the box by its place there', () => {
    expect([pawnId(1, 11, 3), pawnId(1, -1, 3)]).toEqual(['1-11', '1-box3']);
  });

  it('has nothing to walk when somebody passed or something fell', () => {
    expect(journeys(view({}), view({}), moved('pass'))).toEqual([]);
    expect(journeys(view({}), view({}), { ...moved('3'), seat: null })).toEqual([]);
  });
});
