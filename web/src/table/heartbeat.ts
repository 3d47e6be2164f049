/** The heartbeat of a connection: a ping every few moments, and what it means when none comes back. */
import type { Ping } from '../wire/messages';
import type { HouseClock } from './clock';

export interface Pulse {
  ping: (ping: Ping) => void;
  /** A ping has not come back for a while, and later: it has after all. */
  faltered: () => void;
  recovered: () => void;
  died: () => void;
}

const BEAT = 2_000; // milliseconds from an answer to the next ping
const FALTERING = 2_500; // without an answer
const PATIENCE = 4_000;
const ASLEEP = 1_000; // a timer that comes so late did not come late by itself: the device slept

export class Heartbeat {
  #sent: number[] = []; // when the pings were said that are not answered yet, in order
  #timer: number | undefined;

  constructor(
    readonly clock: HouseClock,
    readonly pulse: Pulse,
  ) {}

  /** On a new socket. */
  start(): void {
    this.stop();
    this.#beat();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#sent = [];
  }

  /** Asks at once, unless an answer is awaited: after the page was not looked at. */
  check(): void {
    if (this.#sent.length === 0) this.start();
  }

  pong(at: number): void {
    const sent = this.#sent.shift();
    if (sent === undefined) return;
    this.clock.learn(at, sent);
    if (this.#sent.length > 0) return;
    this.pulse.recovered();
    this.#after(BEAT, () => this.#beat());
  }

  #beat(): void {
    this.#sent.push(Date.now());
    this.pulse.ping({ type: 'ping' });
    this.#after(FALTERING, () => {
      this.pulse.faltered();
      this.#after(PATIENCE - FALTERING, () => this.pulse.died());
    });
  }

  /** Nobody is taken for dead because this device slept: it asks again. */
  #after(wait: number, then: () => void): void {
    const due = Date.now() + wait;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (Date.now() - due > ASLEEP ? this.#beat() : then()), wait);
  }
}
