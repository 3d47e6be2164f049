/**
 * The presentation clock of one screen: the news of a table, shown one after another. First an item moves, then it
 * has landed and all that it changes is shown, then it rests. How long is said by the house, at a calm pace. What is
 * urgent, as in a race, is shown at once over what still moves, for as long on every screen.
 */
import type { Phase } from '../games/board';
import type { Tempo } from '../house/settings.svelte';
import { endMovements, isMoving } from '../parts/movements';
import { paced } from '../parts/timing';
import type { Item } from '../wire/messages';
import { seatOf } from './items';

const SLOWEST = 1500; // milliseconds that a slow device may need for a movement beyond its time
const LOOK = 30;
const BEGUN = 3; // frames: by then what moves is seen moving, also what Svelte sends off a frame late
const HURRIED = 2; // waiting to be shown: if more are, someone plays quickly, and what they did before does not rest
const OUTCOME = 2000; // milliseconds: what rests so long, a trick, a round or a turn, is read although someone hurries
const BEHIND = 3; // if more are, the page catches up: nothing rests, and only the last of them moves

export interface Stage {
  /** The movement begins, and takes so many milliseconds. */
  move(item: Item, milliseconds: number): void;
  /** The movement has ended. `together`: with the one before, without time to see it. */
  land(item: Item, together: boolean): void;
  /** All up to this version has been shown. */
  rest(version: number): void;
}

export class Showing {
  #waiting: Item[] = [];
  #shown: Item | null = null;
  #version = 0; // of the last item that has landed
  #phase: Phase = 'still';
  #moved = false;
  #together = false;
  #early = false;
  #timer: number | undefined;
  #hasBegun = () => true;

  constructor(
    readonly stage: Stage,
    readonly tempo: () => Tempo,
  ) {}

  /**
   * What rests is read in peace, unless someone plays so quickly that this screen would fall behind. The end of a race
   * is read by everyone.
   */
  add(items: Item[]): void {
    this.#waiting.push(...items);
    if (this.#phase === 'moving') {
      if (this.#isOvertaken) this.#cut();
      return;
    }
    this.#passBy();
    if (this.#waiting.length > 0 && !this.#stands) this.#next();
  }

  get #stands(): boolean {
    if (this.#phase !== 'resting' || this.#isOvertaken) return false;
    return this.#shown?.shows?.urgent || !this.#isHurried;
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
    if (this.#phase === 'moving') {
      endMovements();
      this.#land();
    } else this.#rested();
  }

  /** By who did what lies there, and has gone on since. What others did is read, until the page is far behind. */
  get #isHurried(): boolean {
    if ((this.#shown?.shows?.rests ?? 0) >= OUTCOME) return false;
    const waiting = this.#waiting.filter(({ shows }) => shows);
    const goesOn = waiting[0] && this.#shown && seatOf(waiting[0].entry) === seatOf(this.#shown.entry);
    return waiting.length > (goesOn ? HURRIED : BEHIND);
  }

  /** By a race, or by the end of the game: both come to every screen at one time. */
  get #isOvertaken(): boolean {
    return this.#waiting.some(({ shows, entry }) => shows?.urgent || entry.entry === 'ended');
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
    this.#moved = moves > 0;
    this.stage.move(item, moves);
    if (moves === 0) this.#land();
    else {
      this.#hasBegun = afterFrames(BEGUN);
      this.#timer = setTimeout(() => this.#arrive(Date.now() + SLOWEST), moves);
    }
  }

  /** What is still seen moving has not landed, nor what a busy device has not even begun to move. */
  #arrive(latest: number): void {
    const isOnItsWay = !this.#hasBegun() || isMoving();
    if (isOnItsWay && Date.now() < latest) this.#timer = setTimeout(() => this.#arrive(latest), LOOK);
    else this.#land();
  }

  #land(): void {
    const item = this.#shown;
    if (item === null) return;
    const rests = this.#early ? 0 : this.#milliseconds(item, 'rests');
    this.#phase = rests === 0 ? 'still' : 'resting';
    this.#version = item.version;
    this.stage.land(item, this.#together);
    this.#together = rests === 0 && !this.#moved;
    if (rests === 0) this.#rested();
    else {
      this.#passBy();
      this.#rest(rests);
    }
  }

  /** From when it can be seen: a busy device may paint it late. */
  #rest(milliseconds: number): void {
    let painted = Date.now();
    requestAnimationFrame(() => {
      painted = Date.now();
    });
    this.#timer = setTimeout(() => {
      const left = painted + milliseconds - Date.now();
      if (left > LOOK) this.#timer = setTimeout(() => this.#rested(), left);
      else this.#rested();
    }, milliseconds);
  }

  #rested(): void {
    if (this.#waiting.length === 0) this.#still();
    else this.#next();
  }

  #still(): void {
    this.#phase = 'still';
    this.#shown = null;
    this.#together = false;
    this.stage.rest(this.#version);
  }

  #milliseconds({ shows }: Item, part: 'moves' | 'rests'): number {
    if (document.hidden || this.#waiting.length > BEHIND || this.#isOvertaken) return 0;
    if (part === 'rests' && this.#isHurried && !shows?.urgent) return 0;
    const calm = shows?.[part] ?? 0;
    return shows?.urgent ? calm : paced(calm, this.tempo());
  }
}

/** Answers whether so many frames have been painted since. */
function afterFrames(frames: number): () => boolean {
  let left = frames;
  const count = () => {
    left -= 1;
    if (left > 0) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return () => left <= 0;
}
