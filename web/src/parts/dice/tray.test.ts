import { describe, expect, it } from 'vitest';
import { DIE, fallen, inHand, nearestOf, sideOf, thrownFrom, towards } from './tray';

const apart = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('the sides of the tray', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('gives each of %d players a side of their own', (players) => {
    const sides = Array.from({ length: players }, (_, seat) => sideOf(seat, players, 1));
    expect(new Set(sides).size).toBe(players);
    expect(sides[1]).toBe(0);
  });

  it('goes round clockwise, as the dice do', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 4, 0))).toEqual([0, 2, 4, 6]);
    const [right, down] = towards(2);
    expect([Math.round(right), Math.round(down)]).toEqual([-1, 0]);
  });

  it('has the reader nearest, and seat 0 for who only looks on', () => {
    expect(nearestOf([{ yours: false }, { yours: true }, { yours: true }])).toBe(1);
    expect(nearestOf([{ yours: false }, { yours: false }])).toBe(0);
  });
});

describe('the dice', () => {
  it('never lie on one another, nor on the rim', () => {
    for (let throwOf = 0; throwOf < 200; throwOf += 1) {
      const spots = [0, 1, 2].map((die) => fallen(throwOf, die, 3).spot);
      for (const [first, second] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        expect(apart(spots[first] ?? [0, 0], spots[second] ?? [0, 0])).toBeGreaterThan(DIE * 1.2);
      }
      for (const spot of spots) expect(Math.hypot(...spot)).toBeLessThan(24);
    }
  });

  it('stay as they fell', () => {
    expect(fallen(7, 2, 3)).toEqual(fallen(7, 2, 3));
    expect(fallen(7, 2, 3)).not.toEqual(fallen(8, 2, 3));
  });

  it('lie before who throws next', () => {
    const { spot } = inHand(0, 1, 3);
    expect(spot[0]).toBeCloseTo(0);
    expect(spot[1]).toBeGreaterThan(10);
  });

  it('come over the rim of who threw', () => {
    const [right, down] = thrownFrom(2, [0, 0]);
    expect(right).toBeLessThan(-3);
    expect(down).toBeCloseTo(0);
  });
});
