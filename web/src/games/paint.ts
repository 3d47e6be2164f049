/** In which of the eight colours each colour of a game's board is painted. */

interface Painted {
  /** The seat that plays each colour; null: nobody does. */
  owner?: (number | null)[];
}

/**
 * The first colour that someone plays is their own; where they play several, the others and those that nobody plays
 * take what is left over. In games without colours of seats there is nothing to say.
 */
export function paintsOf(view: object | null, seats: readonly { colour: number }[]): number[] {
  const owner = (view as Painted | null)?.owner ?? [];
  if (owner.every((seat) => seat === null)) return [];
  const worn = owner.map((seat, at) =>
    seat === null || owner.indexOf(seat) < at ? null : (seats[seat]?.colour ?? seat),
  );
  const spare = [0, 1, 2, 3, 4, 5, 6, 7].filter((colour) => !worn.includes(colour));
  return worn.map((colour) => colour ?? spare.shift() ?? 0);
}
