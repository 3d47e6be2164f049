/** The boards, each loaded when a table of its game is shown; a game without one has the plain board. */
import { parts } from '../house/parts.svelte';
import type { Board } from './board';

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');

const PLAIN = (): Promise<{ default: Board }> => import('./PlainBoard.svelte');

/** Boards that say of themselves that they take the whole width of a phone on its side. */
const LAYOUTS = import.meta.glob<boolean>('./*/layout.ts', { eager: true, import: 'fillsWidth' });

export function fillsWidth(game: string): boolean {
  return LAYOUTS[`./${game}/layout.ts`] ?? false;
}

export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/Board.svelte`] ?? PLAIN;
  return (await parts.need(load)).default;
}
