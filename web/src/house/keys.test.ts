import { expect, test } from 'vitest';
import { keepKey, keysOf, knownTables, moveKeys } from './keys';

test('a device keeps the secrets of its seats, each once, and takes them along to the next table', () => {
  keepKey('a', 'one');
  keepKey('a', 'two');
  keepKey('a', 'one');
  keepKey('b', 'three');
  expect(keysOf('a')).toEqual(['one', 'two']);
  moveKeys('a', 'c');
  expect(keysOf('c')).toEqual(['one', 'two']);
  expect(knownTables()).toEqual(['c', 'b', 'a']);
  expect(keysOf('never')).toEqual([]);
});

test('the oldest table is forgotten first', () => {
  for (let table = 0; table < 60; table++) keepKey(`table ${table}`, 'secret');
  expect(keysOf('a')).toEqual([]);
  expect(keysOf('table 59')).toEqual(['secret']);
});
