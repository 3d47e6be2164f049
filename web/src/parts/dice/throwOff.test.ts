import { describe, expect, it } from 'vitest';
import type { Telling } from '../../wire/messages';
import type { Happening } from '../happening';
import { hasBegun, throwOffOf } from './throwOff';

function happened(...tellings: [Telling['key'], Telling['arguments']][]): Happening {
  return {
    version: 5,
    moves: 0,
    seat: null,
    word: '4',
    tellings: tellings.map(([key, told]) => ({ key, arguments: told })),
  };
}

describe('the dice of a throw-off', () => {
  it('lie as the view has them', () => {
    expect(throwOffOf([4, 0, 0], 3, null, null)).toEqual([4, 0, 0]);
    expect(throwOffOf(null, 3, happened(['throws', {}]), [4, 2, 1])).toBeNull();
  });

  it('stay with the last one when it has decided', () => {
    const last = happened(['throws-off', { seat: 2, pips: 5 }], ['opens-round', { seat: 2, round: 1 }]);
    expect(throwOffOf(null, 3, last, [4, 2, 0])).toEqual([4, 2, 5]);
    expect(throwOffOf(null, 3, last, null)).toEqual([null, null, 5]);
  });

  it('stay when those who are level throw again', () => {
    const last = happened(['throws-off', { seat: 2, pips: 4 }], ['throw-off-again', { seats: '0 2' }]);
    expect(throwOffOf([0, null, 0], 3, last, [4, 2, 0])).toEqual([4, 2, 4]);
  });

  it('are none before the first', () => {
    expect(hasBegun([0, null, 0])).toBe(false);
    expect(hasBegun(null)).toBe(false);
    expect(hasBegun([0, 3])).toBe(true);
  });
});
