/** Puzzles as they are asked for and weighed, apart from how they are drawn. */
import { BROKEN_OFF, faultOf } from '../house/api';
import type { Fault } from '../house/fault';
import type { MoveWorth, Puzzle, Puzzling } from '../wire/forms';

/** A line of the answer: how far it is, what was found, or why there is nothing. */
export type PuzzleLine = Omit<Puzzling, 'error'> & { error?: Fault | null };

/** Whose decisions at a table that is over; null: everyone's. */
export interface Seated {
  table: string;
  seat: number | null;
}

const POINTS = 100; // points that weigh as much as a whole game, where points are all that is estimated

/** What a move is worth, and what it costs beside the best. */
export function priced({ answer }: Puzzle, word: string): MoveWorth & { loss: number } {
  const found = answer.moves.find(({ move }) => move === word);
  const [best] = answer.moves;
  if (found === undefined || best === undefined) throw new Error(`not rated: ${word}`);
  return { ...found, loss: best.value - found.value };
}

function weight({ loss, answer }: Puzzle): number {
  return answer.unit === 'points' ? loss / POINTS : loss;
}

/** Those that cost most first. */
export function costliest(puzzles: readonly Puzzle[], most: number): Puzzle[] {
  return [...puzzles].sort((one, other) => weight(other) - weight(one)).slice(0, most);
}

/**
 * The costliest decisions of several games, one game after another. A game of which the house knows nothing to ask is
 * passed over; only where there is none else it is said why.
 */
export async function* drillsOfAll(
  seats: readonly Seated[],
  ask: (seated: Seated) => AsyncIterable<PuzzleLine>,
  most: number,
): AsyncGenerator<PuzzleLine> {
  const found: Puzzle[] = [];
  let fault: Fault | null = null;
  for (const [done, seated] of seats.entries()) {
    try {
      let last: PuzzleLine = { error: BROKEN_OFF };
      for await (const line of ask(seated)) {
        last = line;
        yield { progress: (done + (line.progress ?? 1)) / seats.length };
      }
      found.push(...(last.puzzles ?? []));
      fault = last.error ?? fault;
    } catch (error) {
      fault = faultOf(error);
    }
  }
  yield fault !== null && found.length === 0 ? { error: fault } : { puzzles: costliest(found, most) };
}
