import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../house/api';
import type { Fault } from '../house/fault';
import { settings } from '../house/settings.svelte';
import type { Advice, Hint } from '../wire/forms';
import type { Item } from '../wire/messages';
import { Coach, thresholdFor } from './coach.svelte';
import { choosingAt, Lamp, type Table } from './lamp.svelte';

const asked = vi.hoisted(() => ({ hint: vi.fn(), advice: vi.fn() }));
vi.mock('../house/api', async (real) => ({
  ...(await real<typeof import('../house/api')>()),
  hintFor: asked.hint,
  adviceFor: asked.advice,
}));

const say = (key: string): string => key;
const HINT: Hint = {
  seat: 0,
  version: 7,
  unit: 'win',
  exact: true,
  moves: [
    { move: 'again', value: 0.6, error: 0, loss_error: 0, mark: 'best' },
    { move: 'stop', value: 0.4, error: 0, loss_error: 0, mark: 'doubtful' },
  ],
  best: 'again',
  reasons: [{ key: 'only-move', arguments: {}, text: 'Zo is het.' }],
};
const ADVICE: Advice = {
  seat: 0,
  version: 8,
  unit: 'win',
  played: 'stop',
  better: 'again',
  loss: 0.2,
  reasons: [],
};

/** A device at which seat 0 sits, at a table of Pietjesbak where it may throw again or stop. */
class Device {
  table = 'a';
  yours = [0];
  names = ['An', 'Bo'];
  view = $state.raw({
    game: 'pietjesbak',
    status: 'playing',
    hints: true,
    seats: [{}, {}],
    undo: 0 as number | null,
  });
  landed = $state.raw<Item | null>(happened(7, 'fell'));
  legal = $state.raw<Record<number, string[]>>({ 0: ['again', 'stop'] });
  race = $state.raw<Record<number, string[]> | null>(null);
  undoer: number | null = 0;
  undo = vi.fn();
  landedOf = () => ({ may_stoef: false });
}

function happened(version: number, entry: 'moved' | 'fell' | 'undone', seat = 0): Item {
  const said = { entry, at: 0, seat, word: 'stop', bot: false };
  return { version, entry: said, told: [], told_to: {}, shows: null, now: {} } as unknown as Item;
}

let device: Device;
let faults: Fault[];

beforeEach(() => {
  device = new Device();
  faults = [];
  settings.coach = 'some';
  settings.language = 'en';
  asked.hint.mockReset().mockResolvedValue(HINT);
  asked.advice.mockReset().mockResolvedValue({ advice: ADVICE });
});

afterEach(() => {
  settings.coach = 'off';
});

const table = (): Table => device as unknown as Table;
const lampHere = (mine = () => [0]): Lamp => new Lamp(table(), mine, (fault) => faults.push(fault));

test('who has to choose is given every move as the board calls it, with its mark', async () => {
  const lamp = lampHere();
  expect(lamp.asker).toBe(0);
  await lamp.toggle(say);
  expect(asked.hint).toHaveBeenCalledExactlyOnceWith('a', { seat: 0, language: settings.language });
  expect(lamp.lit?.names).toEqual({ again: 'board-again', stop: 'board-stop' });
  expect(lamp.marks).toEqual({ again: 'best', stop: 'doubtful' });
});

test('a second tap puts it out, and so do other words and whatever happens in the game', async () => {
  const lamp = lampHere();
  await lamp.toggle(say);
  await lamp.toggle(say);
  expect(lamp.lit).toBeNull();
  await lamp.toggle(say);
  device.view = { ...device.view }; // someone waves
  expect(lamp.lit).not.toBeNull();
  settings.language = 'fr';
  expect(lamp.lit).toBeNull();
  settings.language = 'en';
  expect(lamp.lit).not.toBeNull();
  device.landed = happened(8, 'moved');
  expect(lamp.lit).toBeNull();
  expect(lamp.marks).toEqual({});
});

test('in a race it stays while there is the same to do, and what came in between is not complained of', async () => {
  device.race = device.legal;
  const lamp = lampHere();
  await lamp.toggle(say);
  device.landed = happened(8, 'moved', 1);
  expect(lamp.lit).not.toBeNull();
  lamp.close();
  asked.hint.mockRejectedValue(new Refused({ kind: 'out_of_turn', key: 'throw-first', message: '' }));
  await lamp.toggle(say);
  expect(faults).toEqual([]);
});

test('an answer that comes too late is not shown, nor why there is none', async () => {
  const lamp = lampHere();
  const answer = lamp.toggle(say);
  expect(lamp.waits).toBe(true);
  device.landed = happened(8, 'moved');
  await answer;
  expect(lamp.lit).toBeNull();
  asked.hint.mockRejectedValue(new Refused({ kind: 'table', key: 'stale', message: '' }));
  const refused = lamp.toggle(say);
  device.landed = happened(9, 'moved');
  await refused;
  expect(faults).toEqual([]);
});

test('why the house refuses is said, and it can be asked again', async () => {
  asked.hint.mockRejectedValueOnce(new Refused({ kind: 'table', key: 'no-hints', message: '' }));
  const lamp = lampHere();
  await lamp.toggle(say);
  expect(faults.map(({ key }) => key)).toEqual(['no-hints']);
  await lamp.toggle(say);
  expect(lamp.lit).not.toBeNull();
});

test('there is no lamp where none is allowed, behind a curtain, or with nothing to choose', () => {
  expect(lampHere(() => []).asker).toBeNull();
  device.legal = {};
  expect(lampHere().asker).toBeNull();
  device = new Device();
  device.view = { ...device.view, hints: false };
  expect(lampHere().asker).toBeNull();
});

/** A coach who has seen what there was to choose. */
function coachHere(): Coach {
  const coach = new Coach(device as unknown as ConstructorParameters<typeof Coach>[0]);
  const choosing = choosingAt(table(), 0, say);
  coach.update(device.landed, choosing && { seat: 0, choosing });
  return coach;
}

function happens(coach: Coach, item: Item): void {
  device.landed = item;
  coach.update(item, null);
  flushSync();
}

test('after a move that cost too much the coach says what was better, and it can be taken back', async () => {
  const coach = coachHere();
  happens(coach, happened(8, 'moved'));
  await vi.waitFor(() => expect(coach.spoken).not.toBeNull());
  expect(asked.advice).toHaveBeenCalledExactlyOnceWith('a', {
    seat: 0,
    language: settings.language,
    threshold: 0.03,
  });
  expect(coach.spoken).toMatchObject({ played: 'board-stop', better: 'board-again' });
  expect(coach.mayTakeBack).toBe(true);
  coach.takeBack();
  expect(device.undo).toHaveBeenCalledExactlyOnceWith(0);
  expect(coach.spoken).toBeNull();
});

test('once others go on the advice stays with its buttons, but there is no way back', async () => {
  const coach = coachHere();
  happens(coach, happened(8, 'moved'));
  await vi.waitFor(() => expect(coach.spoken).not.toBeNull());
  happens(coach, happened(9, 'fell', 1));
  expect(coach.spoken?.wayBack).toBe(true);
  expect(coach.mayTakeBack).toBe(false);
  coach.takeBack();
  expect(device.undo).not.toHaveBeenCalled();
  expect(coach.spoken).not.toBeNull();
});

test('what could not be taken back when it was said offers no way back', async () => {
  device.view = { ...device.view, undo: null };
  const coach = coachHere();
  happens(coach, happened(8, 'moved'));
  await vi.waitFor(() => expect(coach.spoken?.wayBack).toBe(false));
});

test('what was said of a move stays while its dice fall and the turn goes on, until one acts once more', async () => {
  const choosing = choosingAt(table(), 0, say);
  const next = choosing && { seat: 0, choosing };
  for (const later of ['fell', 'moved'] as const) {
    device = new Device();
    const coach = coachHere();
    happens(coach, happened(8, 'moved'));
    happens(coach, happened(9, 'fell'));
    coach.update(device.landed, next);
    await vi.waitFor(() => expect(coach.spoken).not.toBeNull());
    expect(coach.mayTakeBack).toBe(false);
    happens(coach, happened(10, later));
    expect(coach.spoken).toBeNull();
  }
});

test('advice goes with its turn: a throw of one’s own in the next, or the next choice', async () => {
  const choosing = choosingAt(table(), 0, say);
  const next = choosing && { seat: 0, choosing };
  const thrower = coachHere();
  happens(thrower, happened(8, 'moved'));
  await vi.waitFor(() => expect(thrower.spoken).not.toBeNull());
  happens(thrower, happened(9, 'fell', 1));
  happens(thrower, happened(10, 'fell'));
  expect(thrower.spoken).toBeNull();
  device = new Device();
  const coach = coachHere();
  happens(coach, happened(8, 'moved'));
  coach.update(device.landed, next);
  await vi.waitFor(() => expect(coach.spoken).not.toBeNull()); // it can still be made anew
  happens(coach, happened(9, 'moved', 1));
  coach.update(device.landed, next);
  expect(coach.spoken).toBeNull();
});

test('what was taken back meanwhile is not spoken of', async () => {
  const coach = coachHere();
  happens(coach, happened(8, 'moved'));
  happens(coach, happened(9, 'undone'));
  await Promise.all(asked.advice.mock.results.map(({ value }) => value));
  await Promise.resolve();
  expect(coach.spoken).toBeNull();
});

test('nothing is asked where the coach is silent, the move was forced, or others made it', () => {
  settings.coach = 'off';
  happens(coachHere(), happened(8, 'moved'));
  settings.coach = 'any';
  device = new Device();
  device.legal = { 0: ['stop'] };
  happens(coachHere(), happened(8, 'moved'));
  device = new Device();
  happens(coachHere(), happened(8, 'moved', 1));
  expect(asked.advice).not.toHaveBeenCalled();
});

test('alone one plays for points, and otherwise to win', () => {
  expect(thresholdFor('some', 1)).toBe(3);
  expect(thresholdFor('much', 2)).toBe(0.1);
});
