import { untrack } from 'svelte';
import type { Due } from '../boards/board';

/** How long the dice may be on their way before the reader is offered to throw them. */
const PATIENCE = 1500;
/** How long the word itself may be on its way. */
const SLOWEST = 10_000;

/**
 * A word that takes up dice, `throw` or `roll r`, was meant to throw them: they follow by themselves, without a
 * second tap. Not so with real dice.
 */
export function following(due: () => Due | null, throwDice: (seat: number) => void) {
  let expected = $state<number | null>(null);
  let thrown = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const waits = $derived.by(() => {
    const now = due();
    return now === null || now.real ? null : now.seat;
  });
  const forget = () => {
    expected = null;
  };
  $effect(() => {
    const seat = waits;
    if (seat === null || seat !== expected) {
      if (thrown) forget();
      thrown = false;
      return;
    }
    thrown = true;
    untrack(() => throwDice(seat));
    const timer = setTimeout(forget, PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    expect(seat: number) {
      expected = seat;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        if (!thrown) forget();
      }, SLOWEST);
    },
    /** Nobody has to tap for this one. */
    get coming(): boolean {
      return waits !== null && waits === expected;
    },
  };
}
