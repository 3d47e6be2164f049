/** What lies on a table from one event to the next. */
import { untrack } from 'svelte';

/**
 * `next` works out what lies there now from what lay there before, again whenever something that it reads has changed.
 * Call it while a component is made.
 */
export function carried<T>(first: T, next: (before: T) => T): { readonly now: T } {
  let now = $state.raw(first);
  $effect.pre(() => {
    now = next(untrack(() => now));
  });
  return {
    get now() {
      return now;
    },
  };
}
