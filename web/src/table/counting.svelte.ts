/** Counts the games of a table in the reader's own figures. */
import { traitsOf } from '../games/registry';
import { countGame, countTurn } from '../house/figures';
import { happening } from './items';
import type { Session } from './session.svelte';

/** Call it while a component is made. `won`: the reader has won. The figures are of one person at a device. */
export function countFigures(session: Session, won: () => boolean): void {
  const own = $derived(session.yours.length === 1 ? session.yours[0] : undefined);
  const view = $derived(session.view);

  $effect(() => {
    if (view?.status === 'over' && own !== undefined) countGame(session.table, view.game, won(), own);
  });

  $effect(() => {
    if (own === undefined || view === null) return;
    const landed = happening(session.landed, own);
    const points = traitsOf(view.game).pointsOfTurn?.(landed?.tellings ?? [], own) ?? null;
    if (points !== null) countTurn(points);
  });
}
