import { expect, test } from 'vitest';
import { explain } from './faults';
import { Voice } from './voice';

const FAULT = { kind: 'table', key: 'seat-taken', message: 'seat 2 is taken', arguments: { seat: 2 } };

test('a refusal is a sentence in the language of the reader', async () => {
  expect(explain(FAULT, await Voice.load('en'))).toBe('Seat 2 is taken.');
  const dutch = explain(FAULT, await Voice.load('nl'));
  expect(dutch).toContain('2');
  expect(dutch).not.toContain('taken');
});

test('what the house does not answer is said by the page', async () => {
  const fault = { kind: 'page', key: 'no-answer', message: '' };
  expect(explain(fault, await Voice.load('de'))).toContain('Das Haus antwortet gerade nicht');
});

test('who tried too often hears when the next try is', async () => {
  const voice = await Voice.load('en');
  const after = (seconds: number, minutes: number) =>
    explain({ kind: 'page', key: 'too-many', message: '', arguments: { seconds, minutes } }, voice);
  expect(after(119, 2)).toBe('Too many tries from this network. Try again in 2 minutes.');
  expect(after(1, 0)).toBe('Too many tries from this network. Try again in one second.');
});
