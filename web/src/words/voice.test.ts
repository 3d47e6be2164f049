import { expect, test } from 'vitest';
import { unbroken, Voice } from './voice';

test('seats become names', async () => {
  const voice = await Voice.load('en', 'pietjesbak');
  const names = ['An', 'Bo', 'Cé'];
  expect(voice.tell({ key: 'stoefs', arguments: { seat: 1 } }, names)).toBe('Bo stoefs!');
  expect(voice.tell({ key: 'tie', arguments: { seats: '0 1 2' } }, names)).toContain('An, Bo and Cé');
});

test('what someone wrote stands in the marks of the language', async () => {
  const voice = await Voice.load('de', 'pietjesbak');
  expect(voice.say('error-no-such-move', { word: '“hop”', game: 'X' })).toBe('„hop“ ist kein Zug in X');
  expect(voice.say('error-no-such-move', { word: '“hop', game: 'X' })).toBe('“hop ist kein Zug in X');
  expect(voice.say('error-no-such-move', { word: '“a” “b”', game: 'X' })).toBe('“a” “b” ist kein Zug in X');
});

test('the colours of a board are called as they are painted', async () => {
  const voice = await Voice.load('en', 'mens');
  expect(voice.painted([6, 1]).say('board-throw-for', { colour: 0 })).toBe('Throw for purple');
  expect(voice.say('board-throw-for', { colour: 0 })).toBe('Throw for red');
});

test('a number below nothing has a minus, and still chooses its plural', async () => {
  const voice = await Voice.load('en', 'zocken');
  const points = { seat: 0, points: -35, row: 0, colours: 15, matches: 1, escapes: -10, outs: -40 };
  expect(voice.tell({ key: 'scores', arguments: points }, ['An'])).toBe(
    'An scores −35: row 0, colours 15 (1 matching), escapes −10, OUT −40.',
  );
  expect(voice.say('score-unit', { score: -1 })).toBe(voice.say('score-unit', { score: 1 }));
});

test('a missing key shows as itself', () => {
  expect(new Voice('en', 'a = b').say('nothing')).toBe('nothing');
});

test('dice that fell together are not parted at the end of a line', () => {
  const voice = new Voice('nl', 'tell-throws = { $seat } gooit { $dice }.');
  const told = voice.tell({ key: 'throws', arguments: { seat: 0, dice: '4-2-1' } }, ['An-Li']);
  expect(told).toBe('An-Li gooit 4-\u20602-\u20601.');
  expect(unbroken('Bo-2 throws 6-5-4: 69.')).toBe('Bo-2 throws 6-\u20605-\u20604: 69.');
});
