/** How the glass stands: there is none until it is ordered; a taste takes a little; then sip by sip. */
import type { Happening } from '../../parts/happening';
import type { AzenJagenView } from '../../wire/views';
import { billIn } from './race';
import { tellingIn } from './tellings';

export interface Glass {
  /** From 0, empty, to 1, full. */
  level: number;
  /** The sips that are left, in a race. */
  left: number | null;
  sips: number;
}

const TASTED = 0.92;

export function isSip(last: Happening | null): boolean {
  return tellingIn(last, 'sips', 'empties') !== undefined;
}

/** After the race the view has no glass any more: as it stood is shown until something else happens. */
export function glassOf(view: AzenJagenView, last: Happening | null, before: Glass | null): Glass | null {
  const paid = billIn(last) !== undefined;
  if (paid && tellingIn(last, 'empties')) return { level: 0, left: 0, sips: view.sips };
  if (view.orderer === null) return paid ? before : null;
  if (view.taster === null) return { level: 1, left: null, sips: view.sips };
  if (view.drinker === null) return { level: TASTED, left: null, sips: view.sips };
  return { level: (TASTED * view.sips_left) / view.sips, left: view.sips_left, sips: view.sips };
}
