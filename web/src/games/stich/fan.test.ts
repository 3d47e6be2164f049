import { expect, test } from 'vitest';
import { fan } from './fan';

const WIDTHS = [280, 288, 304, 359, 734, 1010];
const COUNTS = Array.from({ length: 24 }, (_, count) => count + 1);

test.each(WIDTHS)('in %i px every card has a strip of 44 px and none hangs over the edge', (width) => {
  for (const count of COUNTS) {
    const { card, step, up, places } = fan(count, width, 140);
    expect(step - up).toBeGreaterThanOrEqual(44);
    expect(places).toHaveLength(count);
    for (const [number, place] of places.entries()) {
      const next = places[number + 1];
      if (next && next.row === place.row) expect(next.x - place.x).toBeGreaterThanOrEqual(44);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + card).toBeLessThanOrEqual(width + 0.001);
    }
  }
});

test('a first hand lies in one row on the smallest phone, fifteen cards in three', () => {
  expect(fan(6, 288, 119).rows).toBe(1);
  expect(fan(15, 288, 119).rows).toBe(3);
  expect(fan(0, 288, 119).places).toEqual([]);
});

test('the cards are as large as the room allows', () => {
  for (const count of COUNTS.slice(0, 18)) expect(fan(count, 310, 206).height).toBeLessThanOrEqual(206);
  expect(fan(6, 1010, 200).card).toBe(104);
  expect(fan(6, 1010, 150).card).toBeLessThan(104);
});
