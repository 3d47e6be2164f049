/** The boards, each loaded when a table of its game is shown. */
import { parts } from '../house/parts.svelte';
import type { Board } from './board';

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** Boards that show themselves who sits where and how they stand: the page need not say it twice. */
const SEATS_DRAWN = new Set(['pietjesbak', 'azen_jagen', 'stich', 'mens']);

export function drawsSeats(game: string): boolean {
  return SEATS_DRAWN.has(game);
}

export async function loadBoard(game: string): Promise<Board | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await parts.need(load)).default;
}
