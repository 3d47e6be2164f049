import { expect, test } from 'vitest';
import type { Happening } from '../../parts/happening';
import type { Telling } from '../../wire/messages';
import { saidOf } from './calls';

const say = (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`;
const after = (...tellings: Telling[]): Happening => ({
  version: 3,
  moves: 0,
  seat: 1,
  word: 'b2',
  tellings,
});

test('what ends the round is said before the trick that ended it', () => {
  const said = saidOf(
    after(
      { key: 'takes', arguments: { seat: 1, points: 20 } },
      { key: 'goes-out', arguments: { seat: 1, points: 30 } },
    ),
    ['An', 'Bo'],
    say,
  );
  expect(said).toEqual({ text: 'board-goes-out {"seat":"Bo","points":30}', loud: true });
});

test('a card that follows is not called: its sum stands there', () => {
  expect(saidOf(after({ key: 'follows', arguments: { seat: 1 } }), ['An', 'Bo'], say)).toBeNull();
});
