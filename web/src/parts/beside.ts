/** Where a note stands: beside a thing, inside the window, and on nothing that must stay in sight. */
import type { Box } from './touched';

const GAP = 8;

export interface Size {
  width: number;
  height: number;
}

/** Above the thing, where no finger is; else below, else wherever it covers neither. */
export function beside(thing: Box | null, note: Size, window: Size, clear: Box | null): Size & Box {
  const at = thing ?? { left: window.width / 2, top: window.height / 2, width: 0, height: 0 };
  const left = within(at.left + at.width / 2 - note.width / 2, window.width - note.width);
  const tops = [at.top - note.height - GAP, at.top + at.height + GAP, (clear ? bottom(clear) : 0) + GAP];
  const boxes = tops.map((top) => ({ ...note, left, top }));
  const free = boxes.find((box) => isInside(box, window) && (clear === null || !overlap(box, clear)));
  return free ?? { ...note, left, top: within(tops[0] ?? 0, window.height - note.height) };
}

function within(place: number, most: number): number {
  return Math.max(GAP, Math.min(place, most - GAP));
}

function bottom(box: Box): number {
  return box.top + box.height;
}

function isInside(box: Box, window: Size): boolean {
  return box.top >= GAP && bottom(box) <= window.height - GAP;
}

function overlap(one: Box, other: Box): boolean {
  const beside = one.left >= other.left + other.width || other.left >= one.left + one.width;
  return !beside && one.top < bottom(other) && other.top < bottom(one);
}
