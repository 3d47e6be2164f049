/** The screens that are fetched when someone goes there. The counter is always at hand. */
import type { Place } from '../house/address.svelte';

export const screens = {
  new: () => import('./Setup.svelte'),
  table: () => import('./TableScreen.svelte'),
  tv: () => import('./Television.svelte'),
  tvDoor: () => import('./TelevisionDoor.svelte'),
  join: () => import('./Join.svelte'),
  replay: () => import('./ReplayScreen.svelte'),
};

/** While the words are still on their way. */
export function fetchAhead({ at }: Place): void {
  if (at in screens) void screens[at as keyof typeof screens]();
}
