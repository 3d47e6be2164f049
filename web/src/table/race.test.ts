import { expect, test } from 'vitest';
import type { TableView } from '../wire/messages';
import { raceIn } from './race';

const at = (begins: number | null, legal: TableView['legal'], dice: TableView['dice'] = 'sealed') =>
  ({ clock: { begins }, legal, dice }) as unknown as TableView;
const WORDS = { 0: ['sip'], 1: ['throw'] };

test('what each seat may do in a race stays while dice are in the air', () => {
  expect(raceIn(at(null, { 0: ['stop'] }), null)).toBeNull();
  expect(raceIn(at(9, WORDS), null)).toEqual(WORDS);
  expect(raceIn(at(9, {}), WORDS)).toEqual(WORDS);
  expect(raceIn(at(null, {}), WORDS)).toBeNull();
});

test('real dice are waited for', () => {
  expect(raceIn(at(9, WORDS, 'real'), null)).toBeNull();
});
