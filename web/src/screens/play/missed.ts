/** Who is missed at a table, and whose seat is asked for. */
import type { Session } from '../../table/session.svelte';

/** Someone ought to sit here, and a bot does not yet. */
export function isMissed(session: Session, seat: number): boolean {
  const sits = session.seats[seat];
  if (session.view?.status !== 'playing' || sits === undefined || sits.machine) return false;
  return sits.away || sits.kind === 'open';
}

/** Someone says it is theirs. */
export function isClaimed(session: Session, seat: number): boolean {
  return session.view?.seats[seat]?.claim != null;
}
