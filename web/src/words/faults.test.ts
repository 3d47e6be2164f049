import { expect, test } from 'vitest';
import { pageFault } from '../house/fault';
import type { FaultKey } from '../wire/faults';
import type { Fault as HouseFault } from '../wire/messages';
import { explain } from './faults';
import { Voice } from './voice';

const COMPANY = { names: ['An', 'Fons', 'Mieke'], yours: [0] };

function table(key: FaultKey, args: HouseFault['arguments'] = {}): HouseFault {
  return { kind: 'table', key, message: `seat 2: ${key}`, arguments: args };
}

test('what the table refuses is a sentence in the language of the reader', async () => {
  expect(explain(table('host-only'), await Voice.load('nl'))).toBe(
    'Dat kan alleen de gastheer van deze tafel.',
  );
  expect(explain(table('host-only'), await Voice.load('en'))).toBe('Seat 2: host-only.');
});

test('who is meant is named, never by the number of a seat', async () => {
  const voice = await Voice.load('en');
  expect(explain(table('not-your-turn', { seat: 0, turn: '1' }), voice, COMPANY)).toBe('It is Fons’s turn.');
  expect(explain(table('throw-first', { turn: 2 }), voice, COMPANY)).toBe('First Mieke throws.');
  expect(explain(table('throw-first', { turn: 0 }), voice, COMPANY)).toBe('Throw first.');
  expect(explain(table('bot-plays', { seat: 1 }), voice, COMPANY)).toBe('A bot plays for Fons now.');
  expect(explain(table('stale'), voice, { ...COMPANY, turn: [1, 2] })).toBe('It is Fons and Mieke’s turn.');
  expect(explain(table('seat-taken', { seat: 1 }), voice)).toBe('That seat is taken.');
  expect(explain(table('not-away', { seat: 1 }), voice)).toBe('Player 2 is there: no bot is needed.');
});

test('a refused move is a sentence of that rule and position', async () => {
  const refused = (rule: string, args: HouseFault['arguments']): HouseFault => ({
    kind: 'illegal',
    key: 'not-legal',
    message: '“r1” …',
    rule,
    arguments: { word: '“r1”', ...args },
  });
  const stich = await Voice.load('en', 'stich');
  expect(explain(refused('S5', { colour: 'black' }), stich)).toBe('You can only lead with a black card.');
  expect(explain(refused('S6', { why: 'above', sum: 15 }), stich)).toContain('That would make 15');
  const zocken = await Voice.load('nl', 'zocken');
  const bet = refused('Z11', { why: 'bet-first', seat: 1, die: 'w', pips: 0 });
  expect(explain(bet, zocken, COMPANY)).toBe('Zeg eerst of je op Fons wedt, of past.');
});

test('a wrong house rule is said in the words of the form', async () => {
  const wrong = { option: 'win', value: '“alle”', allowed: 'colour|all' };
  const fault = { ...table('option-value', wrong), kind: 'bad_record', rule: 'M5' } as const;
  expect(explain(fault, await Voice.load('nl', 'mens'))).toBe(
    'Winnen doe je met: “alle” kan niet. Mogelijk is: één kleur thuis of al je kleuren thuis.',
  );
});

test('what the house does not answer is said by the page', async () => {
  const fault = pageFault('no-answer');
  expect(explain(fault, await Voice.load('de'))).toContain('Das Haus antwortet gerade nicht');
});

test('who tried too often hears when the next try is', async () => {
  const voice = await Voice.load('en');
  const after = (seconds: number, minutes: number) =>
    explain(pageFault('too-many', '', { seconds, minutes }), voice);
  expect(after(119, 2)).toBe('Too many tries from this network. Try again in 2 minutes.');
  expect(after(1, 0)).toBe('Too many tries from this network. Try again in one second.');
});
