/** In which of the eight colours each colour of a game's board is painted. */

interface Painted {
  /** The seat that plays each colour; null: nobody does. */
  owner?: (number | null)[];
}

/**
 * Where everyone plays one colour, it is the player's own, and what nobody plays takes what is left over. Where
 * someone plays several, and in games without colours of seats, the board keeps its own: then there is nothing to say.
 */
export function paintsOf(view: object | null, seats: readonly { colour: number }[]): number[] {
  const owner = (view as Painted | null)?.owner ?? [];
  const owners = owner.filter((seat) => seat !== null);
  if (owners.length === 0 || new Set(owners).size < owners.length) return [];
  const worn = owners.map((seat) => seats[seat]?.colour ?? seat);
  const spare = [0, 1, 2, 3, 4, 5, 6, 7].filter((colour) => !worn.includes(colour));
  return owner.map((seat) => (seat === null ? spare.shift() : seats[seat]?.colour) ?? 0);
}
