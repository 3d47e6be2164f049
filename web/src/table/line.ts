/** The line to a table: a socket that comes back by itself after sleep, lost network or a restart of the house. */
import type { ClientMessage, Hello, ServerMessage } from '../wire/messages';
import { HouseClock } from './clock';
import { Heartbeat } from './heartbeat';

export type Link = 'coming' | 'here' | 'lost' | 'gone';

export interface Ends {
  hello: () => Hello;
  heard: (message: ServerMessage) => void;
  changed: (link: Link) => void;
  /** Whether the table is there at all, asked when a socket could not be opened. */
  isThere: () => Promise<boolean>;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PATIENCE = 4_000; // for an answer to a greeting, before the socket is taken for dead

export class Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: number | undefined;
  #patience: number | undefined;
  #answered = false; // the greeting on this socket
  #closed = false;
  readonly clock = new HouseClock();
  readonly #heartbeat = new Heartbeat(this.clock, {
    ping: (ping) => this.say(ping),
    died: () => this.#drop(),
  });
  readonly #listeners = new AbortController();

  constructor(
    readonly address: string,
    readonly ends: Ends,
  ) {
    const { signal } = this.#listeners;
    addEventListener('online', () => this.#wake(), { signal });
    addEventListener('pageshow', () => this.#wake(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.#wake(), { signal });
    this.#open();
  }

  /** Answers whether it could be said. */
  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  greet(): void {
    if (!this.say(this.ends.hello())) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#drop(), PATIENCE);
  }

  close(): void {
    this.#closed = true;
    this.#listeners.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#heartbeat.stop();
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#answered = false;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => socket === this.#socket && void this.#lost();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'pong') {
      this.#heartbeat.pong(message.at);
      return;
    }
    if (message.type === 'snapshot') this.clock.guess(message.at);
    clearTimeout(this.#patience);
    this.#wait = FIRST_WAIT;
    if (message.type === 'closing') {
      if (message.reason === 'deleted') this.#end();
      return;
    }
    if (!this.#answered) this.#heartbeat.start();
    this.#answered = true;
    this.ends.changed('here');
    this.ends.heard(message);
  }

  /** Gives a socket up that no longer answers: its own end may take minutes to notice. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    void this.#lost();
  }

  async #lost(): Promise<void> {
    if (this.#closed) return;
    this.#heartbeat.stop();
    this.ends.changed('lost');
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#open(), wait);
    if (!(await this.ends.isThere())) this.#end();
  }

  #end(): void {
    this.close();
    this.ends.changed('gone');
  }

  #wake(): void {
    if (this.#closed) return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) {
      if (this.#answered) this.#heartbeat.check();
    } else if (state !== WebSocket.CONNECTING) {
      this.#wait = FIRST_WAIT;
      this.#open();
    }
  }
}
