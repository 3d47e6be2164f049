/** How a hand lies: fanned in as few rows as leave every card a strip that can be read and tapped. */

export interface Place {
  x: number;
  row: number;
  /** In degrees. */
  tilt: number;
  /** How far the ends of the fan hang. */
  drop: number;
}

export interface Fan {
  card: number;
  rows: number;
  places: Place[];
}

/** A little more than the 44 px of a target: a tilted strip loses some. */
const STRIP = 46;
const SMALLEST = 56;
const LARGEST = 104;
const SHARE = 0.115; // of the height of the screen

export function fan(count: number, width: number, height: number): Fan {
  const card = Math.round(Math.max(SMALLEST, Math.min(LARGEST, width / 5.8, height * SHARE)));
  const strip = Math.max(STRIP, card / 2);
  const most = Math.max(1, Math.floor((width - card) / strip) + 1);
  const rows = Math.ceil(count / most);
  return {
    card,
    rows,
    places: shared(count, rows).flatMap((cards, row) => inRow(cards, row, rows, card, width)),
  };
}

/** As many in each row, the lower ones one more. */
function shared(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

function inRow(cards: number, row: number, rows: number, card: number, width: number): Place[] {
  const step = cards < 2 ? 0 : Math.min(card * 1.06, (width - card) / (cards - 1));
  const left = (width - card - step * (cards - 1)) / 2;
  const middle = (cards - 1) / 2;
  const turn = rows > 1 ? 0.5 : 0.9;
  return Array.from({ length: cards }, (_, number) => {
    const away = number - middle;
    return { x: left + number * step, row, tilt: away * turn, drop: (away * away * step * turn) / 115 };
  });
}
