/** The screens and sheets that are fetched when someone goes there. The counter is always at hand. */
import type { Place } from '../house/address.svelte';
import { parts } from '../house/parts.svelte';

const SHEETS = {
  book: () => import('./RuleBook.svelte'),
  menu: () => import('./TableSheet.svelte'),
  fork: () => import('./ForkSheet.svelte'),
  toTelevision: () => import('./ToTelevision.svelte'),
};

const SCREENS = {
  new: () => import('./Setup.svelte'),
  table: () => import('./TableScreen.svelte'),
  waiting: () => import('./WaitingRoom.svelte'),
  playing: () => import('./PlayRoom.svelte'),
  end: () => import('./Celebration.svelte'),
  tv: () => import('./Television.svelte'),
  tvDoor: () => import('./TelevisionDoor.svelte'),
  join: () => import('./Join.svelte'),
  replay: () => import('./ReplayScreen.svelte'),
  review: () => import('../review/ReviewRoom.svelte'),
  lab: () => import('./Lab.svelte'),
  night: () => import('./NightScreen.svelte'),
  drills: () => import('./Drills.svelte'),
};

type Sheets = typeof SHEETS;
type Screens = typeof SCREENS;

/** Where it does not come, the page says so instead. */
export function screen<K extends keyof Screens>(wanted: K): ReturnType<Screens[K]> {
  return parts.need<unknown>(SCREENS[wanted]) as ReturnType<Screens[K]>;
}

/** Where it does not come, the screen below it stays. */
export function sheetFor<K extends keyof Sheets>(wanted: K): ReturnType<Sheets[K]> {
  return SHEETS[wanted]() as ReturnType<Sheets[K]>;
}

/** What will be wanted. If it fails nobody is told: that is done when it is needed. */
export function fetchAhead(...wanted: (keyof Screens | keyof Sheets | Place['at'])[]): void {
  const all: Record<string, () => Promise<unknown>> = { ...SCREENS, ...SHEETS };
  for (const at of wanted) all[at]?.().catch(() => undefined);
}
