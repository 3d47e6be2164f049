/** How well people play, by the reviews this device has shown: a few numbers for each name and game. */
import type { ReviewedGame } from '../wire/forms';

/** So many real choices, and what one lost in times of about what the sensible player loses. */
export interface Played {
  choices: number;
  compared: number;
}

const KEY = 'toog.strengths';
const MOST_GAMES = 12; // of one name; older ones say less of how they play now
const MOST_NAMES = 40; // of one game
const FEWEST_CHOICES = 20;

type Kept = Record<string, Record<string, Played[]>>;

const called = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** Once for each game, however often its review is opened. A game alone counts points, and is no measure here. */
export function keepStrengths({ game, over, unit, players, seats }: ReviewedGame): void {
  if (!over || unit === 'points') return;
  const kept = read();
  const names = { ...kept[game] };
  for (const [seat, { choices, compared }] of seats.entries()) {
    const name = called(players[seat] ?? '');
    const before = names[name] ?? [];
    delete names[name]; // the latest stand last
    const known = before.some((one) => one.choices === choices && one.compared === compared);
    names[name] = known || choices === 0 ? before : [...before, { choices, compared }].slice(-MOST_GAMES);
  }
  kept[game] = Object.fromEntries(Object.entries(names).slice(-MOST_NAMES));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // no room: then levels are chosen
  }
}

/** Over all games that were kept; null where they show too little. */
export function strengthOf(game: string, name: string): Played | null {
  const games = read()[game]?.[called(name)] ?? [];
  const choices = games.reduce((sum, one) => sum + one.choices, 0);
  if (choices < FEWEST_CHOICES) return null;
  return { choices, compared: games.reduce((sum, one) => sum + one.choices * one.compared, 0) / choices };
}
