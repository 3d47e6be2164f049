/** What the reader touched last, by finger or by key: an answer to it is shown beside it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

let thing: Element | null = null;
let box: Box | null = null;

function remember(touched: Element | null): void {
  thing = touched?.closest('button, a, input, select, label, [role]') ?? touched;
  box = thing?.getBoundingClientRect() ?? null;
}

/** To be called once, by whoever opens the page. */
export function watchTouches(page: Document): void {
  page.addEventListener('pointerdown', ({ target }) => remember(target as Element | null), true);
  page.addEventListener('keydown', () => remember(page.activeElement), true);
}

/** Where it is now, or was if it has gone since; null: nothing was touched yet. */
export function lastTouched(): Box | null {
  return thing?.isConnected ? thing.getBoundingClientRect() : box;
}
