/** A review on its way: how far it is, then what it found or why there is none. */
import { BROKEN_OFF, faultOf } from '../house/api';
import { keepStrengths } from '../house/strengths';
import type { ReviewedGame, Reviewing } from '../wire/forms';
import type { Fault } from '../wire/messages';

export type Ask = (signal: AbortSignal) => AsyncIterable<Reviewing>;

export class Working {
  /** From 0 to 1; null when nothing is being worked out. */
  progress = $state<number | null>(null);
  /** The last that came: it stays while the same is asked in another language. */
  review = $state.raw<ReviewedGame | null>(null);
  fault = $state.raw<Fault | null>(null);

  #leaving = new AbortController();

  /** Of two that are asked for in a hurry the last is shown. */
  async start(ask: Ask): Promise<void> {
    this.stop();
    const { signal } = this.#leaving;
    this.fault = null;
    this.progress = 0;
    try {
      const found = await this.#finish(ask(signal), signal);
      if (signal.aborted) return;
      this.review = found.review ?? this.review;
      if (found.review) keepStrengths(found.review);
      this.fault = found.review ? null : (found.error ?? BROKEN_OFF);
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

  /** The line that ends it; an empty one where the answer broke off before. */
  async #finish(lines: AsyncIterable<Reviewing>, signal: AbortSignal): Promise<Reviewing> {
    for await (const line of lines) {
      if (line.review || line.error || signal.aborted) return line;
      this.progress = line.progress ?? this.progress;
    }
    return {};
  }
}
