/**
 * Keeps the keyboard at the table: when the button that had the focus is gone, because its move was made, the first
 * thing to do next has it; until there is one, the table itself.
 */
export function keepFocus(table: HTMLElement): () => void {
  let lost = false;
  table.tabIndex = -1;
  const note = (event: FocusEvent) => {
    lost = event.target instanceof Node && table.contains(event.target);
  };
  const watch = new MutationObserver(() => {
    const { activeElement } = document;
    if (!lost || (activeElement !== document.body && activeElement !== table)) return;
    const next = table.querySelector<HTMLElement>('button:not([aria-disabled="true"], [aria-hidden="true"])');
    (next ?? table).focus({ preventScroll: true });
  });
  document.addEventListener('focusin', note);
  watch.observe(table, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
  return () => {
    document.removeEventListener('focusin', note);
    watch.disconnect();
  };
}
