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
  /** From row to row. */
  step: number;
  /** How far what can be played stands out. */
  up: number;
  height: number;
  places: Place[];
}

/** A little more than the 44 px of a target: a tilted strip loses some. */
const STRIP = 46;
const SMALLEST = 56;
const LARGEST = 104;
const TALL = 1.56;

/** As large as the hand may be in so much room, and never smaller than can be tapped. */
export function fan(count: number, width: number, height: number): Fan {
  let card = Math.round(Math.max(SMALLEST, Math.min(LARGEST, width / 5.8)));
  while (card > SMALLEST && lying(count, width, card).height > height) card -= 1;
  const { rows, ...rest } = lying(count, width, card);
  return {
    card,
    rows,
    ...rest,
    places: shared(count, rows).flatMap((cards, row) => inRow(cards, row, rows, card, width)),
  };
}

function lying(count: number, width: number, card: number): Pick<Fan, 'rows' | 'step' | 'up' | 'height'> {
  const most = Math.max(1, Math.floor((width - card) / Math.max(STRIP, card / 2)) + 1);
  const rows = Math.ceil(count / most);
  const [up, drop] = rows > 3 ? [3, 6] : rows > 1 ? [6, 6] : [11, 14];
  const step = Math.max(STRIP + up, card * TALL * (rows > 3 ? 0 : 0.56));
  return { rows, step, up, height: Math.max(0, rows - 1) * step + card * TALL + up + drop };
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
