import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '../../table/session.svelte';
import { type Eyes, eyesAt } from './eyes.svelte';

const AN = 0;
const BO = 1;
const HANDS = { [AN]: {}, [BO]: {} };

let away = () => {};
let now: Pick<Session, 'view' | 'yours' | 'mine' | 'due' | 'phase'>;

/** An and Bo share a device. */
function sit(views: Record<string, object>): Eyes {
  const table = $state({
    view: { status: 'playing', views },
    yours: [AN, BO],
    mine: [],
    due: null,
    phase: 'still',
  });
  now = table as unknown as typeof now;
  let eyes: Eyes | undefined;
  away = $effect.root(() => {
    eyes = eyesAt(now);
  });
  return eyes as Eyes;
}

function falls(seat: number): void {
  Object.assign(now, { mine: [seat], due: { seat, form: 'd', real: false } });
  flushSync();
}

function decides(...mine: number[]): void {
  Object.assign(now, { mine, due: null });
  flushSync();
}

afterEach(() => away());

test('the curtain falls before a hand, and opens when its owner says so', () => {
  const eyes = sit(HANDS);
  decides(AN);
  expect(eyes).toMatchObject({ curtained: true, seat: null, wanted: AN });
  eyes.uncover();
  expect(eyes).toMatchObject({ curtained: false, seat: AN });
  decides();
  expect(eyes).toMatchObject({ curtained: false, seat: AN });
  decides(BO);
  expect(eyes).toMatchObject({ curtained: true, seat: null, wanted: BO });
});

test('who did something sees what comes of it before the curtain falls', () => {
  const eyes = sit(HANDS);
  decides(AN);
  eyes.uncover();
  Object.assign(now, { phase: 'moving' });
  decides(BO);
  expect(eyes).toMatchObject({ curtained: false, seat: AN, mine: [] });
  Object.assign(now, { phase: 'resting' });
  flushSync();
  expect(eyes).toMatchObject({ curtained: false, seat: AN });
  Object.assign(now, { phase: 'still' });
  flushSync();
  expect(eyes).toMatchObject({ curtained: true, seat: null, wanted: BO });
});

test('for a shuffle there is no curtain, and no hand either', () => {
  const eyes = sit(HANDS);
  falls(BO);
  expect(eyes).toMatchObject({ curtained: false, seat: null, wanted: BO });
});

test('who looked before another shuffled has to be asked again', () => {
  const eyes = sit(HANDS);
  decides(AN);
  eyes.uncover();
  falls(BO);
  expect(eyes).toMatchObject({ curtained: false, seat: null });
  decides();
  expect(eyes.seat).toBeNull();
  decides(AN);
  expect(eyes).toMatchObject({ curtained: true, seat: null });
});

test('who looked before is not shown when the next one lets the turn pass', () => {
  const eyes = sit(HANDS);
  decides(AN);
  eyes.uncover();
  decides(BO);
  decides();
  expect(eyes.seat).toBeNull();
});

test('who looked before is asked again when the next one takes a move back', () => {
  const eyes = sit(HANDS);
  decides(AN);
  eyes.uncover();
  decides(BO);
  decides(AN);
  expect(eyes).toMatchObject({ curtained: true, seat: null });
});

test('who shuffles and plays on is not asked twice', () => {
  const eyes = sit(HANDS);
  decides(BO);
  eyes.uncover();
  falls(BO);
  expect(eyes.seat).toBe(BO);
  decides(BO);
  expect(eyes).toMatchObject({ curtained: false, seat: BO });
});

test('where nothing is hidden the board turns to whoever is to move', () => {
  const eyes = sit({});
  expect(eyes.seat).toBe(AN);
  decides(BO);
  expect(eyes).toMatchObject({ curtained: false, seat: BO });
  decides();
  expect(eyes.seat).toBe(BO);
});
