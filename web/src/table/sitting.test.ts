import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../house/settings.svelte';
import type { Item, ServerMessage, View } from '../wire/messages';
import type { MensView } from '../wire/views';
import { Sitting } from './sitting.svelte';

const VIEW = {
  table: 'a',
  version: 3,
  game: 'pietjesbak',
  options: {},
  dice: 'sealed',
  status: 'playing',
  seats: [
    { kind: 'person', name: 'An', bot: null, away: false, quick: false, votes: [], colour: 0 },
    { kind: 'bot', name: 'Bo', bot: 'sensible', away: false, quick: false, votes: [], colour: 1 },
  ],
  players: ['An', 'Bo'],
  turn: { kind: 'chance', seats: [0], fall: 'd d d', by_itself: false },
  view: { phase: 'throw' },
  views: {},
  legal: {},
  undo: null,
  clock: { waits_for: 0, bot: null, until: null, paused: false, begins: null, ready: {} },
  log: [],
} as unknown as View;

let socket: { onopen: () => void; onmessage: (event: { data: string }) => void; said: string[] };

function hear(message: ServerMessage): void {
  socket.onmessage({ data: JSON.stringify(message) });
}

function item(version: number, now: Item['now'] = {}): Item {
  const shows = { moves: 300, rests: 500 };
  return {
    version,
    entry: { entry: 'moved', at: 0, seat: 1, word: 'stop', bot: false },
    told: [],
    told_to: {},
    shows,
    now,
  };
}

beforeEach(() => {
  class FakeSocket {
    static readonly OPEN = 1;
    readyState = 1;
    said: string[] = [];
    onopen = () => undefined;
    onmessage = () => undefined;
    constructor() {
      socket = this;
    }
    send(text: string): void {
      this.said.push(text);
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  settings.tempo = 'at-once';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function sit(snapshot = VIEW): Sitting {
  const sitting = new Sitting('a');
  hear({ type: 'snapshot', yours: [0], claims: [], hosting: true, at: Date.now() / 1000, snapshot });
  return sitting;
}

test('a snapshot says who sits there and what may be done', () => {
  const sitting = sit();
  expect(sitting.names).toEqual(['An', 'Bo']);
  expect(sitting.mine).toEqual([0]);
  expect(sitting.due).toEqual({ seat: 0, form: 'd d d', real: false });
  expect(sitting.seats.map(({ machine }) => machine)).toEqual([false, true]);
  sitting.leave();
});

test('news go on from there', () => {
  const sitting = sit();
  hear({
    type: 'news',
    news: [item(4, { turn: { kind: 'decision', seats: [1], fall: null, by_itself: false } })],
  });
  expect(sitting.turn).toEqual([1]);
  expect(sitting.mine).toEqual([]);
  expect(sitting.log).toHaveLength(1);
  sitting.play('stop', 0);
  expect(JSON.parse(socket.said.at(-1) ?? '')).toMatchObject({ type: 'play', version: 4 });
  sitting.leave();
});

test('news that were told twice happen once, and a gap asks for everything', () => {
  const sitting = sit();
  hear({ type: 'news', news: [item(4)] });
  hear({ type: 'news', news: [item(4)] });
  expect(sitting.log).toHaveLength(1);
  hear({ type: 'news', news: [item(9)] });
  expect(sitting.log).toHaveLength(1);
  expect(JSON.parse(socket.said.at(-1) ?? '')).toMatchObject({
    type: 'hello',
    protocol: 2,
    secrets: [],
    screen: true,
  });
  sitting.leave();
});

test('with real dice the host types for the bots', () => {
  const sitting = new Sitting('a');
  const turn = { kind: 'chance', seats: [1], fall: 'd', by_itself: false } as const;
  const snapshot = { ...VIEW, dice: 'real', turn: { ...turn, seats: [1] } } as View;
  hear({ type: 'snapshot', yours: [0], claims: [], hosting: true, at: 0, snapshot });
  expect(sitting.mine).toEqual([1]);
  sitting.leave();
});

test('who thinks too long can do nothing until the bot has played that turn', () => {
  const sitting = sit();
  expect(sitting.isPlayed(0)).toBe(false);
  const clock = { waits_for: 0, bot: 'sensible', until: null, paused: false, begins: null, ready: {} };
  hear({ type: 'news', news: [item(4, { clock })] });
  expect(sitting.isPlayed(0)).toBe(true);
  expect(sitting.mine).toEqual([]);
  hear({ type: 'news', news: [item(5, { clock: VIEW.clock })] });
  expect(sitting.mine).toEqual([0]);
  sitting.leave();
});

test('that the time was up is told together with what the bot did, and then no more', () => {
  const sitting = sit();
  const late: Item = { ...item(4), entry: { entry: 'timed_out', at: 0, seat: 0 } };
  hear({ type: 'news', news: [late] });
  hear({ type: 'news', news: [item(5)] });
  expect(sitting.told.map(({ version }) => version)).toEqual([4, 5]);
  hear({ type: 'news', news: [item(6)] });
  expect(sitting.told.map(({ version }) => version)).toEqual([6]);
  sitting.leave();
});

test('the clock is not shown while its turn is not', () => {
  settings.tempo = 'calm';
  const sitting = sit({ ...VIEW, clock: { ...VIEW.clock, until: 10 } });
  expect(sitting.until).not.toBeNull();
  hear({ type: 'news', news: [item(4), item(5)] });
  expect(sitting.until).toBeNull();
  sitting.leave();
});

test('sign, score and log follow when the movement has ended, and the board goes before', () => {
  vi.useFakeTimers();
  settings.tempo = 'calm';
  const sitting = sit();
  const turn = { kind: 'decision', seats: [1], fall: null, by_itself: false } as const;
  hear({
    type: 'news',
    news: [item(4, { turn: { ...turn, seats: [1] }, view: { phase: 'choose' } as MensView })],
  });
  expect(sitting.viewOf(null)).toEqual({ phase: 'choose' });
  expect(sitting.landedOf(null)).toEqual({ phase: 'throw' });
  expect(sitting.phase).toBe('moving');
  expect([sitting.turn, sitting.ownTurn, sitting.mine, sitting.log]).toEqual([[0], [0], [], []]);
  vi.advanceTimersByTime(300);
  expect(sitting.landedOf(null)).toEqual({ phase: 'choose' });
  expect([sitting.turn, sitting.phase, sitting.log.length]).toEqual([[1], 'resting', 1]);
  vi.advanceTimersByTime(500);
  expect(sitting.phase).toBe('still');
  expect(JSON.parse(socket.said.at(-1) ?? '')).toEqual({ type: 'seen', version: 4 });
  sitting.leave();
  vi.useRealTimers();
});

test('who has seen enough goes on, and tells the house', () => {
  settings.tempo = 'calm';
  const sitting = sit();
  hear({ type: 'news', news: [item(4)] });
  sitting.goOn();
  expect(sitting.phase).toBe('still');
  expect(JSON.parse(socket.said.at(-1) ?? '')).toEqual({ type: 'seen', version: 4 });
  sitting.leave();
});

test('a refusal is kept until something else is said', () => {
  const sitting = sit();
  hear({ type: 'refused', error: { kind: 'table', key: 'stale', message: 'too late' } });
  expect(sitting.fault?.key).toBe('stale');
  sitting.throwDice(0);
  expect(sitting.fault).toBeNull();
  sitting.leave();
});

test('who was slower in a race is not told of each tap that came too late', () => {
  const clock = { ...VIEW.clock, begins: 1 };
  const sitting = sit({ ...VIEW, clock, legal: { 0: ['sip'] } } as View);
  sitting.play('sip', 0);
  sitting.play('sip', 0);
  for (const answers of [1, 2]) {
    hear({ type: 'refused', answers, error: { kind: 'table', key: 'stale', message: 'too late' } });
    expect(sitting.fault).toBeNull();
  }
  sitting.leave();
});

test('a second tap means nothing while the first is on its way', () => {
  const sitting = sit();
  sitting.throwDice(0);
  sitting.throwDice(0);
  expect(socket.said.filter((said) => said.includes('"throw"'))).toHaveLength(1);
  hear({ type: 'refused', error: { kind: 'table', key: 'stale', message: 'no' } });
  sitting.throwDice(0);
  hear({ type: 'news', news: [item(4)] });
  sitting.throwDice(0);
  expect(socket.said.filter((said) => said.includes('"throw"'))).toHaveLength(3);
  sitting.leave();
});

test('what the reader finds lies still until something happens', () => {
  settings.motion = 'on';
  const sitting = sit({ ...VIEW, log: [item(3)] });
  expect(sitting.last?.version).toBe(3);
  expect(sitting.moves).toBe(false);
  hear({ type: 'news', news: [item(4)] });
  expect(sitting.moves).toBe(true);
  sitting.leave();
});
