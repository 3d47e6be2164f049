/** The connection to a table: a socket that comes back by itself after sleep, lost network or a restart of the house. */
import type { ClientMessage, Hello, ServerMessage } from '../wire/messages';
import { HouseClock } from './clock';
import { Heartbeat } from './heartbeat';
import { type Asked, Outbox } from './outbox';

/** `weak`: nothing has come back for a while. `lost`: it is being opened anew. */
export type Link = 'coming' | 'here' | 'weak' | 'lost' | 'gone';

export interface Ends {
  hello: () => Hello;
  /** `again`: it answers something that had been said more than once. */
  onMessage: (message: ServerMessage, again: boolean) => void;
  onLink: (link: Link) => void;
  /** Whether something that was said has waited for its answer for too long. */
  onLate: (isLate: boolean) => void;
  /** Something that was said is given up. */
  onUnanswered: () => void;
  /** Whether the table is there at all, asked when a socket could not be opened. */
  isThere: () => Promise<boolean>;
}

const GOODBYE = 30_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PATIENCE = 4_000; // for a socket to open, or for the answer to a greeting, before it is taken for dead
const MOST_PATIENCE = 16_000; // for that answer, on a connection that is slow

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #patience = PATIENCE;
  #timer: number | undefined;
  #waiting: number | undefined;
  #answered = false; // the greeting on this socket
  #leaving = false;
  #closed = false;
  readonly clock = new HouseClock();
  readonly #heartbeat = new Heartbeat(this.clock, {
    ping: (ping) => this.send(ping),
    faltered: () => this.ends.onLink('weak'),
    recovered: () => this.ends.onLink('here'),
    died: () => this.#drop(),
  });
  readonly #outbox = new Outbox({
    send: (message) => this.#answered && this.send(message),
    onLate: (isLate) => this.ends.onLate(isLate),
    onGivenUp: () => this.ends.onUnanswered(),
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

  /** Whether something waits for its answer. */
  get waits(): boolean {
    return !this.#outbox.isEmpty;
  }

  /** Sent now, or as soon as the connection is back, and again until it is answered. */
  ask(message: Asked): void {
    this.#outbox.add(message);
    if (this.#answered) this.#heartbeat.check();
  }

  /** Sent once; answers whether it could be. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  greet(): void {
    if (this.send(this.ends.hello())) this.#expect(this.#patience);
  }

  /** Someone does not want to wait for the next try. */
  retry(): void {
    if (this.#closed || this.#answered) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#wake();
  }

  /** The reader goes elsewhere: what was said last, such as goodbye, is still seen to for a while. */
  leave(): void {
    this.#leaving = true;
    if (this.waits) setTimeout(() => this.close(), GOODBYE);
    else this.close();
  }

  close(): void {
    this.#closed = true;
    this.#listeners.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#waiting);
    this.#heartbeat.stop();
    this.#outbox.close();
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#answered = false;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.#onMessage(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => socket === this.#socket && void this.#onLost();
    this.#expect(PATIENCE);
  }

  /** Something has to come, or the socket is taken for dead; the next one is given more time. */
  #expect(patience: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#patience = Math.min(patience * 2, MOST_PATIENCE);
      this.#drop();
    }, patience);
  }

  #onMessage(message: ServerMessage): void {
    if (message.type === 'pong') {
      this.#heartbeat.pong(message.at);
      return;
    }
    clearTimeout(this.#waiting);
    this.#wait = FIRST_WAIT;
    this.#patience = PATIENCE;
    if (message.type === 'closing') {
      if (message.reason === 'deleted') this.#end();
      return;
    }
    if (message.type === 'snapshot') this.clock.guess(message.at);
    const again = isAnswer(message) && this.#outbox.answered(message.answers);
    const first = !this.#answered;
    if (first) this.ends.onLink('here');
    this.ends.onMessage(message, again);
    if (first) this.#begin();
    if (this.#leaving && !this.waits) this.close();
  }

  /** The greeting was answered: what is known is the table as it stands now. */
  #begin(): void {
    this.#answered = true;
    this.#heartbeat.start();
    this.#outbox.begin();
  }

  /** Gives a socket up that no longer answers: its own end may take minutes to notice. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    void this.#onLost();
  }

  async #onLost(): Promise<void> {
    if (this.#closed) return;
    const wasThere = this.#answered;
    this.#answered = false;
    clearTimeout(this.#waiting);
    this.#heartbeat.stop();
    this.ends.onLink('lost');
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#open(), wait);
    if (!wasThere && !(await this.ends.isThere())) this.#end();
  }

  #end(): void {
    this.close();
    this.ends.onLink('gone');
  }

  #wake(): void {
    if (this.#closed) return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) {
      if (this.#answered) this.#heartbeat.check();
    } else if (state !== WebSocket.CONNECTING) {
      this.#wait = FIRST_WAIT;
      this.#patience = PATIENCE;
      this.#open();
    }
  }
}

function isAnswer(message: ServerMessage): message is ServerMessage & { answers: number } {
  return 'answers' in message && typeof message.answers === 'number';
}
