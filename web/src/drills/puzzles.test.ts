import { expect, test } from 'vitest';
import { Refused } from '../house/api';
import type { Puzzle } from '../wire/forms';
import type { Fault } from '../wire/messages';
import { costliest, drillsOfAll, type PuzzleLine, priced, type Seated } from './puzzles';

function puzzle(loss: number, unit: 'win' | 'points' = 'win'): Puzzle {
  const worth = (move: string, value: number) => ({ move, value, error: 0, loss_error: 0, mark: 'good' });
  return { loss, answer: { unit, moves: [worth('a', 0.75), worth('b', 0.5)] } } as Puzzle;
}

const BUSY: Fault = { kind: 'house', key: 'too-many', message: 'too much at once' };

async function linesOf(answers: PuzzleLine[][]): Promise<PuzzleLine[]> {
  const seats = answers.map((_, seat): Seated => ({ table: 't', seat }));
  const lines: PuzzleLine[] = [];
  const ask = async function* ({ seat }: Seated): AsyncGenerator<PuzzleLine> {
    const answer = answers[seat ?? 0] ?? [];
    if (answer.length === 0) throw new Refused(BUSY);
    yield* answer;
  };
  for await (const line of drillsOfAll(seats, ask, 2)) lines.push(line);
  return lines;
}

test('a move costs what lies between it and the best', () => {
  expect(priced(puzzle(0.25), 'b')).toMatchObject({ value: 0.5, loss: 0.25 });
  expect(priced(puzzle(0.25), 'a').loss).toBe(0);
});

test('a hundred points weigh as much as a game', () => {
  const points = puzzle(12, 'points');
  expect(costliest([puzzle(0.1), points, puzzle(0.2)], 2)).toEqual([puzzle(0.2), points]);
});

test('of several games the costliest decisions are kept, and it is told how far it is', async () => {
  const lines = await linesOf([
    [{ progress: 0.5 }, { puzzles: [puzzle(0.1), puzzle(0.3)] }],
    [{ puzzles: [puzzle(0.2)] }],
  ]);
  expect(lines.map(({ progress }) => progress)).toEqual([0.25, 0.5, 1, undefined]);
  expect(lines.at(-1)).toEqual({ puzzles: [puzzle(0.3), puzzle(0.2)] });
});

test('a game that cannot be asked about is passed over, and named only where there is no other', async () => {
  expect((await linesOf([[], [{ puzzles: [puzzle(0.2)] }]])).at(-1)).toEqual({ puzzles: [puzzle(0.2)] });
  expect((await linesOf([[{ error: BUSY }], [{ puzzles: [] }]])).at(-1)).toEqual({ error: BUSY });
  expect((await linesOf([])).at(-1)).toEqual({ puzzles: [] });
});
