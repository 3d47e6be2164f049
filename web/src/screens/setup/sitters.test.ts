import { expect, test } from 'vitest';
import { settings } from '../../house/settings.svelte';
import { companyOf, resized, type Sitter, sittersFor } from './sitters';

test('who comes to a larger table is as the last one there', () => {
  expect(resized(sittersFor('An', 2, 'open'), 3).map(({ kind }) => kind)).toEqual(['you', 'open', 'open']);
  expect(resized(sittersFor('An', 2, 'here'), 3).map(({ kind }) => kind)).toEqual(['you', 'here', 'here']);
  expect(resized(sittersFor('An', 4, 'bot'), 2)).toHaveLength(2);
});

test('everyone in the company sits where the form says', () => {
  const sitters: Sitter[] = [
    { kind: 'you', name: ' An ', level: 'sensible' },
    { kind: 'bot', name: '', level: 'champion' },
    { kind: 'here', name: 'Bo', level: 'sensible' },
    { kind: 'open', name: '', level: 'sensible' },
  ];
  const people = [
    { name: 'An', seat: 0 },
    { name: 'Bo', seat: 2 },
  ];
  expect(companyOf(sitters)).toEqual({ people, bots: [{ seat: 1, level: 'champion' }], open: 1 });
});

test('bots that sit down play as was last chosen', () => {
  settings.bots = 'club';
  expect(sittersFor('An', 3, 'bot').map(({ level }) => level)).toEqual(['club', 'club', 'club']);
  settings.bots = 'sensible';
});
