import { expect, test } from 'vitest';
import { companyOf, resized, type Sitter, sittersFor } from './sitters';

test('who comes to a larger table is as the last one there', () => {
  expect(resized(sittersFor('An', 2, 'open'), 3).map(({ kind }) => kind)).toEqual(['you', 'open', 'open']);
  expect(resized(sittersFor('An', 2, 'here'), 3).map(({ kind }) => kind)).toEqual(['you', 'here', 'here']);
  expect(resized(sittersFor('An', 4, 'bot'), 2)).toHaveLength(2);
});

test('everyone in the company sits where the form says', () => {
  const sitters: Sitter[] = [
    { kind: 'you', name: ' An ' },
    { kind: 'bot', name: '' },
    { kind: 'here', name: 'Bo' },
    { kind: 'open', name: '' },
  ];
  const people = [
    { name: 'An', seat: 0 },
    { name: 'Bo', seat: 2 },
  ];
  expect(companyOf(sitters)).toEqual({ people, bots: [1], open: 1 });
});
