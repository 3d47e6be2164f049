/** What the boards call their moves, where a move is spoken of beside its board; loaded with the board. */
import { parts } from '../house/parts.svelte';
import type { NameMove } from './board';
import { moveInWords } from './plain';

const MOVES = import.meta.glob<{ nameMove: NameMove }>('./*/moves.ts');

const PLAIN: NameMove<unknown> = (word, { say }) => moveInWords(word, say);

export async function loadMoveNames(game: string): Promise<NameMove<unknown>> {
  const load = MOVES[`./${game}/moves.ts`];
  return load === undefined ? PLAIN : ((await parts.need(load)).nameMove as NameMove<unknown>);
}
