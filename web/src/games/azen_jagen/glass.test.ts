import { describe, expect, it } from 'vitest';
import type { Happening } from '../../parts/happening';
import type { Telling } from '../../wire/messages';
import type { AzenJagenView } from '../../wire/views';
import { callOf } from './calls';
import { glassOf } from './glass';

const VIEW: AzenJagenView = {
  phase: 'hunt',
  hand: 0,
  dice: null,
  aces: 0,
  orderer: null,
  taster: null,
  drinker: null,
  next: null,
  sips: 4,
  sips_left: 0,
  paid: [0, 0],
  settled: 0,
  orders: 3,
  throw_off: null,
};

function happened(...tellings: [Telling['key'], Telling['arguments']][]): Happening {
  return {
    version: 5,
    moves: 0,
    seat: null,
    word: null,
    tellings: tellings.map(([key, told]) => ({ key, arguments: told })),
  };
}

const say = (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ');
const call = (view: Partial<AzenJagenView>, last: Happening | null) =>
  callOf({ ...VIEW, ...view }, last, ['An', 'Bo'], say, false);

describe('the glass', () => {
  it('is ordered, tasted and drunk', () => {
    expect(glassOf(VIEW, null, null)).toBeNull();
    expect(glassOf({ ...VIEW, orderer: 0 }, null, null)?.level).toBe(1);
    const tasted = glassOf({ ...VIEW, orderer: 0, taster: 1 }, null, null);
    expect(tasted?.level).toBeLessThan(1);
    const race = { ...VIEW, orderer: 0, taster: 1, drinker: 1 };
    expect(glassOf({ ...race, sips_left: 4 }, null, null)).toMatchObject({ level: tasted?.level, left: 4 });
    expect(glassOf({ ...race, sips_left: 2 }, null, null)?.level).toBeCloseTo((tasted?.level ?? 0) / 2);
  });

  it('stands as it stood when the race is over', () => {
    const before = { level: 0.5, left: 2, sips: 4 };
    expect(glassOf(VIEW, happened(['race-throws', {}], ['pays-too-slow', { seat: 1 }]), before)).toBe(before);
    expect(glassOf(VIEW, happened(['empties', {}], ['pays-order', { seat: 0 }]), before)?.level).toBe(0);
    expect(glassOf(VIEW, happened(['throws', {}]), before)).toBeNull();
  });
});

describe('what is called out', () => {
  it('is the aces, and who has to do something for them', () => {
    expect(call({}, happened(['throws', { seat: 1, found: 2 }], ['tastes', { seat: 1 }]))).toEqual({
      big: 'aces-found 1 2',
      small: 'board-holds-tastes Bo',
      loud: false,
    });
    expect(call({ phase: 'race' }, happened(['race-throws', { seat: 0, found: 0 }]))).toBeNull();
  });

  it('is who must drink, until the race has begun', () => {
    const ninth = happened(['throws', { seat: 1, found: 2 }], ['must-drink', { seat: 1, sips: 4 }]);
    expect(call({}, ninth)).toEqual({ big: 'board-must-drink Bo 4', small: 'board-get-ready', loud: true });
    expect(callOf(VIEW, ninth, ['An', 'Bo'], say, true)?.big).toBe('board-race');
  });

  it('is who pays, and how many sips were taken', () => {
    const bill = { seat: 1, taken: 2, sips: 4 };
    expect(call({}, happened(['race-throws', { seat: 0, found: 1 }], ['pays-too-slow', bill]))).toEqual({
      big: 'board-pays Bo 2 4',
      small: 'board-too-slow 1 2 4',
      loud: true,
    });
    expect(
      call({}, happened(['empties', { seat: 1 }], ['pays-order', { ...bill, seat: 0, taken: 4 }]))?.small,
    ).toBe('board-in-time 0 4 4');
  });

  it('is what is going on for who comes in later', () => {
    expect(call({ phase: 'race' }, null)?.big).toBe('board-race');
    expect(call({ phase: 'throw_off' }, null)?.big).toBe('board-for-start');
    expect(call({}, happened(['throws-off', {}], ['opens-hunt', { seat: 1 }]))?.big).toBe('board-starts Bo');
    expect(call({}, null)).toBeNull();
  });
});
