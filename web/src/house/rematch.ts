/** The way to the next game: the company is invited with the same secrets. */
import { address } from './address.svelte';
import { snapshotOf, standUp } from './api';
import { keysOf, moveKeys } from './keys';

/** Whoever goes back from there does not want the old table again. */
export function goAlong(from: string, next: string): void {
  moveKeys(from, next);
  address.go(`/t/${next}`, true);
}

/** The seats of this device at the next table are free for others. */
export async function stayBehind(from: string, next: string): Promise<void> {
  for (const secret of keysOf(from)) {
    const { yours } = await snapshotOf(next, secret);
    for (const seat of yours) await standUp(next, seat, secret);
  }
}
