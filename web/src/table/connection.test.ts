import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hello, ServerMessage } from '../wire/messages';
import { Connection, type Link } from './connection';
import type { Asked } from './outbox';

const HELLO: Hello = { type: 'hello', protocol: 1 };
const DONE: ServerMessage = { type: 'done', answers: 1, version: 1 };

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  said: string[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  hear(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error('no socket was opened');
  return socket;
}

let links: Link[] = [];
let heard: [string, boolean][] = [];
let there = true;
let late = false;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  links = [];
  heard = [];
  late = false;
  there = true;
  connection = new Connection('ws://house/table', {
    hello: () => HELLO,
    onMessage: (message, again) => heard.push([message.type, again]),
    onLink: (link) => links.at(-1) === link || links.push(link),
    onLate: (isLate) => {
      late = isLate;
    },
    onUnanswered: () => undefined,
    isThere: async () => there,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it greets when it is open, and is here when it is answered', () => {
  last().open();
  expect(last().said).toEqual([JSON.stringify(HELLO)]);
  last().hear(DONE);
  expect(links).toEqual(['here']);
});

test('it comes back by itself, more patiently each time', async () => {
  last().open();
  last().hear(DONE);
  for (let tries = 1; tries <= 4; tries++) {
    last().close();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(FakeSocket.all).toHaveLength(tries + 1);
  }
  last().open();
  last().hear(DONE);
  expect(links.at(-1)).toBe('here');
});

test('a socket that does not answer a greeting is given up', async () => {
  last().open();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(links).toContain('lost');
});

test('a table that is gone is not asked for again', async () => {
  there = false;
  last().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links).toEqual(['lost', 'gone']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a table that is deleted is gone at once', () => {
  last().open();
  last().hear({ type: 'closing', reason: 'deleted' });
  expect(links).toEqual(['gone']);
});

function pings(): number {
  return last().said.filter((said) => said.includes('"ping"')).length;
}

async function answerFor(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(950);
    last().hear({ type: 'pong', at: Date.now() / 1000 });
    await vi.advanceTimersByTimeAsync(50);
  }
}

test('a connection that answers is asked again every few seconds, and kept', async () => {
  last().open();
  last().hear(DONE);
  await answerFor(60);
  expect(pings()).toBeGreaterThan(15);
  expect(links.at(-1)).toBe('here');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a connection that is dead without a word falters within seconds, and is given up', async () => {
  last().open();
  last().hear(DONE);
  await answerFor(10);
  await vi.advanceTimersByTimeAsync(4_500);
  expect(links).toEqual(['here', 'weak']);
  last().hear({ type: 'news', news: [] });
  expect(links).toEqual(['here', 'weak']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(links).toContain('lost');
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('a device that slept asks again before it believes that the connection is dead', async () => {
  last().open();
  last().hear(DONE);
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(4_500);
  expect(pings()).toBe(2);
  expect(links).not.toContain('lost');
});

const TAP: Asked = { type: 'throw', id: 7, seat: 0, version: 3 };
const taps = () =>
  FakeSocket.all.map((socket) => socket.said.filter((said) => said.includes('"throw"')).length);

test('a tap on a dead connection is noticed in four seconds, and said again when the connection is back', async () => {
  last().open();
  last().hear(DONE);
  await answerFor(10);
  connection.ask(TAP);
  await vi.advanceTimersByTimeAsync(4_100);
  expect([links.at(-1), late]).toEqual(['lost', true]);
  await vi.advanceTimersByTimeAsync(500);
  last().open();
  expect(taps().at(-1)).toBe(0);
  last().hear({ type: 'news', news: [] });
  expect(taps().at(-1)).toBe(1);
  last().hear({ type: 'done', answers: 7, version: 4 });
  expect(heard.at(-1)).toEqual(['done', true]);
  expect(late).toBe(false);
});

test('a tap made while there is no connection is kept, and said so at once', async () => {
  connection.ask(TAP);
  expect(late).toBe(true);
  last().open();
  last().hear({ type: 'news', news: [] });
  expect(taps()).toEqual([1]);
  last().hear({ type: 'news', news: [], answers: 7 });
  expect(heard.at(-1)).toEqual(['news', false]);
});

test('a socket that never opens is given up', async () => {
  await vi.advanceTimersByTimeAsync(6_000);
  expect(links).toEqual(['lost']);
  expect(FakeSocket.all).toHaveLength(2);
});

test('where a greeting was not answered in time, the next is given more', async () => {
  last().open();
  await vi.advanceTimersByTimeAsync(4_500);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  await vi.advanceTimersByTimeAsync(7_000);
  last().hear(DONE);
  expect(links.at(-1)).toBe('here');
  expect(FakeSocket.all).toHaveLength(2);
});

test('who leaves over a bad connection is still heard, and then the connection is closed', async () => {
  last().open();
  last().hear(DONE);
  connection.ask(TAP);
  connection.leave();
  last().close();
  await vi.advanceTimersByTimeAsync(500);
  last().open();
  last().hear({ type: 'news', news: [] });
  expect(taps()).toEqual([1, 1]);
  expect(last().readyState).toBe(FakeSocket.OPEN);
  last().hear({ type: 'done', answers: 7, version: 4 });
  expect(last().readyState).toBe(3);
});

test('who looks at the page again asks at once', async () => {
  last().open();
  last().hear(DONE);
  last().hear({ type: 'pong', at: 0 });
  dispatchEvent(new Event('pageshow'));
  expect(pings()).toBe(2);
});

test('nothing is said into a closed connection', () => {
  expect(connection.send(HELLO)).toBe(false);
});
