/** A game that is looked at again, moment by moment, through the eyes of a seat or of everyone. */

import { settings } from '../house/settings.svelte';
import type { Happening } from '../parts/happening';
import { paced } from '../parts/timing';
import { seenBy, tellingsFor } from '../table/items';
import type { Frame } from '../wire/forms';

const AT_ONCE = 350; // milliseconds a moment is shown, for who wants it at once

/** Make it while a component is made. */
export class Film {
  /** They come in parts. */
  frames = $state.raw<Frame[]>([]);
  /** The moment that is shown. */
  step = $state(0);
  playing = $state(false);
  eyes = $state<number | null>(null);

  /** The moment whose movement has ended. */
  #landed = $state(0);

  readonly frame = $derived(this.frames[this.step]);
  readonly atEnd = $derived(this.step >= this.frames.length - 1);
  /** Only what comes next is shown moving. */
  readonly moving = $derived(this.step === this.#landed + 1);
  readonly #moves = $derived(this.moving ? paced(this.frame?.shows.moves ?? 0, settings.tempo) : 0);
  readonly view = $derived(seenBy(this.frame, this.eyes));
  readonly last = $derived(this.#happeningAt(this.step, settings.moves ? this.#moves : 0));
  readonly landedFrame = $derived(this.moving ? this.frames[this.#landed] : this.frame);
  readonly landed = $derived({
    view: seenBy(this.landedFrame, this.eyes),
    last: this.#happeningAt(this.moving ? this.#landed : this.step, 0),
  });

  constructor() {
    $effect(() => this.#run());
    $effect(() => this.#land());
  }

  /** Another game is put in, from its beginning. */
  clear(): void {
    this.frames = [];
    this.step = 0;
    this.playing = false;
    this.eyes = null;
  }

  toStart = (): void => this.to(0);
  toEnd = (): void => this.to(this.frames.length - 1);
  back = (): void => this.to(this.step - 1);
  on = (): void => this.to(this.step + 1);

  toggle = (): void => {
    if (this.atEnd) this.step = 0;
    this.playing = !this.playing;
  };

  /** As far as there are moments yet. */
  to(step: number): void {
    this.step = Math.max(0, Math.min(this.frames.length - 1, step));
  }

  #run(): (() => void) | undefined {
    if (!this.playing || this.atEnd) {
      this.playing = false;
      return undefined;
    }
    const next = this.step + 1;
    const shows = this.frame?.shows ?? { moves: 0, rests: 0 };
    const timer = setTimeout(
      () => {
        this.step = next;
      },
      Math.max(AT_ONCE, paced(shows.moves + shows.rests, settings.tempo)),
    );
    return () => clearTimeout(timer);
  }

  #land(): () => void {
    const now = this.step;
    const timer = setTimeout(() => {
      this.#landed = now;
    }, this.#moves);
    return () => clearTimeout(timer);
  }

  #happeningAt(version: number, moves: number): Happening | null {
    const at = this.frames[version];
    if (at === undefined || version === 0) return null;
    return { version, seat: at.seat, word: at.word, tellings: tellingsFor(at, this.eyes), moves };
  }
}
