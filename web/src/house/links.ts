/** Links that others can follow: from this machine itself a phone needs the address of the room. */
import { house } from './api';

const OWN = /^(localhost|127\.|\[::1\])/;

export async function baseForOthers(): Promise<string> {
  if (!OWN.test(location.hostname)) return location.origin;
  try {
    const { room } = await house();
    return room === null ? location.origin : room.replace(/\/$/, '');
  } catch {
    return location.origin;
  }
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
