/** Who is missed at a table, and whose seat is asked for. */
import type { Sitting } from '../../table/sitting.svelte';

/** Someone ought to sit here, and a bot does not yet. */
export function isMissed(sitting: Sitting, seat: number): boolean {
  const sits = sitting.seats[seat];
  if (sitting.view?.status !== 'playing' || sits === undefined || sits.machine) return false;
  return sits.away || sits.kind === 'open';
}

/** Someone says it is theirs. */
export function isClaimed(sitting: Sitting, seat: number): boolean {
  return sitting.view?.seats[seat]?.claim != null;
}
