import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { EASE } from './timing';

/** What comes onto the table while things move comes from here; what lay there before lies still. */
export function arriving(
  motion: () => boolean,
  from: Keyframe,
  timing: { duration: number; delay?: number },
): Attachment<Element> {
  return (element) => {
    if (untrack(motion)) element.animate?.([from, {}], { ...timing, easing: EASE, fill: 'backwards' });
  };
}
