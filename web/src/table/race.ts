/** The race that runs at a table, if one does. */
import type { TableView } from '../wire/messages';

/** By seat, what it may do. */
export type Words = Record<number, string[]>;

/** Dice that are in the air take it from nobody: what each seat may do stays as it was. Real dice are waited for. */
export function raceIn(view: TableView, before: Words | null): Words | null {
  if (view.clock.begins === null || view.dice === 'real') return null;
  return Object.keys(view.legal).length > 0 ? view.legal : before;
}
