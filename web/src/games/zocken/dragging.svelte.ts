/** The die in hand follows the finger, and is laid where it is let go. */
interface Held {
  x: number;
  y: number;
  over: string | null;
}

export function dragging(may: () => boolean, lay: (place: string) => void) {
  let held = $state.raw<Held | null>(null);
  let grip = { x: 0, y: 0 };

  return {
    get held(): Held | null {
      return held;
    },
    grab(event: PointerEvent): void {
      if (!may() || event.button !== 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      grip = { x: event.clientX, y: event.clientY };
      held = { x: 0, y: 0, over: null };
    },
    move(event: PointerEvent): void {
      if (held === null) return;
      held = { x: event.clientX - grip.x, y: event.clientY - grip.y, over: placeUnder(event) };
    },
    drop(event: PointerEvent): void {
      const over = held === null ? null : placeUnder(event);
      held = null;
      if (over !== null) lay(over);
    },
    cancel(): void {
      held = null;
    },
  };
}

function placeUnder(event: PointerEvent): string | null {
  const at = document.elementsFromPoint(event.clientX, event.clientY);
  return (
    at
      .map((element) => element.closest('[data-place]'))
      .find((element) => element !== null)
      ?.getAttribute('data-place') ?? null
  );
}
