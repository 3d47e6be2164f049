import { expect, test } from 'vitest';
import type { Happening } from '../../parts/happening';
import type { SeatInfo } from '../../parts/seats/seat';
import type { AzenJagenView } from '../../wire/views';
import { targetsOf, throwsOf } from './race';

const seat = (yours: boolean, machine = false) => ({ yours, machine }) as SeatInfo;
const VIEW = { next: 1 } as AzenJagenView;
const LEGAL = { 0: ['sip'], 1: ['throw'], 2: ['throw'] };
const happened = (key: string, args: Record<string, number | string> = {}) =>
  ({ version: 1, moves: 0, seat: null, word: null, tellings: [{ key, arguments: args }] }) as Happening;

test('everyone acts when they like', () => {
  const seats = [seat(true), seat(false), seat(true)];
  expect(targetsOf(VIEW, seats, [0, 2], LEGAL)).toEqual([
    { seat: 0, word: 'sip' },
    { seat: 2, word: 'throw' },
  ]);
});

test('a device that goes round alone plays in turn, unless bots race against it', () => {
  const own = [seat(true), seat(true), seat(true)];
  expect(targetsOf(VIEW, own, [0, 1, 2], LEGAL)).toEqual([{ seat: 1, word: 'throw' }]);
  expect(targetsOf(VIEW, [...own, seat(false, true)], [0, 1, 2], LEGAL).length).toBe(3);
});

test('what each threw last lies there until something else happens', () => {
  const first = throwsOf(happened('race-throws', { seat: 1, dice: '2-3-4' }), {});
  const second = throwsOf(happened('race-throws', { seat: 2, dice: '5-5-6' }), first);
  expect(second).toEqual({ 1: '2-3-4', 2: '5-5-6' });
  expect(throwsOf(happened('sips'), second)).toBe(second);
  expect(throwsOf(happened('throws'), second)).toEqual({});
});
