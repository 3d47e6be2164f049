/** Ends every movement on the page at once, where it was going. What moves for ever goes on. */
export function finishMovements(): void {
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish();
  }
}
