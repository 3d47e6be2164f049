import { describe, expect, it } from 'vitest';
import { planOf, type Spot, spotOf } from './geometry';

function distance(a: Spot, b: Spot): number {
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
    plan.starts.forEach((start, colour) => {
      const before = plan.ring.at(plan.ring.findIndex((spot) => distance(spot, start) === 0) - 1) as Spot;
      expect(distance(before, spotOf(plan, colour, circles + 4 * colour, 0))).toBeCloseTo(1);
    });
  });

  it('counts the fields as the view does, and a box is none of them', () => {
    expect(spotOf(plan, 3, 7, 0)).toEqual(plan.ring[7]);
    expect(spotOf(plan, 3, circles, 0)).toEqual(plan.lanes[0]?.[0]);
    expect(spotOf(plan, 3, circles + 4 * colours - 1, 0)).toEqual(plan.lanes.at(-1)?.[3]);
    expect(spotOf(plan, 3, -1, 2)).toEqual(plan.boxes[3]?.[2]);
  });

  it('points the arrow on A along the ring', () => {
    plan.starts.forEach(({ x, y, heading }, colour) => {
      const angle = (heading * Math.PI) / 180;
      const next = plan.ring[(colour * circles) / colours + 1] as Spot;
      expect(distance({ x: x + Math.cos(angle), y: y + Math.sin(angle) }, next)).toBeCloseTo(0);
    });
  });

  it('turns the nearest colour to the reader', () => {
    const lowest = Math.max(...plan.ring.map((spot) => spot.y));
    const turned = planOf(colours, 2);
    expect(turned.ring[(2 * circles) / colours]?.y).toBeCloseTo(lowest);
  });
});
