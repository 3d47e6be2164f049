import { expect, test } from 'vitest';
import type { Frame } from '../wire/forms';
import { type Head, judge } from './replaying';
import { fell, type Seal } from './seal';

const SEAL: Seal = {
  hash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  nonces: ['00ff', 'a1'],
  secret: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
};
const FALLING = { count: 3, faces: ['1', '2', '3', '4', '5', '6'], pack: false };
const HEAD = { game: 'pietjesbak', players: [], options: {}, length: 3 };

function frame(word: string | null): Frame {
  const falling = word === null ? null : FALLING;
  return {
    seat: null,
    word,
    falling,
    told: [],
    told_to: {},
    view: {},
    views: {},
    scores: [],
    winners: [],
  } as unknown as Frame;
}

const head = (seal: unknown) => ({ ...HEAD, seal }) as Head;

test('every throw that follows from the seal is verified, in its order', async () => {
  const frames = [frame(null), frame(fell(SEAL, 0, FALLING)), frame(fell(SEAL, 1, FALLING))];
  expect(await judge(head(SEAL), frames)).toEqual({ is: 'verified', falls: 2, before: 0, unproven: 0 });
});

test('a throw that does not follow is named', async () => {
  const frames = [frame(null), frame(fell(SEAL, 0, FALLING)), frame(fell(SEAL, 0, FALLING))];
  expect(await judge(head(SEAL), frames)).toEqual({ is: 'broken', frame: 2 });
});

test('a secret of another seal is refused, a closed or missing one said', async () => {
  expect(await judge(head({ ...SEAL, hash: 'ab' }), [])).toEqual({ is: 'broken', frame: null });
  expect(await judge(head({ ...SEAL, secret: null }), [])).toEqual({ is: 'closed' });
  expect(await judge(head(null), [])).toEqual({ is: 'unsealed' });
});

test('what fell before a fork is checked under the seal of that, and counted apart', async () => {
  const fresh = { ...SEAL, nonces: ['01', '02'] };
  const frames = [frame(null), frame(fell(SEAL, 0, FALLING)), frame(fell(fresh, 1, FALLING))];
  const forked = (seal: unknown) =>
    ({ ...head(fresh), fork: { at: 1, of: '', dice: 'fresh', under: [{ until: 1, seal }] } }) as Head;
  expect(await judge(forked(SEAL), frames)).toEqual({ is: 'verified', falls: 1, before: 1, unproven: 0 });
  expect(await judge(forked(null), frames)).toEqual({ is: 'verified', falls: 1, before: 0, unproven: 1 });
  expect(await judge(head(fresh), frames)).toEqual({ is: 'broken', frame: 1 });
  expect(await judge(forked({ ...SEAL, hash: 'ab' }), frames)).toEqual({ is: 'broken', frame: null });
  const wrong = [frame(null), frame(fell(SEAL, 1, FALLING)), ...frames.slice(2)];
  expect(await judge(forked(SEAL), wrong)).toEqual({ is: 'broken', frame: 1 });
  expect(await judge(forked(SEAL), frames.slice(0, 2))).toEqual({ is: 'idle' });
  expect(await judge(forked(null), frames.slice(0, 2))).toEqual({ is: 'idle' });
});
