/** Says one note at a time, each once on this device, at the first moment it matters. */
import type { Lesson, Scene } from '../games/lesson';
import { loadLessons } from '../games/registry';
import { settings } from '../house/settings.svelte';
import type { Arguments } from '../words/voice';
import { isLearnt, learn } from './learnt';

const READING = 9_000; // milliseconds a note stands, unless it is tapped away or the reader has other things to do
const LONGEST = 2 * READING; // however long it matters: it stands where something else is told
const GLANCE = 5_000; // who was in a hurry has read it by then

export interface Note {
  key: string;
  arguments: Arguments;
}

export class Teacher {
  note = $state.raw<Note | null>(null);

  #lessons: Lesson<unknown>[] = [];
  #scene: Scene<unknown> | null = null;
  #taught: Lesson<unknown> | null = null;
  #read = false; // it has stood long enough to be read
  #since = 0;
  #timer: number | undefined;

  constructor(
    readonly game: string,
    lessons: Promise<Lesson<unknown>[]> = loadLessons(game),
  ) {
    void lessons.then((loaded) => {
      this.#lessons = loaded;
      this.#next();
    });
  }

  /** What lies on the table now; null where there is nobody to teach. */
  update(scene: Scene<unknown> | null): void {
    this.#scene = scene;
    if (scene === null || !settings.notes) this.#wipe();
    else if (this.#read || this.#taught === null || this.#isBeside(scene)) this.#next();
  }

  /** The reader is to do something that this note says nothing about. */
  #isBeside(scene: Scene<unknown>): boolean {
    const stood = Date.now() - this.#since > GLANCE;
    const beside = stood && scene.mine.length > 0 && this.#taught?.when(scene) === null;
    if (beside) this.#learn();
    return beside;
  }

  /** Tapped away. */
  dismiss = (): void => {
    this.#learn();
    this.#wipe();
    this.#next();
  };

  leave(): void {
    this.#wipe();
  }

  /** The note that stands stays as long as it matters; then the first that matters and was never said. */
  #next(): void {
    const scene = this.#scene;
    if (scene === null || !settings.notes) return;
    if (this.#taught !== null && this.#taught.when(scene) !== null) return;
    this.#wipe();
    for (const lesson of this.#lessons) {
      const said = isLearnt(this.game, lesson.note) ? null : lesson.when(scene);
      if (said === null) continue;
      this.#taught = lesson;
      this.note = { key: lesson.note, arguments: said };
      this.#since = Date.now();
      this.#timer = setTimeout(() => this.#wasRead(), READING);
      return;
    }
  }

  #wasRead(): void {
    this.#read = true;
    this.#learn();
    this.#timer = setTimeout(this.dismiss, LONGEST - READING);
    this.#next();
  }

  #learn(): void {
    if (this.#taught !== null) learn(this.game, this.#taught.note);
  }

  #wipe(): void {
    clearTimeout(this.#timer);
    this.#read = false;
    this.#taught = null;
    this.note = null;
  }
}
