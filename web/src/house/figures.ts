/** The reader's own figures: games played and won, and the best turn of Zocken. They never leave the device. */
const KEEP = 'toog.figures';
const REMEMBERED = 200; // tables already counted, so that a page read again counts nothing twice

export interface Figures {
  games: Record<string, { played: number; won: number }>;
  bestTurn: number | null;
}

interface Kept extends Figures {
  counted: string[];
}

const NONE: Kept = { games: {}, bestTurn: null, counted: [] };

function read(): Kept {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEEP) ?? '{}') as Partial<Kept>) };
  } catch {
    return NONE;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEEP, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing
  }
}

export function figures(): Figures {
  return read();
}

/** A game that is over, once. */
export function countGame(table: string, game: string, won: boolean): void {
  const kept = read();
  if (kept.counted.includes(table)) return;
  const { played, won: wins } = kept.games[game] ?? { played: 0, won: 0 };
  const games = { ...kept.games, [game]: { played: played + 1, won: wins + (won ? 1 : 0) } };
  write({ ...kept, games, counted: [...kept.counted, table].slice(-REMEMBERED) });
}

export function countTurn(points: number): void {
  const kept = read();
  if (kept.bestTurn === null || points > kept.bestTurn) write({ ...kept, bestTurn: points });
}
