/** How a card is drawn. What it may do is the house's to say. */

export type Colour = 'black' | 'red';
export type Sign = 'plus' | 'minus';

export interface Face {
  colour: Colour;
  value: number;
  sign: Sign;
}

/** The cards someone took, with the sum they made. */
export interface Trick {
  /** Of the table, when it was taken. */
  version: number;
  seat: number;
  sum: number;
  points: number;
  cards: string[];
}

/** `r12`, where black adds, is a red 12 with a minus. */
export function faceOf(word: string, adds: string): Face {
  const colour = word.startsWith('b') ? 'black' : 'red';
  return { colour, value: Number(word.slice(1)), sign: colour === adds ? 'plus' : 'minus' };
}

export function otherThan(colour: string): Colour {
  return colour === 'black' ? 'red' : 'black';
}

/** `+6 −3 +2`, as it is chalked while the cards fall. */
export function chalked(word: string, adds: string): string {
  const { value, sign } = faceOf(word, adds);
  return `${sign === 'plus' ? '+' : '−'}${value}`;
}

/** Cards that are worth the same. */
export interface CardGroup {
  points: number;
  /** `12`, or the least and the most of them: `1–5`. */
  cards: string;
  suits: Colour[];
}

/** The cards by what they are worth, least first. `worth` has the points of every card by its word. */
export function groupsByPoints(worth: Readonly<Record<string, number>>): CardGroup[] {
  const all = Object.entries(worth).map(([word, points]) => ({ points, ...faceOf(word, '') }));
  return [...new Set(all.map(({ points }) => points))]
    .sort((one, other) => one - other)
    .map((points) => {
      const alike = all.filter((card) => card.points === points);
      const values = alike.map(({ value }) => value);
      const ends = new Set([Math.min(...values), Math.max(...values)]);
      return { points, cards: [...ends].join('–'), suits: [...new Set(alike.map(({ colour }) => colour))] };
    });
}

/** Cards alike get each a name of their own, so that one of them can leave. */
export function withIds(cards: readonly string[]): { id: string; word: string }[] {
  const seen = new Map<string, number>();
  return cards.map((word) => {
    const number = seen.get(word) ?? 0;
    seen.set(word, number + 1);
    return { id: `${word}.${number}`, word };
  });
}

/** The hand without the card that was just drawn, which lies apart. */
export function besides(hand: readonly string[], drawn: string | null): string[] {
  const at = drawn === null ? -1 : hand.indexOf(drawn);
  return hand.filter((_, place) => place !== at);
}
