/** What the house works out at length: how far it is, then what it found or why there is nothing. */
import { BROKEN_OFF, faultOf } from '../house/api';
import type { Fault } from '../house/fault';

/** A line of such an answer has one of these, or what was found. */
export interface ProgressLine {
  progress?: number | null;
  /** How many others the house serves first. */
  before?: number;
  error?: Fault | null;
}

export type Ask<Line> = (signal: AbortSignal) => AsyncIterable<Line>;

export class Working<Line extends ProgressLine, Found> {
  /** From 0 to 1; null when nothing is being worked out. */
  progress = $state<number | null>(null);
  /** How many others the house serves first. */
  before = $state(0);
  /** The last that came: it stays while the same is asked in another language. */
  found = $state.raw<Found | null>(null);
  fault = $state.raw<Fault | null>(null);

  #leaving = new AbortController();

  /** `read`: what was found, in the line that ends it. */
  constructor(readonly read: (line: Line) => Found | null | undefined) {}

  /** Of two that are asked for in a hurry the last is shown. */
  async start(ask: Ask<Line>): Promise<void> {
    this.stop();
    const { signal } = this.#leaving;
    this.fault = null;
    this.progress = 0;
    this.before = 0;
    try {
      const line = await this.#finish(ask(signal), signal);
      if (signal.aborted) return;
      const found = line === null ? null : this.read(line);
      this.found = found ?? this.found;
      this.fault = found ? null : (line?.error ?? BROKEN_OFF);
    } catch (error) {
      if (signal.aborted) return;
      this.fault = faultOf(error);
    }
    this.progress = null;
  }

  stop(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.progress = null;
  }

  /** The line that ends it; null where the answer broke off before. */
  async #finish(lines: AsyncIterable<Line>, signal: AbortSignal): Promise<Line | null> {
    for await (const line of lines) {
      if (this.read(line) || line.error || signal.aborted) return line;
      this.progress = line.progress ?? this.progress;
      this.before = line.before ?? 0;
    }
    return null;
  }
}
