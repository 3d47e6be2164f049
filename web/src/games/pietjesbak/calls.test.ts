import { describe, expect, it } from 'vitest';
import type { Happening } from '../../parts/happening';
import type { Telling } from '../../wire/messages';
import type { PietjesbakView } from '../../wire/views';
import { callOf } from './calls';

const VIEW: PietjesbakView = {
  phase: 'throw',
  hand: 0,
  starter: 0,
  thrown: 0,
  most: 3,
  dice: null,
  called: null,
  marks: [9, 9, 9],
  worth: [null, null, null],
  throws: [null, null, null],
  last_round: null,
  leader: null,
  stoef: false,
  may_stoef: false,
  stoef_wipes: 0,
  wiped: [false, false, false],
  out: [false, false, false],
  sits: [false, false, false],
  throw_off: null,
};
const NAMES = ['An', 'Bo', 'Cé'];

const say = (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ');
const call = (view: Partial<PietjesbakView>, last: Happening | null) =>
  callOf({ ...VIEW, ...view }, last, NAMES, say);

function happened(...tellings: [Telling['key'], Telling['arguments']][]): Happening {
  return {
    version: 5,
    moves: 0,
    seat: null,
    word: '4',
    tellings: tellings.map(([key, told]) => ({ key, arguments: told })),
  };
}

describe('what is called out', () => {
  const zand = { throw: 'zand', worth: 304, pips: 4 };

  it('is the throw, louder when it has a name, and what came of it', () => {
    expect(
      call({}, happened(['throws', { seat: 1, ...zand }], ['wins-round', { seat: 1, marks: 2, ...zand }])),
    ).toEqual({
      big: 'throw 1 zand 304 4',
      small: 'board-wipes Bo 2 zand 304 4',
      loud: true,
    });
    const sum = { throw: 'sum', worth: 205, pips: 5, parts: '100 + 5 + 100' };
    const named = `throw ${Object.values(sum).join(' ')}`;
    expect(call({}, happened(['throws', sum]))).toMatchObject({ sum: '100 + 5 + 100 =', big: named });
    expect(call({}, happened(['throws', sum], ['seven-adds', {}]))).toMatchObject({
      sum: `100 + 5 + 100 = ${named}`,
      big: 'board-seven',
    });
  });

  it('is the stoef', () => {
    expect(call({}, happened(['stoefs', { seat: 0 }]))).toMatchObject({
      big: 'board-stoef-called',
      loud: true,
    });
  });

  it('is what came of it when nothing fell', () => {
    const won = happened(
      ['stops', { seat: 0 }],
      ['wins-round', { seat: 2, marks: 1 }],
      ['wins', { seat: 2 }],
    );
    expect(call({}, won)?.big).toMatch(/^board-wipes Cé/);
    expect(
      call({}, happened(['throws-off', { seat: 0, pips: 4 }], ['opens-round', { seat: 2, round: 1 }]))?.big,
    ).toBe('board-starts Cé 1');
  });

  it('is what lies there for who comes in later', () => {
    expect(call({ phase: 'choose', called: zand }, null)).toEqual({
      big: 'throw zand 304 4',
      small: null,
      loud: true,
    });
    expect(call({ phase: 'tie' }, null)?.big).toBe('board-for-round');
    expect(call({ called: zand }, null)).toBeNull();
  });
});
