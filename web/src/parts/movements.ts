/** The id of an animation that carries what happened: nothing it leads to is shown before it has ended. */
export const MOVEMENT = 'movement';

/** A slow device may be behind its own clock. */
export function isMoving(): boolean {
  const all = document.getAnimations?.() ?? [];
  return all.some(({ id, playState }) => id === MOVEMENT && playState === 'running');
}

/** Ends every movement on the page at once, where it was going. What moves for ever goes on. */
export function finishMovements(): void {
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish();
  }
}
