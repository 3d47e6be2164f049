/** The screens and sheets that are fetched when someone goes there. The counter is always at hand. */
import { parts } from '../house/parts.svelte';

const SCREENS = {
  new: () => import('./Setup.svelte'),
  table: () => import('./TableScreen.svelte'),
  waiting: () => import('./WaitingRoom.svelte'),
  playing: () => import('./PlayRoom.svelte'),
  end: () => import('./Celebration.svelte'),
  book: () => import('./RuleBook.svelte'),
  sheet: () => import('./TableSheet.svelte'),
  toTelevision: () => import('./ToTelevision.svelte'),
  tv: () => import('./Television.svelte'),
  tvDoor: () => import('./TelevisionDoor.svelte'),
  join: () => import('./Join.svelte'),
  replay: () => import('./ReplayScreen.svelte'),
};

type Screens = typeof SCREENS;

export function screen<K extends keyof Screens>(wanted: K): ReturnType<Screens[K]> {
  return parts.need<unknown>(SCREENS[wanted]) as ReturnType<Screens[K]>;
}

/** While something else is still on its way. What fails now is asked for again, and missed then. */
export function fetchAhead(...wanted: string[]): void {
  for (const at of wanted) {
    if (Object.hasOwn(SCREENS, at)) SCREENS[at as keyof Screens]().catch(() => undefined);
  }
}
