import { expect, test } from 'vitest';
import { columnsOf, linesOf, moveInWords } from './plain';

const WORDS: Record<string, string> = {
  yes: 'ja',
  no: 'nee',
  'field-paid': 'betaald',
  'field-phase-race': 'wedloop',
  'move-sip': 'neem een slok',
  'move-place-word': 'leg',
  'move-roll-r-word': 'rood',
};
const reader = { say: (key: string) => WORDS[key] ?? key, names: ['An', 'Bo'] };

test('a list as long as the company is a column, the score is not said twice', () => {
  const view = { scores: [3, 4], paid: [1, -2], out: [true, false], dice: [1, 2] };
  expect(columnsOf(view, reader)).toEqual([
    { name: 'betaald', cells: ['1', '−2'] },
    { name: 'out', cells: ['ja', 'nee'] },
  ]);
  expect(linesOf(view, reader)).toEqual([{ name: 'dice', value: '1 2' }]);
});

test('what is nested can be read, and seats have names', () => {
  const view = {
    phase: 'race',
    next_seat: 1,
    tied_seats: [0, 1],
    drawn: null,
    so_far: { best_turn: 4, whole: false },
    line: [{ die: 'r', pips: 2 }, null, null],
    none: [],
  };
  expect(linesOf(view, reader)).toEqual([
    { name: 'phase', value: 'wedloop' },
    { name: 'next seat', value: 'Bo' },
    { name: 'tied seats', value: 'An Bo' },
    { name: 'drawn', value: '–' },
    { name: 'so far', value: 'best turn 4, whole nee' },
    { name: 'line', value: 'die r, pips 2; –; –' },
    { name: 'none', value: '–' },
  ]);
});

test('a single player has no columns', () => {
  const alone = { ...reader, names: ['An'] };
  expect(columnsOf({ paid: [1] }, alone)).toEqual([]);
});

test('a move is called as the catalogue says, or as the record writes it', () => {
  const said = ['sip', 'place 3', 'roll r', 'hold'].map((word) => moveInWords(word, reader.say));
  expect(said).toEqual(['neem een slok', 'leg 3', 'rood', 'hold']);
});
