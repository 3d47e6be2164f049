/** The reader's own figures: games played and won, how well, and the best turn. They never leave the device. */
import type { PlaySums, ReviewedGame } from '../wire/forms';

const KEEP = 'toog.figures';
const REMEMBERED = 200; // tables already counted, so that a page read again counts nothing twice

export interface Figures {
  games: Record<string, { played: number; won: number }>;
  bestTurn: number | null;
  /** What the choices of all games that were reviewed come to, by game; points alone at the table are left out. */
  play: Record<string, PlaySums>;
}

interface Kept extends Figures {
  counted: string[];
  /** Own games that no review has been seen of yet, each with the reader's seat. */
  unreviewed: [table: string, seat: number][];
}

const NONE: Kept = { games: {}, bestTurn: null, play: {}, counted: [], unreviewed: [] };

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
export function countGame(table: string, game: string, won: boolean, seat: number): void {
  const kept = read();
  if (kept.counted.includes(table)) return;
  const { played, won: wins } = kept.games[game] ?? { played: 0, won: 0 };
  const games = { ...kept.games, [game]: { played: played + 1, won: wins + (won ? 1 : 0) } };
  const unreviewed: Kept['unreviewed'] = [...kept.unreviewed, [table, seat]];
  const counted = [...kept.counted, table].slice(-REMEMBERED);
  write({ ...kept, games, counted, unreviewed: unreviewed.slice(-REMEMBERED) });
}

/** The choices of an own game that is over, once its review is seen. */
export function countPlay(table: string, { game, unit, over, seats }: ReviewedGame): void {
  const kept = read();
  const own = kept.unreviewed.find(([name]) => name === table);
  const sums = seats[own?.[1] ?? -1]?.sums;
  if (!over || sums === undefined) return;
  const unreviewed = kept.unreviewed.filter(([name]) => name !== table);
  const before = kept.play[game];
  const play = unit === 'points' ? kept.play : { ...kept.play, [game]: before ? added(before, sums) : sums };
  write({ ...kept, play, unreviewed });
}

function added(one: PlaySums, other: PlaySums): PlaySums {
  return {
    choices: one.choices + other.choices,
    loss: one.loss + other.loss,
    stake: one.stake + other.stake,
    loss_squared: one.loss_squared + other.loss_squared,
    loss_by_stake: one.loss_by_stake + other.loss_by_stake,
    stake_squared: one.stake_squared + other.stake_squared,
  };
}

export function countTurn(points: number): void {
  const kept = read();
  if (kept.bestTurn === null || points > kept.bestTurn) write({ ...kept, bestTurn: points });
}
