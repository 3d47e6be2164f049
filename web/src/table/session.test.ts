import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../house/settings.svelte';
import type { Item, ServerMessage, TableView } from '../wire/messages';
import type { MensView } from '../wire/views';
import { Session } from './session.svelte';

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
} as unknown as TableView;

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

function sit(snapshot = VIEW): Session {
  const session = new Session('a');
  hear({ type: 'snapshot', yours: [0], claims: [], hosting: true, at: Date.now() / 1000, snapshot });
  return session;
}

test('a snapshot says who sits there and what may be done', () => {
  const session = sit();
  expect(session.names).toEqual(['An', 'Bo']);
  expect(session.mine).toEqual([0]);
  expect(session.due).toEqual({ seat: 0, form: 'd d d', real: false });
  expect(session.seats.map(({ machine }) => machine)).toEqual([false, true]);
  session.leave();
});

test('news go on from there', () => {
  const session = sit();
  hear({
    type: 'news',
    news: [item(4, { turn: { kind: 'decision', seats: [1], fall: null, by_itself: false } })],
  });
  expect(session.turn).toEqual([1]);
  expect(session.mine).toEqual([]);
  expect(session.log).toHaveLength(1);
  session.play('stop', 0);
  expect(JSON.parse(socket.said.at(-1) ?? '')).toMatchObject({ type: 'play', version: 4 });
  session.leave();
});

test('news that were told twice happen once, and a gap asks for everything', () => {
  const session = sit();
  hear({ type: 'news', news: [item(4)] });
  hear({ type: 'news', news: [item(4)] });
  expect(session.log).toHaveLength(1);
  hear({ type: 'news', news: [item(9)] });
  expect(session.log).toHaveLength(1);
  expect(JSON.parse(socket.said.at(-1) ?? '')).toMatchObject({
    type: 'hello',
    protocol: 2,
    secrets: [],
    screen: true,
  });
  session.leave();
});

test('with real dice the host types for the bots', () => {
  const session = new Session('a');
  const turn = { kind: 'chance', seats: [1], fall: 'd', by_itself: false } as const;
  const snapshot = { ...VIEW, dice: 'real', turn: { ...turn, seats: [1] } } as TableView;
  hear({ type: 'snapshot', yours: [0], claims: [], hosting: true, at: 0, snapshot });
  expect(session.mine).toEqual([1]);
  session.leave();
});

test('who thinks too long can do nothing until the bot has played that turn', () => {
  const session = sit();
  expect(session.isPlayed(0)).toBe(false);
  const clock = { waits_for: 0, bot: 'sensible', until: null, paused: false, begins: null, ready: {} };
  hear({ type: 'news', news: [item(4, { clock })] });
  expect(session.isPlayed(0)).toBe(true);
  expect(session.mine).toEqual([]);
  hear({ type: 'news', news: [item(5, { clock: VIEW.clock })] });
  expect(session.mine).toEqual([0]);
  session.leave();
});

test('that the time was up is told together with what the bot did, and then no more', () => {
  const session = sit();
  const late: Item = { ...item(4), entry: { entry: 'timed_out', at: 0, seat: 0 } };
  hear({ type: 'news', news: [late] });
  hear({ type: 'news', news: [item(5)] });
  expect(session.told.map(({ version }) => version)).toEqual([4, 5]);
  hear({ type: 'news', news: [item(6)] });
  expect(session.told.map(({ version }) => version)).toEqual([6]);
  session.leave();
});

test('the clock is not shown while its turn is not', () => {
  settings.tempo = 'calm';
  const session = sit({ ...VIEW, clock: { ...VIEW.clock, until: 10 } });
  expect(session.until).not.toBeNull();
  hear({ type: 'news', news: [item(4), item(5)] });
  expect(session.until).toBeNull();
  session.leave();
});

test('sign, score and log follow when the movement has ended, and the board goes before', () => {
  vi.useFakeTimers();
  settings.tempo = 'calm';
  const session = sit();
  const turn = { kind: 'decision', seats: [1], fall: null, by_itself: false } as const;
  hear({
    type: 'news',
    news: [item(4, { turn: { ...turn, seats: [1] }, view: { phase: 'choose' } as MensView })],
  });
  expect(session.viewOf(null)).toEqual({ phase: 'choose' });
  expect(session.landedOf(null)).toEqual({ phase: 'throw' });
  expect(session.phase).toBe('moving');
  expect([session.turn, session.ownTurn, session.mine, session.log]).toEqual([[0], [0], [], []]);
  vi.advanceTimersByTime(300);
  expect(session.landedOf(null)).toEqual({ phase: 'choose' });
  expect([session.turn, session.phase, session.log.length]).toEqual([[1], 'resting', 1]);
  vi.advanceTimersByTime(500);
  expect(session.phase).toBe('still');
  expect(JSON.parse(socket.said.at(-1) ?? '')).toEqual({ type: 'seen', version: 4 });
  session.leave();
  vi.useRealTimers();
});

test('who has seen enough goes on, and tells the house', () => {
  settings.tempo = 'calm';
  const session = sit();
  hear({ type: 'news', news: [item(4)] });
  session.goOn();
  expect(session.phase).toBe('still');
  expect(JSON.parse(socket.said.at(-1) ?? '')).toEqual({ type: 'seen', version: 4 });
  session.leave();
});

test('a refusal is kept until something else is said', () => {
  const session = sit();
  hear({ type: 'refused', error: { kind: 'table', key: 'stale', message: 'too late' } });
  expect(session.fault?.key).toBe('stale');
  session.throwDice(0);
  expect(session.fault).toBeNull();
  session.leave();
});

test('who was slower in a race is not told of each tap that came too late', () => {
  const clock = { ...VIEW.clock, begins: 1 };
  const session = sit({ ...VIEW, clock, legal: { 0: ['sip'] } } as TableView);
  session.play('sip', 0);
  session.play('sip', 0);
  for (const answers of [1, 2]) {
    hear({ type: 'refused', answers, error: { kind: 'table', key: 'stale', message: 'too late' } });
    expect(session.fault).toBeNull();
  }
  session.leave();
});

test('a second tap means nothing while the first is on its way', () => {
  const session = sit();
  session.throwDice(0);
  session.throwDice(0);
  expect(socket.said.filter((said) => said.includes('"throw"'))).toHaveLength(1);
  hear({ type: 'refused', error: { kind: 'table', key: 'stale', message: 'no' } });
  session.throwDice(0);
  hear({ type: 'news', news: [item(4)] });
  session.throwDice(0);
  expect(socket.said.filter((said) => said.includes('"throw"'))).toHaveLength(3);
  session.leave();
});

test('what the reader finds lies still until something happens', () => {
  settings.motion = 'on';
  const session = sit({ ...VIEW, log: [item(3)] });
  expect(session.last?.version).toBe(3);
  expect(session.moves).toBe(false);
  hear({ type: 'news', news: [item(4)] });
  expect(session.moves).toBe(true);
  session.leave();
});
