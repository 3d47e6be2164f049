/** Says one note at a time, each once on this device, at the first moment it matters. */
import { settings } from '../house/settings.svelte';
import type { Arguments } from '../words/voice';
import { isLearnt, learn } from './learnt';
import { type Lesson, lessonsOf, type Scene } from './lesson';

const READING = 9_000; // milliseconds a note stands at least, unless it is tapped away

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
  #timer: number | undefined;

  constructor(
    readonly game: string,
    lessons: Promise<Lesson<unknown>[]> = lessonsOf(game),
  ) {
    void lessons.then((loaded) => {
      this.#lessons = loaded;
      this.#next();
    });
  }

  /** What lies on the table now; null where there is nobody to teach. */
  look(scene: Scene<unknown> | null): void {
    this.#scene = scene;
    if (scene === null || !settings.notes) this.#wipe();
    else if (this.#read) this.#next();
    else if (this.#taught === null) this.#next();
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
      this.#timer = setTimeout(() => this.#wasRead(), READING);
      return;
    }
  }

  #wasRead(): void {
    this.#read = true;
    this.#learn();
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
