import { expect, test } from 'vitest';
import { celebrated } from '../parts/seats/winners';
import { Voice } from '../words/voice';
import { changed, headline, inOrder, isFeast, readerOf, resultOf } from './outcome';

const AT_TABLE = { names: ['An', 'Bo', 'Fons'], scores: [6, 0, 5] };
const said = async (winners: number[], yours: number[], game = 'pietjesbak') =>
  headline({ ...AT_TABLE, winners, yours }, await Voice.load('en', game));

test('who won reads it as you, everyone else by name', async () => {
  expect(await said([1], [1])).toBe('You win!');
  expect(await said([2], [1])).toBe('Fons wins');
  expect(await said([2], [])).toBe('Fons wins');
});

test('a shared win names who shares it', async () => {
  expect(await said([0, 1], [1])).toBe('You and An share the win!');
  expect(await said([0, 1], [2])).toBe('An and Bo share the win');
});

test('where all share there is no winner if they all pay, and otherwise they share the win', async () => {
  expect(await said([0, 1, 2], [1], 'azen_jagen')).toBe('All level: nobody wins');
  expect(await said([0, 1, 2], [1], 'zocken')).toBe('You, An and Fons share the win!');
  expect(await said([0, 1, 2], [], 'stich')).toBe('An, Bo and Fons share the win');
  expect(isFeast(celebrated([0, 1, 2], 3), [1], [0, 1, 2], false)).toBe(false);
  expect(celebrated([0, 1], 3)).toEqual([0, 1]);
  expect(celebrated([0], 1)).toEqual([0]);
});

test('who was out has no score', async () => {
  const voice = await Voice.load('en', 'pietjesbak');
  expect(resultOf(1, [6, 2, 5], [1], voice)).toBe('out of the game');
  expect(resultOf(0, [6, 2, 5], [1], voice)).toContain('6');
});

test('round one device nobody is you', async () => {
  expect(readerOf([0, 1])).toBeNull();
  expect(await said([1], [0, 1])).toBe('Bo wins');
});

test('who plays alone is told the result, not that they won', async () => {
  const voice = await Voice.load('en', 'zocken');
  const alone = { names: ['An'], scores: [340], winners: [0] };
  expect(headline({ ...alone, yours: [0] }, voice)).toBe('You end on 340\u00a0points');
  expect(headline({ ...alone, yours: [] }, voice)).toBe('An ends on 340\u00a0points');
});

test('confetti falls for the winner, round one device and on a television, never for who lost', () => {
  expect(isFeast([1], [1], [0, 1], false)).toBe(true);
  expect(isFeast([1], [0], [0, 1], false)).toBe(false);
  expect(isFeast([1], [0, 1], [0, 1], false)).toBe(true);
  expect(isFeast([2], [0, 1], [0, 1], false)).toBe(false);
  expect(isFeast([1], [], [0, 1], true)).toBe(true);
  expect(isFeast([2], [], [0, 1], true)).toBe(false);
});

test('the list follows the places, not the numbers', () => {
  expect(inOrder(3, [3, 1, 2], [1])).toEqual([1, 2, 0]);
  expect(inOrder(3, null, [2])).toEqual([2, 0, 1]);
});

test('a change is written with its sign', () => {
  expect([changed(3), changed(-2), changed(0)]).toEqual(['+3', '−2', '']);
});
