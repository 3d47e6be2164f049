/** The screens and sheets that are fetched when someone goes there. The counter is always at hand. */
import type { Place } from '../house/address.svelte';
import { parts } from '../house/parts.svelte';

const SHEETS = {
  book: () => import('./rules/RuleBook.svelte'),
  menu: () => import('./table/TableSheet.svelte'),
  fork: () => import('./replay/ForkSheet.svelte'),
  toTelevision: () => import('./television/ToTelevision.svelte'),
};

const SCREENS = {
  new: () => import('./setup/Setup.svelte'),
  table: () => import('./table/TableScreen.svelte'),
  waiting: () => import('./waiting/WaitingRoom.svelte'),
  playing: () => import('./play/PlayRoom.svelte'),
  end: () => import('./play/Celebration.svelte'),
  tv: () => import('./television/Television.svelte'),
  tvDoor: () => import('./television/TelevisionDoor.svelte'),
  join: () => import('./joining/Join.svelte'),
  replay: () => import('./replay/ReplayScreen.svelte'),
  review: () => import('../review/ReviewRoom.svelte'),
  lab: () => import('./lab/Lab.svelte'),
  night: () => import('./night/NightScreen.svelte'),
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
