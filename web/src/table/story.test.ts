import { expect, test } from 'vitest';
import type { Item } from '../wire/messages';
import type { Voice } from '../words/voice';
import { linesOf } from './story';

const voice = { say: (key: string, told?: { name: string }) => `${key} ${told?.name}` } as unknown as Voice;
const stood = ({ name }: { name: string | null }): Item => ({
  version: 3,
  entry: { entry: 'stood_up', at: 0, seat: 1, name },
  told: [],
  told_to: {},
});

test('who stood up is told by name, whoever sits on that chair now', () => {
  expect(linesOf(stood({ name: 'Bo' }), null, ['An', 'Fons'], voice)).toEqual(['page-log-stood_up Bo']);
  expect(linesOf(stood({ name: 'Bo' }), null, ['An', ''], voice)).toEqual(['page-log-stood_up Bo']);
});

test('where nobody knows the name any more nothing is told', () => {
  expect(linesOf(stood({ name: null }), null, ['An', ''], voice)).toEqual([]);
});
