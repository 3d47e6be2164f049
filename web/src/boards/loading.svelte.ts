import { soon } from '../house/soon';
import type { Board } from './board';
import { loadBoard } from './boards';

/** The board of a game once it is there, and never that of another game. Call it while a component is made. */
export function loading(game: () => string | undefined): { readonly board: Board<unknown> | null } {
  let loaded = $state.raw<{ board: Board<unknown> | null; name: string } | null>(null);
  $effect(() => {
    const name = game();
    if (name === undefined) return;
    void loadBoard(name).then((board) =>
      soon(() => {
        if (name === game()) loaded = { board: board as Board<unknown> | null, name };
      }),
    );
  });
  return {
    get board() {
      return loaded !== null && loaded.name === game() ? loaded.board : null;
    },
  };
}
