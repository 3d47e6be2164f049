/** The coach: after a move of one's own that cost too much, what was better. Nobody waits for it. */
import type { Choosing } from '../games/board';
import { loadMoveNames } from '../games/registry';
import { adviceFor } from '../house/api';
import type { Language } from '../house/language';
import { type CoachSpeaks, settings } from '../house/settings.svelte';
import type { Advice } from '../wire/forms';
import type { Item } from '../wire/messages';
import type { Session } from './session.svelte';

/** What a move may cost, in chances of a hundred or in points. Where everything counts, what cannot be seen does not. */
const COSTS: Record<Exclude<CoachSpeaks, 'off'>, number> = { any: 0.1, some: 3, much: 10 };

/** Who plays alone plays for points. */
export function thresholdFor(speaks: Exclude<CoachSpeaks, 'off'>, players: number): number {
  return players === 1 ? COSTS[speaks] : COSTS[speaks] / 100;
}

/** Advice with its two moves as the board calls them. */
export interface Spoken {
  advice: Advice;
  played: string;
  better: string;
  /** The move could be taken back when this was said. */
  wayBack: boolean;
}

interface Chooser {
  seat: number;
  choosing: Choosing<unknown>;
}

type Table = Pick<Session, 'table' | 'view' | 'landed' | 'undoer' | 'undo' | 'yours'>;

export class Coach {
  #spoken = $state.raw<(Spoken & { of: number; language: Language }) | null>(null);
  #chooser: Chooser | null = null;
  #about = 0; // the version of the move that was asked about last
  #asker = -1; // whose move that was
  #thrown = false; // dice have fallen for them since: those that the move took up
  #passed = false; // others have acted since: another turn
  #next = $state(false); // they have to choose in another turn
  #seen = 0; // the version of the last thing of the game that was looked at

  constructor(readonly session: Table) {
    this.#seen = session.landed?.version ?? 0;
  }

  /** In the reader's language, or not at all; in the next turn only while the choice can be made anew. */
  get spoken(): Spoken | null {
    if (this.#next && !this.mayTakeBack) return null;
    return this.#spoken?.language === settings.language ? this.#spoken : null;
  }

  /** It is about the last thing that happened, which may still be taken back. */
  get mayTakeBack(): boolean {
    const { landed, undoer } = this.session;
    const spoken = this.#spoken;
    return spoken !== null && undoer === spoken.advice.seat && landed?.version === spoken.of;
  }

  /** What happened last, and who of this device has to choose now. */
  update(landed: Item | null, chooser: Chooser | null): void {
    const before = this.#chooser;
    if (landed !== null && landed.version > this.#seen) {
      this.#seen = landed.version;
      this.#chooser = null;
      const { entry } = landed;
      if (entry.entry === 'undone' || this.#isOver(entry)) this.close();
      if (entry.entry === 'moved' && !entry.bot && entry.seat === before?.seat)
        void this.#ask(before, entry.word, landed.version);
    }
    if (chooser === null) return;
    this.#chooser = chooser;
    if (this.#about > 0 && this.#passed && chooser.seat === this.#asker) this.#next = true;
  }

  close = (): void => {
    this.#about = 0;
    this.#thrown = false;
    this.#passed = false;
    this.#next = false;
    this.#spoken = null;
  };

  takeBack = (): void => {
    const spoken = this.#spoken;
    if (spoken === null || !this.mayTakeBack) return;
    this.close();
    this.session.undo(spoken.advice.seat);
  };

  /**
   * Someone of this device acted once more, so the moment that was spoken of is over. The dice that a move takes up are no
   * act of their own: what was said of the move stays while the turn goes on with them.
   */
  #isOver(entry: Item['entry']): boolean {
    if (entry.entry !== 'moved' && entry.entry !== 'fell') return false;
    if (!this.session.yours.includes(entry.seat)) {
      this.#passed = true;
      return false;
    }
    const takenUp = entry.entry === 'fell' && entry.seat === this.#asker && !this.#thrown && !this.#passed;
    this.#thrown = true;
    return !takenUp;
  }

  /** Only of a real choice. Where the house does not answer nothing is said: nobody asked. */
  async #ask({ seat, choosing }: Chooser, word: string | null, of: number): Promise<void> {
    this.#about = of;
    this.#asker = seat;
    const { view, table } = this.session;
    const { coach, language } = settings;
    if (coach === 'off' || !view?.hints || word === null || choosing.words.length < 2) return;
    const threshold = thresholdFor(coach, view.seats.length);
    try {
      const [{ advice }, nameMove] = await Promise.all([
        adviceFor(table, { seat, language, threshold }),
        loadMoveNames(view.game),
      ]);
      if (advice === null || advice.played !== word || this.#about !== of) return;
      const [played, better] = [advice.played, advice.better].map((move) => nameMove(move, choosing));
      const wayBack = this.session.view?.undo === seat && this.session.landed?.version === of;
      this.#spoken = { advice, played: played ?? '', better: better ?? '', wayBack, of, language };
    } catch {
      // the next move may have better luck
    }
  }
}
