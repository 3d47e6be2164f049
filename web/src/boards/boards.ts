/** The boards, each loaded when a table of its game is shown. */
import { parts } from '../house/parts.svelte';
import type { Board } from './board';

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** Boards that take the whole width of a phone on its side, and so leave nothing beside them. */
const AS_WIDE_AS_THE_SCREEN = new Set(['zocken', 'stich']);

export function fillsWidth(game: string): boolean {
  return AS_WIDE_AS_THE_SCREEN.has(game);
}

export async function loadBoard(game: string): Promise<Board | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await parts.need(load)).default;
}
