/**
 * Keeps the keyboard at the table: when the button that had the focus is gone, because its move was made, the first
 * thing to do next has it, now or when there is one.
 */
export function keepFocus(table: HTMLElement): () => void {
  let lost = false;
  const note = (event: FocusEvent) => {
    lost = event.target instanceof Node && table.contains(event.target);
  };
  const watch = new MutationObserver(() => {
    if (!lost || document.activeElement !== document.body) return;
    table
      .querySelector<HTMLElement>('button:not([aria-disabled="true"], [aria-hidden="true"])')
      ?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', note);
  watch.observe(table, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    watch.disconnect();
  };
}
