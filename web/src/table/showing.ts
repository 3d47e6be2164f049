/** In what order and how fast the news of a table are shown: one thing after another, so that people can follow. */
import type { Tempo } from '../house/settings.svelte';
import type { Item } from '../wire/messages';

const BEATS: Record<Tempo, Record<string, number>> = {
  calm: { fell: 1150, moved: 700, undone: 400, timed_out: 1150 },
  brisk: { fell: 500, moved: 300, undone: 200, timed_out: 500 },
  'at-once': {},
};
const TOO_MANY = 12; // waiting to be shown: then the page catches up at once

export interface Shown {
  item: Item;
  /** Nothing else is waiting: the position is the table's own. */
  settled: boolean;
  /** Shown together with the one before, without a pause to see it. */
  together: boolean;
}

export class Showing {
  #waiting: Item[] = [];
  #timer: number | undefined;

  constructor(
    readonly show: (shown: Shown) => void,
    readonly tempo: () => Tempo,
    readonly hurried: () => boolean,
  ) {}

  add(items: Item[]): void {
    this.#waiting.push(...items);
    if (this.#timer === undefined) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    let together = false;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      this.show({ item, settled: this.#waiting.length === 0, together });
      together = true;
      const beat = this.#beat(item);
      if (beat > 0) {
        this.#timer = setTimeout(() => this.#next(), beat);
        return;
      }
    }
  }

  #beat(item: Item): number {
    if (document.hidden || this.hurried() || this.#waiting.length > TOO_MANY) return 0;
    return BEATS[this.tempo()][String(item.entry.entry)] ?? 0;
  }
}
