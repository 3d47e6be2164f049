import { expect, test } from 'vitest';
import type { TableView } from '../wire/messages';
import { mayConfirm, typesFor, unconfirmed } from './typed';

const person = { kind: 'person', bot: null, away: false };
const VIEW = {
  dice: 'real',
  status: 'playing',
  seats: [
    person,
    { kind: 'bot', bot: 'sensible', away: false },
    { ...person, away: true },
    { kind: 'open', bot: null },
  ],
  turn: { kind: 'over', seats: [], fall: null, by_itself: false },
  undo: 1,
} as unknown as TableView;

test('one types for oneself, and the host for the bots', () => {
  const guest = { view: VIEW, yours: [0], hosting: false };
  expect([0, 1, 2].map((seat) => typesFor(guest, seat))).toEqual([true, false, false]);
  expect([0, 1, 2].map((seat) => typesFor({ ...guest, hosting: true }, seat))).toEqual([true, true, false]);
  const sealed = { ...VIEW, dice: 'sealed' } as TableView;
  expect(typesFor({ view: sealed, yours: [0], hosting: true }, 1)).toBe(false);
});

test('the last throw stands open until the table says that the game is over', () => {
  expect(unconfirmed(VIEW)).toBe(1);
  expect(unconfirmed({ ...VIEW, status: 'over' })).toBeNull();
  expect(
    unconfirmed({ ...VIEW, turn: { kind: 'decision', seats: [0], fall: null, by_itself: false } }),
  ).toBeNull();
});

test('for who is missing, anyone who sits here says that it is right', () => {
  const guest = { view: VIEW, yours: [0], hosting: false };
  expect([0, 1, 2, 3].map((seat) => mayConfirm(guest, seat))).toEqual([true, false, true, true]);
  expect(mayConfirm({ ...guest, yours: [] }, 2)).toBe(false);
});
