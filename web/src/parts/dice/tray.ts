/** Where things lie in the tray. Lengths are hundredths of its width, from the middle, right and down. */

export type Spot = readonly [number, number];

const SIDES = 8;
export const DIE = 12.8;

/** Two above and one below, or the other way round. */
const LIE: readonly (readonly Spot[])[] = [
  [
    [-10, 0.5],
    [10, 1.5],
    [0, 16.5],
  ],
  [
    [0, 0],
    [-10.5, 14.5],
    [10.5, 15.5],
  ],
];

/** Who sits nearest to the reader: the first seat of this device, however many it has. */
export function nearestOf(seats: readonly { yours: boolean }[]): number {
  return Math.max(
    0,
    seats.findIndex((seat) => seat.yours),
  );
}

/** The side of the octagon a seat has: 0 is nearest to the reader, and the others follow clockwise. */
export function sideOf(seat: number, players: number, nearest: number): number {
  const step = (seat - nearest + players) % players;
  return Math.round((step * SIDES) / players) % SIDES;
}

/** From the middle to the middle of a side. */
export function towards(side: number): Spot {
  const angle = (side * Math.PI) / 4;
  return [-Math.sin(angle), Math.cos(angle)];
}

/** Between -1 and 1, always the same for the same throw, so that dice stay where they fell. */
export function jitter(throwOf: number, number: number): number {
  const wild = Math.sin(throwOf * 127.1 + number * 311.7) * 43758.5453;
  return (wild - Math.floor(wild)) * 2 - 1;
}

/** How the dice of a throw lie: never one on another, never twice the same. */
export function fallen(throwOf: number, die: number, dice: number): { spot: Spot; lies: number } {
  const [x, y] = dice === 1 ? [0, 7] : (LIE[Math.abs(throwOf) % 2]?.[die] ?? [0, 0]);
  const spot = [x + jitter(throwOf, die) * 0.9, y + jitter(throwOf, die + 10) * 0.8] as const;
  return { spot, lies: jitter(throwOf, die + 20) * 35 };
}

/** The dice in front of who throws next. */
export function inHand(side: number, die: number, dice: number): { spot: Spot; lies: number } {
  const [right, down] = towards(side);
  const along = (die - (dice - 1) / 2) * 11.8;
  return { spot: [right * 16.5 - down * along, down * 16.5 + right * along], lies: side * 45 };
}

/** Whether dice that were taken up at a side lie in the upper half, where something may be called out. */
export function liesAbove(taken: number | null): boolean {
  return taken !== null && taken > 2 && taken < 6;
}

/** Where a die comes from when it is thrown from a side, in its own sizes. */
export function thrownFrom(side: number, spot: Spot): Spot {
  const [right, down] = towards(side);
  return [(right * 46 - spot[0]) / DIE, (down * 46 - spot[1]) / DIE];
}
