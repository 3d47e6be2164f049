import { describe, expect, it } from 'vitest';
import type { MensView } from '../../wire/views';
import type { Happening } from '../board';
import { journeys } from './journeys';

function view(changes: Partial<MensView>): MensView {
  return {
    bound: false,
    circles: 40,
    colour: 0,
    die: 3,
    gap: 10,
    hand: 0,
    lands: {},
    moves: {},
    owner: [0, 1, 0, 1],
    pawns: [
      [-1, -1, -1, 8],
      [-1, -1, -1, 1],
      [-1, -1, -1, -1],
      [-1, -1, -1, -1],
    ],
    phase: 'choose',
    ring: Array(40).fill(null),
    throw_off: null,
    tries_left: 1,
    ...changes,
  };
}

const moved = (word: string): Happening => ({ version: 9, moves: 0, seat: 0, word, tellings: [] });

describe('journeys', () => {
  it('lets the next colour come out when the pawn that moved has arrived', () => {
    const was = view({
      moves: { 'move 8': { way: [8, 9], hits: null } },
      pawns: [[-1, -1, -1, 8], [-1, -1, -1, -1], [], []],
    });
    const now = view({ colour: 1, pawns: [[-1, -1, -1, 9], [-1, -1, -1, 0], [], []] });
    expect(journeys(was, now, moved('move 8'))).toEqual([
      { colour: 0, id: '9', to: 9, slot: 3, steps: [8, 9], later: false },
      { colour: 1, id: '0', to: 0, slot: 3, steps: [-1, 0], later: true },
    ]);
  });

  it('walks the pawn that moved and sends home the one it hit', () => {
    const hits = { colour: 1, step: 1 };
    const was = view({ moves: { 'move 8': { way: [8, 9, 10, 11], hits } } });
    const now = view({
      pawns: [
        [-1, -1, -1, 11],
        [-1, -1, -1, -1],
        [-1, -1, -1, -1],
        [-1, -1, -1, -1],
      ],
    });
    expect(journeys(was, now, moved('move 8'))).toEqual([
      { colour: 0, id: '11', to: 11, slot: 3, steps: [8, 9, 10, 11], later: false },
      { colour: 1, id: 'box3', to: -1, slot: 3, steps: [1, -1], later: true },
    ]);
  });

  it('brings a pawn out of its box', () => {
    const now = view({ pawns: [[-1, -1, 0, 8], [], [], []] });
    const was = view({ die: 6, moves: { enter: { way: [-1, 0], hits: null } } });
    expect(journeys(was, now, moved('enter')).map(({ steps }) => steps)).toEqual([[-1, 0]]);
  });

  it('has nothing to walk when somebody passed or something fell', () => {
    expect(journeys(view({}), view({}), moved('pass'))).toEqual([]);
    expect(journeys(view({}), view({}), { ...moved('3'), seat: null })).toEqual([]);
  });
});
