import { expect, test } from 'vitest';
import { besides, chalked, faceOf, groupsByPoints, withIds } from './cards';

test('the sign of a card follows the colour that adds', () => {
  expect(faceOf('b12', 'black')).toEqual({ colour: 'black', value: 12, sign: 'plus' });
  expect(faceOf('b12', 'red')).toEqual({ colour: 'black', value: 12, sign: 'minus' });
  expect(['b6', 'r3'].map((word) => chalked(word, 'black'))).toEqual(['+6', '−3']);
});

test('cards alike have each a name', () => {
  expect(withIds(['b1', 'b1', 'r2']).map((card) => card.id)).toEqual(['b1.0', 'b1.1', 'r2.0']);
});

test('a drawn card leaves the hand once, also where there are more like it', () => {
  expect(besides(['b1', 'b1', 'r2'], 'b1')).toEqual(['b1', 'r2']);
  expect(besides(['b1'], null)).toEqual(['b1']);
});

test('cards that are worth the same are shown together', () => {
  expect(groupsByPoints({ b1: 5, b2: 5, b12: 15, r1: 5, r2: 5, r12: 20 })).toEqual([
    { points: 5, cards: '1–2', suits: ['black', 'red'] },
    { points: 15, cards: '12', suits: ['black'] },
    { points: 20, cards: '12', suits: ['red'] },
  ]);
});
