/** The boards, each loaded when a table of its game is shown. */
import { parts } from '../house/parts.svelte';
import type { Board } from './board';

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** Boards that show themselves who sits where and how they stand: the page need not say it twice. */
const SEATS_DRAWN = new Set(['pietjesbak', 'azen_jagen', 'zocken', 'stich', 'mens']);

export function drawsSeats(game: string): boolean {
  return SEATS_DRAWN.has(game);
}

/** Boards that take the whole width of a phone on its side, and so leave nothing beside them. */
const AS_WIDE_AS_THE_SCREEN = new Set(['zocken', 'stich']);

export function fillsWidth(game: string): boolean {
  return AS_WIDE_AS_THE_SCREEN.has(game);
}

export async function loadBoard(game: string): Promise<Board | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await parts.need(load)).default;
}
