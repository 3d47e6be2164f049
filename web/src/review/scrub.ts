import type { Attachment } from 'svelte/attachments';
import type { Spot } from './curve';

/** A finger that is laid on a drawing and moved along it. What the keyboard needs stands beside the drawing. */
export function scrub(touched: (spot: Spot, isFirst: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const stop = new AbortController();
    const tell = (event: PointerEvent, isFirst: boolean) => {
      const { left, top } = element.getBoundingClientRect();
      touched({ x: event.clientX - left, y: event.clientY - top }, isFirst);
    };
    const down = (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0) tell(event, true);
    };
    const move = (event: PointerEvent) => {
      if (event.isPrimary && event.buttons > 0) tell(event, false);
    };
    element.addEventListener('pointerdown', down, { signal: stop.signal });
    element.addEventListener('pointermove', move, { signal: stop.signal });
    return () => stop.abort();
  };
}
