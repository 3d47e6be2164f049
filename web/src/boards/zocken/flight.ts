/** Dice fly from where they lay to where they are laid. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

export type Flight = ReturnType<typeof crossfade>;

export function flight(motion: () => boolean): Flight {
  return crossfade({ duration: () => (motion() ? 420 : 0), easing: cubicOut });
}
