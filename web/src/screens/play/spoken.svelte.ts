/** What is told at a table: it stays until something else is told, and who comes later is told the last thing. */
import type { Session } from '../../table/session.svelte';
import type { Item } from '../../wire/messages';

export function spokenAt(
  session: Session,
  inWords: (items: Item[]) => string[],
): { readonly lines: string[] } {
  let spoken = $state.raw<Item[]>([]);
  $effect(() => {
    if (inWords(session.told).length > 0) spoken = session.told;
    else if (spoken.length === 0 && session.last !== null) spoken = [session.last];
  });
  return {
    get lines() {
      return inWords(spoken);
    },
  };
}
