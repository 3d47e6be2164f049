import { soonAfter } from '../house/soon';
import type { Board } from './board';
import { loadBoard } from './registry';

type Loaded = Board<unknown> | null;

/** Those that were here before are there again before anything is painted. */
const here = new Map<string, Loaded>();

/** The board of a game once it is there, and never that of another game. Call it while a component is made. */
export function loading(game: () => string | undefined): { readonly board: Loaded } {
  let loaded = $state.raw<{ board: Loaded; name: string } | null>(null);
  $effect(() => {
    const name = game();
    if (name === undefined) return undefined;
    const known = here.get(name);
    if (known !== undefined) {
      loaded = { board: known, name };
      return undefined;
    }
    return soonAfter(loadBoard(name), (board) => {
      here.set(name, board as Loaded);
      loaded = { board: board as Loaded, name };
    });
  });
  return {
    get board() {
      return loaded !== null && loaded.name === game() ? loaded.board : null;
    },
  };
}
