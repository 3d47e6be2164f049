/** Dice fly from where they lay to where they are laid. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

export type Flight = ReturnType<typeof crossfade>;

const LONGEST = 420;

/** `moves`: how many milliseconds there are for it. */
export function flight(moves: () => number): Flight {
  return crossfade({ duration: () => Math.min(moves(), LONGEST), easing: cubicOut });
}
