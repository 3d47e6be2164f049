import { expect, test } from 'vitest';
import { Refused } from '../house/api';
import type { FaultKey, FaultKind } from '../wire/faults';
import { problemWith, readRecord } from './records';

const file = (text: string) => new File([text], 'game.json');
const keyOf = (text: string) =>
  readRecord(file(text)).then(
    () => 'read',
    (error: unknown) => problemWith(error).key,
  );
const refused = (kind: FaultKind, key: FaultKey) => problemWith(new Refused({ kind, key, message: 'x' })).key;

test('only an object can be a record', async () => {
  expect(await keyOf('{"toog": 1}')).toBe('read');
  for (const text of ['[]', 'null', '7', '{"toog":', '']) expect(await keyOf(text)).toBe('not-a-record');
});

test('what is too large is not read, let alone sent', async () => {
  expect(await keyOf(`{"toog": 1${' '.repeat(9_000_000)}}`)).toBe('record-too-large');
  expect(await keyOf(JSON.stringify({ toog: 'x'.repeat(1_000_001) }))).toBe('record-too-large');
  expect(await keyOf(`{"toog": 1${' '.repeat(2_000_000)}}`)).toBe('read');
});

test('what the house says of a record is said as its reader can understand it', () => {
  expect(refused('house', 'bad-request')).toBe('not-a-record');
  expect(refused('bad_record', 'record-key')).toBe('not-a-record');
  expect(refused('illegal', 'not-legal')).toBe('record-broken');
  expect(refused('house', 'too-large')).toBe('record-too-large');
  expect(refused('table', 'still-hidden')).toBe('still-hidden');
  expect(problemWith(new TypeError('undefined is not a function')).key).toBe('not-a-record');
});
