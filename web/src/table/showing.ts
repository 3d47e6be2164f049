/**
 * The presentation clock of one screen: the news of a table, shown one after another. First an item moves, then it
 * has landed and all that it changes is shown, then it rests. How long is said by the house, at a calm pace. What is
 * urgent, as in a race, is shown at once over what still moves, for as long on every screen.
 */
import type { Phase } from '../boards/board';
import type { Tempo } from '../house/settings.svelte';
import { isMoving } from '../parts/movements';
import type { Item } from '../wire/messages';

export const PACE: Record<Tempo, number> = { calm: 1, brisk: 0.5, 'at-once': 0 };
const SLOWEST = 1500; // milliseconds that a slow device may need for a movement beyond its time
const LOOK = 30;
const BEHIND = 3; // waiting to be shown: then the page catches up, and only the last of them moves

export interface Stage {
  /** The movement begins, and takes so many milliseconds. */
  move(item: Item, milliseconds: number): void;
  /** The movement has ended. `together`: with the one before, without time to see it. */
  land(item: Item, together: boolean): void;
  /** All up to this version has been shown; `early`: sooner than at a calm pace. */
  rest(version: number, early: boolean): void;
}

export class Showing {
  #waiting: Item[] = [];
  #shown: Item | null = null;
  #version = 0; // of the last item that has landed
  #phase: Phase = 'still';
  #together = false;
  #early = false;
  #timer: number | undefined;

  constructor(
    readonly stage: Stage,
    readonly tempo: () => Tempo,
  ) {}

  /**
   * What comes later than what rests now cuts that rest short: the house lets bots wait, and people need not. Not so
   * the end of a race, which is read by everyone.
   */
  add(items: Item[]): void {
    this.#waiting.push(...items);
    if (this.#phase === 'moving') {
      if (this.#isOvertaken) this.#cut();
      return;
    }
    this.#passBy();
    const stands = this.#phase === 'resting' && this.#shown?.shows?.urgent && !this.#isOvertaken;
    if (this.#waiting.length > 0 && !stands) this.#next();
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Nothing is in the air, and nothing waits. */
  get settled(): boolean {
    return this.#phase !== 'moving' && this.#waiting.length === 0;
  }

  /** The reader has seen enough of it. Answers whether it was ended: what is urgent is not. */
  skip(): boolean {
    if (this.#phase === 'still' || this.#shown?.shows?.urgent) return false;
    this.#early = true;
    this.#cut();
    return true;
  }

  #cut(): void {
    clearTimeout(this.#timer);
    if (this.#phase === 'moving') this.#land();
    else this.#rested();
  }

  get #isOvertaken(): boolean {
    return this.#waiting.some(({ shows }) => shows?.urgent);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#shown = null;
    this.#phase = 'still';
    this.#together = false;
  }

  /** Who comes and goes, and what is called across the table, disturbs nothing that is looked at. */
  #passBy(): void {
    for (let item = this.#waiting[0]; item !== undefined && !item.shows; item = this.#waiting[0]) {
      this.#waiting.shift();
      this.stage.move(item, 0);
      this.#version = item.version;
      this.stage.land(item, this.#phase === 'resting');
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#passBy();
    const item = this.#waiting.shift();
    if (item === undefined) {
      this.#still();
      return;
    }
    this.#shown = item;
    this.#early = false;
    const moves = this.#milliseconds(item, 'moves');
    this.#phase = 'moving';
    this.stage.move(item, moves);
    if (moves === 0) this.#land();
    else this.#timer = setTimeout(() => this.#arrive(Date.now() + SLOWEST), moves);
  }

  /** What is still seen moving has not landed. */
  #arrive(latest: number): void {
    if (isMoving() && Date.now() < latest) this.#timer = setTimeout(() => this.#arrive(latest), LOOK);
    else this.#land();
  }

  #land(): void {
    const item = this.#shown;
    if (item === null) return;
    const rests = this.#early ? 0 : this.#milliseconds(item, 'rests');
    this.#phase = rests === 0 ? 'still' : 'resting';
    this.#version = item.version;
    this.stage.land(item, this.#together);
    this.#together = rests === 0;
    if (rests === 0) this.#rested();
    else {
      this.#passBy();
      this.#timer = setTimeout(() => this.#rested(), rests);
    }
  }

  #rested(): void {
    if (this.#waiting.length === 0) this.#still();
    else this.#next();
  }

  #still(): void {
    const shown = this.#shown;
    this.#phase = 'still';
    this.#shown = null;
    this.#together = false;
    this.stage.rest(this.#version, shown !== null && this.#isEarly());
  }

  #isEarly(): boolean {
    return !document.hidden && (this.#early || this.tempo() !== 'calm');
  }

  #milliseconds({ shows }: Item, part: 'moves' | 'rests'): number {
    if (document.hidden || this.#waiting.length > BEHIND || this.#isOvertaken) return 0;
    return (shows?.[part] ?? 0) * (shows?.urgent ? 1 : PACE[this.tempo()]);
  }
}
