/** The id of an animation that carries what happened: nothing it leads to is shown before it has ended. */
export const MOVEMENT = 'movement';
/** What carries this attribute is moved by Svelte, which gives its animations no id. */
const MOVED = '[data-moved]';

/** A slow device may be behind its own clock. */
export function isMoving(): boolean {
  return movements().length > 0;
}

/** What is overtaken lies where it was going. */
export function endMovements(): void {
  for (const movement of movements()) movement.finish();
}

function movements(): Animation[] {
  const all = document.getAnimations?.() ?? [];
  return all.filter((animation) => animation.playState === 'running' && isMovement(animation));
}

function isMovement({ id, effect }: Animation): boolean {
  return (
    id === MOVEMENT ||
    (id === '' && effect instanceof KeyframeEffect && effect.target?.matches(MOVED) === true)
  );
}

/** Ends everything that moves on the page at once, where it was going. What moves for ever goes on. */
export function finishMovements(): void {
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish();
  }
}
