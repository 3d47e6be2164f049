/** The boards, each loaded when a table of its game is shown. */
import type { Board } from './board';

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');

export async function loadBoard(game: string): Promise<Board | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}
