/** What is told at a table: it stays until something else is told, and who comes later is told the last thing. */
import type { Sitting } from '../../table/sitting.svelte';
import type { Item } from '../../wire/messages';

export function spokenAt(
  sitting: Sitting,
  inWords: (items: Item[]) => string[],
): { readonly lines: string[] } {
  let spoken = $state.raw<Item[]>([]);
  $effect(() => {
    if (inWords(sitting.told).length > 0) spoken = sitting.told;
    else if (spoken.length === 0 && sitting.last !== null) spoken = [sitting.last];
  });
  return {
    get lines() {
      return inWords(spoken);
    },
  };
}
