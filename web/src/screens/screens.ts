/** The screens that are fetched when someone goes there. The counter is always at hand. */
import type { Place } from '../house/address.svelte';
import { parts } from '../house/parts.svelte';

const SCREENS = {
  new: () => import('./Setup.svelte'),
  table: () => import('./TableScreen.svelte'),
  tv: () => import('./Television.svelte'),
  tvDoor: () => import('./TelevisionDoor.svelte'),
  join: () => import('./Join.svelte'),
  replay: () => import('./ReplayScreen.svelte'),
};

export const screens = {
  new: () => parts.need(SCREENS.new),
  table: () => parts.need(SCREENS.table),
  tv: () => parts.need(SCREENS.tv),
  tvDoor: () => parts.need(SCREENS.tvDoor),
  join: () => parts.need(SCREENS.join),
  replay: () => parts.need(SCREENS.replay),
};

/** While the words are still on their way. What fails now is asked for again, and missed then. */
export function fetchAhead({ at }: Place): void {
  if (at in SCREENS) SCREENS[at as keyof typeof SCREENS]().catch(() => undefined);
}
