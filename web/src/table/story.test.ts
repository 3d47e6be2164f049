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

test('a game begins with the words of its seal', () => {
  const began = { version: 4, entry: { entry: 'started', at: 0, nonces: [] }, told: [], told_to: {} } as Item;
  const says = {
    say: (key: string, told?: { words?: string }) => `${key} ${told?.words}`,
  } as unknown as Voice;
  expect(linesOf(began, null, [], says, 'molabi tikuna')).toEqual(['page-log-started-sealed molabi tikuna']);
  expect(linesOf(began, null, [], says)).toEqual(['page-log-started undefined']);
});

test('a guest goes and comes by their own name, and the owner by theirs', () => {
  const back = (name: string | null): Item => ({
    ...stood({ name: null }),
    entry: { entry: 'came_back', at: 0, seat: 1, name },
  });
  expect(linesOf(back('Dirk'), null, ['An', 'Bo'], voice)).toEqual(['page-log-came_back Dirk']);
  expect(linesOf(back(null), null, ['An', 'Bo'], voice)).toEqual(['page-log-came_back Bo']);
});

test('who asks, is let in and leaves again under the name of the owner is told in other words', () => {
  for (const entry of ['claimed', 'guest_sat', 'guest_left', 'taken_over'] as const) {
    const told = (name: string): Item =>
      ({ version: 5, entry: { entry, at: 0, seat: 1, name }, told: [], told_to: {} }) as unknown as Item;
    expect(linesOf(told('Dirk'), null, ['An', 'Bo'], voice)).toEqual([`page-log-${entry} Dirk`]);
    expect(linesOf(told('Bo'), null, ['An', 'Bo'], voice)).toEqual([`page-log-${entry}-own Bo`]);
  }
});
