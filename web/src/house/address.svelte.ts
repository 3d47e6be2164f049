/** Where the reader is: the address of the page is the whole truth about it. */
export type Place =
  | { at: 'home' }
  | { at: 'new'; game: string }
  | { at: 'table'; table: string }
  | { at: 'tv'; table: string | null }
  | { at: 'join'; code: string }
  | { at: 'replay'; table: string | null; review: boolean }
  | { at: 'lab' }
  | { at: 'night'; table: string }
  | { at: 'drills'; table: string | null }
  | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { at: 'nowhere' };
  const name = readable(second);
  if (name === null) return { at: 'nowhere' };
  if (first === '') return { at: 'home' };
  if (first === 'lab' && name === '') return { at: 'lab' };
  if (first === 'drills') return { at: 'drills', table: name || null };
  if (first === 'replay') return { at: 'replay', table: name || null, review: false };
  if (first === 'join') return { at: 'join', code: name };
  if (first === 'tv') return { at: 'tv', table: name || null };
  if (name === '') return { at: 'nowhere' };
  if (first === 'new') return { at: 'new', game: name };
  if (first === 'review') return { at: 'replay', table: name, review: true };
  if (first === 'night') return { at: 'night', table: name };
  if (first === 't') return { at: 'table', table: name };
  return { at: 'nowhere' };
}

/** Null: no address that anyone was given. */
function readable(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

class Address {
  #place = $state<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => this.#readAddress());
  }

  get place(): Place {
    return this.#place;
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    scrollTo(0, 0);
    this.#readAddress();
  }

  #readAddress(): void {
    this.#place = placeOf(location.pathname);
  }
}

export const address = new Address();

/** A link that is followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  address.go(link.pathname + link.search);
}
