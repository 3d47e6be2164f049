import { expect, test } from 'vitest';
import { fell, hashTerms, opensTo, type Seal } from './seal';

// What toog.core.sources.Sealed gives for the same secret and nonces.
const SEAL: Seal = {
  hash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  nonces: ['00ff', 'a1'],
  secret: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
};
const DICE = { count: 3, faces: ['1', '2', '3', '4', '5', '6'], pack: false };
const COPIES: Record<string, number> = { 1: 4, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 12: 2 };
const COLOUR = (letter: string) =>
  Object.entries(COPIES).flatMap(([value, copies]) => Array<string>(copies).fill(letter + value));
const PACK = { count: 46, faces: [...COLOUR('b'), ...COLOUR('r')], pack: true };

test('the secret opens the seal, and no other does', () => {
  expect(opensTo(SEAL)).toBe(true);
  expect(opensTo({ ...SEAL, secret: `ff${SEAL.secret.slice(2)}` })).toBe(false);
});

test('dice fall as the house says they do', () => {
  expect([fell(SEAL, 0, DICE), fell(SEAL, 7, DICE)]).toEqual(['6 6 5', '2 1 1']);
  expect(fell(SEAL, 3, { count: 1, faces: ['2', '3', '3', '4', '4', '5'], pack: false })).toBe('3');
});

test('a pack is shuffled as the house does it', () => {
  expect(fell(SEAL, 3, PACK)).toBe(
    'r8 b5 r4 r2 r5 r1 b5 r1 b8 r8 b2 b1 b6 b3 r7 b2 b2 r9 r3 b4 b8 b4 r4 b1 r9 r5 b12 r2 b7 b9 r1 r7 r2 b1 r12 b6 r6 r1 r3 b9 b12 r6 b1 b7 b3 r12',
  );
});

const TERMS = {
  game: 'mens',
  players: ['Zoë', 'Bo "2"', '石'],
  options: { tries: 3, lane: 'x' },
  bots: [null, 'club', null],
};

test('the terms are hashed as the house does it', () => {
  expect(hashTerms(TERMS)).toBe('1ffb343bf3645864c216777009b218d134496c3db96c88ee98319391a871c8c2');
  expect(hashTerms({ ...TERMS, options: { lane: 'x', tries: 3 } })).toBe(hashTerms(TERMS));
});

test('under a seal of version 2 the terms are mixed into the dice', () => {
  const bound = { ...SEAL, version: 2, terms: hashTerms(TERMS) };
  expect([fell(bound, 0, DICE), fell(bound, 7, DICE)]).toEqual(['1 6 6', '3 5 1']);
});
