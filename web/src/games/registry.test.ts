import { expect, test } from 'vitest';
import { Voice } from '../words/voice';
import { loadMoveNames } from './registry';

async function called(game: string, view: object, ...words: string[]): Promise<string[]> {
  const { say } = await Voice.load('nl', game);
  const nameMove = await loadMoveNames(game);
  return words.map((word) => nameMove(word, { view, words, names: ['An', 'Bo'], say }));
}

test('a move of Zocken is called as its die, its place or its button is', async () => {
  const view = { circles: 'royrgbp', die: 'r', pips: 4, brings: { '1': 10, '<': -10, out: -20 } };
  expect(await called('zocken', view, 'roll b', 'place 1', 'place <', 'out', 'bet', 'pass')).toEqual([
    'de blauwe dobbelsteen gooien',
    'Veld 1, rood cirkeltje: kleur op kleur',
    'Linker uitwijkveld',
    'UIT',
    'Wedden',
    'Niet wedden',
  ]);
});

test('pawns have their numbers and what they bring', async () => {
  const view = {
    circles: 40,
    colour: 0,
    owner: [0, 1],
    moves: {
      'move 3': { way: [3, 4, 5], home: null, hits: { colour: 1, step: 9 } },
      'move 38': { way: [38, 39, 40, 41, 42], home: 'c', hits: null },
    },
  };
  expect(await called('mens', view, 'move 3', 'move 38')).toEqual([
    'Pion 1 (3 stappen na A): slaat Bo!',
    'Pion 2 (38 stappen na A): naar huis, op c',
  ]);
  expect(await called('mens', { ...view, moves: {} }, 'enter')).toEqual(['Een pion op A zetten']);
});

test('to stop after one throw is a stoef', async () => {
  expect(await called('pietjesbak', { may_stoef: true }, 'again', 'stop')).toEqual([
    'Nog eens gooien',
    'Stoef',
  ]);
  expect(await called('pietjesbak', { may_stoef: false }, 'stop')).toEqual(['Laten liggen']);
});

test('a card is called as it counts now, and the rest by its button', async () => {
  expect(await called('stich', { adds: 'red' }, 'r12', 'b3', 'draw', 'hold')).toEqual([
    'een rode 12, plus',
    'een zwarte 3, min',
    'Een kaart trekken',
    'Zo laten',
  ]);
  expect(await called('azen_jagen', {}, 'sip')).toEqual(['Drinken!']);
});

test('a game without a board has the words of its catalogue', async () => {
  const nameMove = await loadMoveNames('unknown');
  const say = (key: string) => (key === 'move-raise' ? 'verhogen' : key);
  expect(nameMove('raise', { view: {}, words: ['raise'], names: [], say })).toBe('verhogen');
});
