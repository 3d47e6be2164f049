import type { Attachment } from 'svelte/attachments';

const FAR = 60; // pixels
const LONG = 500; // milliseconds

/** A quick stroke upwards, from wherever the finger is: dice are thrown away from oneself. */
export function flick(thrown: () => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; at: number } | null = null;
    const down = (event: PointerEvent) => {
      from = event.isPrimary ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null;
    };
    const up = (event: PointerEvent) => {
      if (from === null) return;
      const rises = from.y - event.clientY;
      const aside = Math.abs(event.clientX - from.x);
      if (rises > FAR && rises > 2 * aside && event.timeStamp - from.at < LONG) thrown();
      from = null;
    };
    const stop = new AbortController();
    element.addEventListener('pointerdown', down, { signal: stop.signal });
    element.addEventListener('pointerup', up, { signal: stop.signal });
    return () => stop.abort();
  };
}
