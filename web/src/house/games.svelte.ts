/** The games of this house, in its own order, as soon as it has said them. */
import type { GameFacts } from '../wire/forms';
import { house } from './api';
import { askUntilAnswered } from './asking';

class Games {
  #facts = $state.raw<GameFacts[] | null>(null);
  #silent = $state(false);

  /** Until the house answers; what comes back stops asking. */
  ask = (): (() => void) =>
    askUntilAnswered(
      house,
      ({ games }) => {
        this.#facts = games;
      },
      () => {
        this.#silent = true;
      },
    );

  /** Their names; null while the house may still say them. */
  get names(): string[] | null {
    if (this.#facts !== null) return this.#facts.map(({ name }) => name);
    return this.#silent ? [] : null;
  }
}

export const games = new Games();

/** How many sit down when nobody said otherwise. */
export async function usualPlayers(game: string): Promise<number> {
  const known = (await house()).games.find(({ name }) => name === game);
  return known?.usual ?? 2;
}
