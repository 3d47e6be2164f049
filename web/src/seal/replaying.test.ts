import { expect, test } from 'vitest';
import type { Frame } from '../wire/forms';
import { type Head, judge } from './replaying';
import { fell, hashTerms, type Seal } from './seal';

const SEAL: Seal = {
  hash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  nonces: ['00ff', 'a1'],
  secret: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
};
const FALLING = { count: 3, faces: ['1', '2', '3', '4', '5', '6'], pack: false };
const HEAD = { game: 'pietjesbak', players: [], options: {}, bots: [], known: false, length: 3 };

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
    turn: { kind: 'over' },
  } as unknown as Frame;
}

const head = (seal: unknown) => ({ ...HEAD, seal }) as Head;

test('every throw that follows from the seal is verified, in its order', async () => {
  const frames = [frame(null), frame(fell(SEAL, 0, FALLING)), frame(fell(SEAL, 1, FALLING))];
  expect(await judge(head(SEAL), frames)).toEqual({
    is: 'verified',
    falls: 2,
    before: 0,
    unproven: 0,
    binds: 'dice',
    over: true,
  });
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
  expect(await judge(forked(SEAL), frames)).toEqual({
    is: 'verified',
    falls: 1,
    before: 1,
    unproven: 0,
    binds: 'dice',
    over: true,
  });
  expect(await judge(forked(null), frames)).toEqual({
    is: 'verified',
    falls: 1,
    before: 0,
    unproven: 1,
    binds: 'dice',
    over: true,
  });
  expect(await judge(head(fresh), frames)).toEqual({ is: 'broken', frame: 1 });
  expect(await judge(forked({ ...SEAL, hash: 'ab' }), frames)).toEqual({ is: 'broken', frame: null });
  const wrong = [frame(null), frame(fell(SEAL, 1, FALLING)), ...frames.slice(2)];
  expect(await judge(forked(SEAL), wrong)).toEqual({ is: 'broken', frame: 1 });
  expect(await judge(forked(SEAL), frames.slice(0, 2))).toEqual({ is: 'idle' });
  expect(await judge(forked(null), frames.slice(0, 2))).toEqual({ is: 'idle' });
});

const TERMS = { game: 'pietjesbak', players: ['An', 'Bo'], options: { marks: 3 }, bots: [null, 'club'] };
const BOUND = { ...SEAL, version: 2, terms: hashTerms(TERMS) };
const BOUND_FRAMES = [frame(null), frame(fell(BOUND, 0, FALLING)), frame(fell(BOUND, 1, FALLING))];
const bound = (changed: object = {}) =>
  ({ ...HEAD, ...TERMS, known: false, seal: BOUND, ...changed }) as Head;

test('a seal of version 2 binds names, house rules and bots', async () => {
  expect(await judge(bound(), BOUND_FRAMES)).toMatchObject({ is: 'verified', falls: 2, binds: 'terms' });
  for (const changed of [
    { game: 'azen_jagen' },
    { players: ['Bo', 'An'] },
    { players: ['An', 'Boo'] },
    { options: {} },
    { options: { marks: 4 } },
    { bots: [null, null] },
    { bots: [null, 'champion'] },
    { bots: ['club', null] },
    { seal: { ...BOUND, terms: hashTerms({ ...TERMS, players: ['Cas', 'Bo'] }) } },
  ]) {
    expect(await judge(bound(changed), BOUND_FRAMES)).toEqual({ is: 'changed' });
  }
});

test('terms that were hashed anew do not fit the dice, and neither does an older seal', async () => {
  const players = ['Cas', 'Bo'];
  const anew = bound({ players, seal: { ...BOUND, terms: hashTerms({ ...TERMS, players }) } });
  expect(await judge(anew, BOUND_FRAMES)).toEqual({ is: 'broken', frame: 1 });
  expect(await judge(bound({ players, seal: SEAL }), BOUND_FRAMES)).toEqual({ is: 'broken', frame: 1 });
});

test('known dice bind the terms of the game in which they fell first', async () => {
  const again = bound({ players: ['Bo', 'An'], known: true, first_terms: TERMS });
  expect(await judge(again, BOUND_FRAMES)).toMatchObject({ is: 'verified', binds: 'rules' });
  const other = bound({ known: true, first_terms: { ...TERMS, players: ['Cas', 'Bo'] } });
  expect(await judge(other, BOUND_FRAMES)).toEqual({ is: 'changed' });
  const unsaid = bound({ players: ['Cas', 'Bo'], known: true, first_terms: null });
  expect(await judge(unsaid, BOUND_FRAMES)).toMatchObject({ is: 'verified', binds: 'unsaid' });
});

test('an older seal has no terms, not of another game either', async () => {
  const frames = [frame(null), frame(fell(SEAL, 0, FALLING))];
  const again = { ...head(SEAL), known: true } as Head;
  expect(await judge({ ...again, first_terms: TERMS }, frames)).toEqual({ is: 'changed' });
  expect(await judge(again, frames)).toMatchObject({ is: 'verified', binds: 'dice' });
});

test('a seal of version 2 under which nothing fell proves nothing', async () => {
  expect(await judge(bound(), [frame(null)])).toEqual({ is: 'idle' });
  expect(await judge(bound({ known: true }), [frame(null)])).toEqual({ is: 'idle' });
  expect(await judge(head(SEAL), [frame(null)])).toMatchObject({ is: 'verified', falls: 0 });
});

test('a game that was cut short is said to stop', async () => {
  const last = { ...frame(fell(BOUND, 0, FALLING)), turn: { kind: 'decision' } } as Frame;
  expect(await judge(bound(), [frame(null), last])).toMatchObject({ is: 'verified', over: false });
});
