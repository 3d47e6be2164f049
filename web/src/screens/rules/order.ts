/** Things in a row that someone puts in another order. */

/** The row with the thing at `from` brought to `to`; the others close up. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...things.slice(from, from + 1), ...rest.slice(place)];
}

/** Which row of a list a pointer at this height is over. */
export function rowAt(y: number, list: { top: number; height: number }, rows: number): number {
  const row = Math.floor(((y - list.top) / list.height) * rows);
  return Math.max(0, Math.min(row, rows - 1));
}
