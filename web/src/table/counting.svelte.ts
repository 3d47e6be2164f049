/** Counts the games of a table in the reader's own figures. */
import { traitsOf } from '../games/registry';
import { countGame, countTurn } from '../house/figures';
import { happening } from './items';
import type { Sitting } from './sitting.svelte';

/** Call it while a component is made. `won`: the reader has won. The figures are of one person at a device. */
export function countFigures(sitting: Sitting, won: () => boolean): void {
  const own = $derived(sitting.yours.length === 1 ? sitting.yours[0] : undefined);
  const view = $derived(sitting.view);

  $effect(() => {
    if (view?.status === 'over' && own !== undefined) countGame(sitting.table, view.game, won(), own);
  });

  $effect(() => {
    if (own === undefined || view === null) return;
    const landed = happening(sitting.landed, own);
    const points = traitsOf(view.game).pointsOfTurn?.(landed?.tellings ?? [], own) ?? null;
    if (points !== null) countTurn(points);
  });
}
