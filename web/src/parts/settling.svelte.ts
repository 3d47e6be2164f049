import { untrack } from 'svelte';

/**
 * What is shown while something is still in the air: the old state until `wait` milliseconds are over, then the
 * new one. When the next state comes sooner, what was held back is shown at once.
 */
export function settling<T>(now: () => T, wait: () => number): { readonly shown: T } {
  let shown = $state.raw(now());
  let held: { state: T } | null = null;
  let begun = false;
  $effect.pre(() => {
    const next = now();
    const milliseconds = untrack(wait);
    if (held) shown = held.state;
    held = null;
    if (!begun || milliseconds === 0) {
      begun = true;
      shown = next;
      return;
    }
    held = { state: next };
    const timer = setTimeout(() => {
      held = null;
      shown = next;
    }, milliseconds);
    return () => clearTimeout(timer);
  });
  return {
    get shown() {
      return shown;
    },
  };
}
