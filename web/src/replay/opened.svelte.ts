/** A record that is opened: the house plays it over, and its sealed dice are verified. */
import { problemWith } from '../seal/records';
import { type Head, judge, playWhole, type Verdict } from '../seal/replaying';
import { explain } from '../words/faults';
import { words } from '../words/words.svelte';
import type { Film } from './film.svelte';

export class OpenedRecord {
  head = $state.raw<Head | null>(null);
  verdict = $state.raw<Verdict>({ is: 'checking' });
  /** Why there is nothing to see, in words. */
  trouble = $state('');
  /** As it was sent: whoever plays on takes it along. */
  record = $state.raw<Record<string, unknown>>({});

  #openings = 0;

  /** `onNew`: another record takes the place of the one that was shown. */
  constructor(
    readonly film: Film,
    readonly onNew: () => void,
  ) {}

  /** Of two records that are opened in a hurry the last is shown. */
  async open(coming: Promise<unknown>): Promise<void> {
    const isLast = this.#nextOpening();
    try {
      const record = await coming;
      if (!isLast()) return;
      this.#clear();
      this.record = record as Record<string, unknown>;
      await playWhole(record, (head, frames) => {
        if (!isLast()) return;
        this.head = head;
        this.film.frames = frames;
      });
      if (!isLast() || this.head === null) return;
      const verdict = await judge(this.head, this.film.frames);
      if (isLast()) this.verdict = verdict;
    } catch (error) {
      if (isLast()) this.trouble = explain(problemWith(error), words.voice);
    }
  }

  /** Whether what is being opened now is still what was opened last. */
  isStillOpen(): () => boolean {
    const opening = this.#openings;
    return () => opening === this.#openings;
  }

  #nextOpening(): () => boolean {
    this.#openings += 1;
    return this.isStillOpen();
  }

  #clear(): void {
    this.trouble = '';
    this.head = null;
    this.film.clear();
    this.verdict = { is: 'checking' };
    this.onNew();
  }
}
