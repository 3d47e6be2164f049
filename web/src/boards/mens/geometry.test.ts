import { describe, expect, it } from 'vitest';
import { planOf, spotOf } from './geometry';

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe.each([
  [4, 40],
  [6, 48],
])('the board of %i colours', (colours, circles) => {
  const plan = planOf(colours, 0);

  it('has its circles, lanes and boxes', () => {
    expect(plan.ring).toHaveLength(circles);
    expect(plan.lanes.map((lane) => lane.length)).toEqual(Array(colours).fill(4));
    expect(plan.boxes.map((box) => box.length)).toEqual(Array(colours).fill(4));
  });

  it('lays neighbours of the ring about one apart', () => {
    plan.ring.forEach((spot, index) => {
      const next = plan.ring[(index + 1) % circles];
      if (next) expect(distance(spot, next)).toBeGreaterThan(0.95);
      if (next) expect(distance(spot, next)).toBeLessThan(1.45);
    });
  });

  it('never lays two spots on each other, nor outside the board', () => {
    const all = [...plan.ring, ...plan.lanes.flat(), ...plan.boxes.flat()];
    all.forEach((spot, index) => {
      for (const other of all.slice(index + 1))
        expect(distance(spot, other)).toBeGreaterThan(2 * plan.radius);
      for (const side of [spot.x, spot.y]) {
        expect(side).toBeGreaterThan(plan.radius);
        expect(side).toBeLessThan(plan.size - plan.radius);
      }
    });
  });

  it('leads from the circle before A into the lane', () => {
    const before = spotOf(plan, 1, circles / colours, circles - 1, 0);
    expect(distance(before, spotOf(plan, 1, circles / colours, circles, 0))).toBeCloseTo(1);
  });

  it('turns the nearest colour to the reader', () => {
    const lowest = Math.max(...plan.ring.map((spot) => spot.y));
    const turned = planOf(colours, 2);
    expect(turned.ring[(2 * circles) / colours]?.y).toBeCloseTo(lowest);
  });
});
