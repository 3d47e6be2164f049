/** What this reader has chosen, kept on this device only. */
import { chooseLanguage, type Language } from './language';

export const ROOMS = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'on', 'off'] as const;
export const TEMPOS = ['calm', 'brisk', 'at-once'] as const;
export const NOTES = ['on', 'off'] as const;
/** Sound and haptics together; auto: quiet at night. */
export const NOISES = ['auto', 'on', 'off'] as const;
/** How well a bot plays, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'sensible', 'club', 'champion'] as const;

/** When the coach speaks: never, or after a move that costs this much. */
export const COACHES = ['off', 'any', 'some', 'much'] as const;

export type Room = (typeof ROOMS)[number];
export type Motion = (typeof MOTIONS)[number];
export type Tempo = (typeof TEMPOS)[number];
export type Noise = (typeof NOISES)[number];
export type CoachSpeaks = (typeof COACHES)[number];
export type Level = (typeof LEVELS)[number];

const PREFIX = 'toog.';
const YES = 'yes';

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // then it lasts as long as the page
  }
}

function oneOf<T extends string>(values: readonly T[], name: string, usual: T): T {
  const kept = read(name);
  return values.find((value) => value === kept) ?? usual;
}

function readLanguage(): Language {
  return chooseLanguage([read('language') ?? '', ...navigator.languages]);
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #language = $state<Language>(readLanguage());
  #room = $state<Room>(oneOf(ROOMS, 'room', 'auto'));
  #motion = $state<Motion>(oneOf(MOTIONS, 'motion', 'auto'));
  #tempo = $state<Tempo>(oneOf(TEMPOS, 'tempo', 'calm'));
  #notes = $state(oneOf(NOTES, 'notes', 'on') === 'on');
  #noise = $state<Noise>(oneOf(NOISES, 'noise', 'auto'));
  #bots = $state<Level>(oneOf(LEVELS, 'bots', 'sensible'));
  #coach = $state<CoachSpeaks>(oneOf(COACHES, 'coach', 'off'));
  #calls = $state(read('calls') === 'yes');
  #name = $state(read('name') ?? '');
  #follows = $state(read('follows') === YES);
  #still = $state(still.matches);

  constructor() {
    still.addEventListener('change', () => {
      this.#still = still.matches;
    });
    addEventListener('storage', () => this.#readAgain());
  }

  /** Something was chosen in another tab. */
  #readAgain(): void {
    this.#language = readLanguage();
    this.#room = oneOf(ROOMS, 'room', 'auto');
    this.#motion = oneOf(MOTIONS, 'motion', 'auto');
    this.#tempo = oneOf(TEMPOS, 'tempo', 'calm');
    this.#notes = oneOf(NOTES, 'notes', 'on') === 'on';
    this.#noise = oneOf(NOISES, 'noise', 'auto');
    this.#bots = oneOf(LEVELS, 'bots', 'sensible');
    this.#coach = oneOf(COACHES, 'coach', 'off');
    this.#calls = read('calls') === 'yes';
    this.#name = read('name') ?? '';
    this.#follows = read('follows') === YES;
  }

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    write('language', value);
  }

  get room(): Room {
    return this.#room;
  }
  set room(value: Room) {
    this.#room = value;
    write('room', value);
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    this.#motion = value;
    write('motion', value);
  }

  get tempo(): Tempo {
    return this.#tempo;
  }
  set tempo(value: Tempo) {
    this.#tempo = value;
    write('tempo', value);
  }

  /** What a first game explains is said. */
  get notes(): boolean {
    return this.#notes;
  }
  set notes(value: boolean) {
    this.#notes = value;
    write('notes', value ? 'on' : 'off');
  }

  get noise(): Noise {
    return this.#noise;
  }
  set noise(value: Noise) {
    this.#noise = value;
    write('noise', value);
  }

  get bots(): Level {
    return this.#bots;
  }
  set bots(value: Level) {
    this.#bots = value;
    write('bots', value);
  }

  get coach(): CoachSpeaks {
    return this.#coach;
  }
  set coach(value: CoachSpeaks) {
    this.#coach = value;
    write('coach', value);
  }

  /** Whether the browser may call the reader back when it is their turn. */
  get calls(): boolean {
    return this.#calls;
  }
  set calls(value: boolean) {
    this.#calls = value;
    write('calls', value ? 'yes' : 'no');
  }

  /** Empty until the reader has typed one. */
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    write('name', value);
  }

  /** To a rematch, by itself. */
  get follows(): boolean {
    return this.#follows;
  }
  set follows(value: boolean) {
    this.#follows = value;
    write('follows', value ? YES : '');
  }

  get moves(): boolean {
    return this.#motion === 'auto' ? !this.#still : this.#motion === 'on';
  }
}

export const settings = new Settings();
