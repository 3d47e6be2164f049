/** The lamp: what every move is worth, asked by a seat of this device, and shown for as long as it is true. */
import type { Choosing } from '../games/board';
import { loadMoveNames } from '../games/registry';
import { faultOf, hintFor, rolloutFor } from '../house/api';
import type { Fault } from '../house/fault';
import { settings } from '../house/settings.svelte';
import type { Marks } from '../parts/marks';
import type { Hint, RollingOut } from '../wire/forms';
import type { Say } from '../words/voice';
import type { Session } from './session.svelte';

export type Table = Pick<
  Session,
  'table' | 'view' | 'landed' | 'landedOf' | 'race' | 'legal' | 'names' | 'yours'
>;

/** What this seat has to choose from, and sees; null where it has nothing to choose. */
export function choosingAt(session: Table, seat: number, say: Say): Choosing<unknown> | null {
  const words = session.legal[seat] ?? [];
  const view = session.landedOf(seat);
  return view === null || words.length === 0 ? null : { view, words, names: session.names, say };
}

/** A hint with its moves as the board calls them. */
export interface Lit {
  hint: Hint;
  names: Record<string, string>;
}

export class Lamp {
  /** The house has been asked, and has not answered. */
  asking = $state(false);

  #lit = $state.raw<(Lit & { about: string }) | null>(null);
  #asked = $state(''); // about which position

  /** `mine`: the seats of this device that may act now, behind no curtain. */
  constructor(
    readonly session: Table,
    readonly mine: () => readonly number[],
    readonly complain: (fault: Fault) => void,
  ) {}

  /** Who may be given a hint now. */
  get asker(): number | null {
    const { view, legal, yours } = this.session;
    if (!view?.hints || view.status !== 'playing') return null;
    return this.mine().find((seat) => yours.includes(seat) && (legal[seat] ?? []).length > 0) ?? null;
  }

  /** The position it would be about, and in which words. In a race the others go on, and what is to be done stays the same. */
  get #about(): string | null {
    const { race, landed, legal } = this.session;
    const seat = this.asker;
    if (seat === null) return null;
    return `${settings.language} ${seat} ${race === null ? landed?.version : legal[seat]?.join()}`;
  }

  /** What is shown: nothing that the table has moved on from. */
  get lit(): Lit | null {
    return this.#lit?.about === this.#about ? this.#lit : null;
  }

  /** The signs to lay over the board. */
  get marks(): Marks {
    return Object.fromEntries(this.lit?.hint.moves.map(({ move, mark }) => [move, mark]) ?? []);
  }

  /** Whether an answer is waited for that is still wanted. */
  get waits(): boolean {
    return this.asking && this.#asked === this.#about;
  }

  /** Lit, or put out again. */
  async toggle(say: Say): Promise<void> {
    const about = this.#about;
    const seat = this.asker;
    if (this.lit !== null) this.close();
    else if (about !== null && seat !== null && !this.waits) await this.#ask(seat, about, say);
  }

  close = (): void => {
    this.#lit = null;
    this.#asked = '';
    this.asking = false;
  };

  /** Every move of what is shown, played on to the end. */
  rollOut(signal: AbortSignal): AsyncIterable<RollingOut> {
    const seat = this.lit?.hint.seat ?? 0;
    return rolloutFor(this.session.table, { seat, language: settings.language }, signal);
  }

  async #ask(seat: number, about: string, say: Say): Promise<void> {
    const choosing = choosingAt(this.session, seat, say);
    if (choosing === null) return;
    this.asking = true;
    this.#asked = about;
    try {
      const [hint, nameMove] = await Promise.all([
        hintFor(this.session.table, { seat, language: settings.language }),
        loadMoveNames(this.session.view?.game ?? ''),
      ]);
      const names = hint.moves.map(({ move }) => [move, nameMove(move, choosing)]);
      if (this.#asked === about) this.#lit = { hint, names: Object.fromEntries(names), about };
    } catch (error) {
      if (this.waits && this.session.race === null) this.complain(faultOf(error)); // in a race it came between two throws
    } finally {
      if (this.#asked === about) this.asking = false;
    }
  }
}
