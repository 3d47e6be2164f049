/** Links that others can follow: from this machine itself a phone needs the address of the room. */
import { house } from './api';

const OWN = /^(localhost|127\.|\[::1\])/;

/** Why nobody else can follow a link: the house listens to this machine alone, or there is no network. */
export type Shut = 'alone' | 'no-network';

export interface WayIn {
  /** The address of the house, as others reach it. */
  base: string;
  shut: Shut | null;
}

export async function findWayIn(): Promise<WayIn> {
  if (!OWN.test(location.hostname)) return { base: location.origin, shut: null };
  const { room, alone } = await house();
  if (room !== null) return { base: room.replace(/\/$/, ''), shut: null };
  return { base: location.origin, shut: alone ? 'alone' : 'no-network' };
}

export async function baseForOthers(): Promise<string> {
  return findWayIn().then(
    ({ base }) => base,
    () => location.origin,
  );
}

/** As it is read out and typed. */
export function spokenAddress(base: string): string {
  return base.replace(/^https?:\/\//, '');
}

export async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'neither'> {
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch {
      return 'neither'; // the reader thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'neither'; // no secure context: the link stands there to be copied by hand
  }
}
