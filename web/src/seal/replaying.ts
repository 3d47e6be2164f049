/** A record on its way to the screen: frames as the house plays them over, and the seal checked as they come. */
import { playOver } from '../house/api';
import type { Frame, Replay, Story } from '../wire/forms';
import type { Seal as Sealed } from '../wire/messages';
import type { Seal } from './seal';

export type Verdict =
  | { is: 'unsealed' }
  | { is: 'closed' }
  | { is: 'checking' }
  /** Something fell, but nothing under the seal of the record itself. */
  | { is: 'idle' }
  /**
   * `falls` follow from the seal of the record itself. For those under the seals of `before` a fork only the record
   * that was left can vouch; of `unproven` ones the seal is missing or closed.
   */
  | Verified
  /** The names, the house rules or the bots are not those that were sealed. */
  | { is: 'changed' }
  | { is: 'broken'; frame: number | null };

export interface Verified {
  is: 'verified';
  falls: number;
  before: number;
  unproven: number;
  /**
   * Besides its dice the seal binds the terms of this very game, or of another game in which they fell first, and then
   * the `rules` of this one; `unsaid` where the record has those dice but not what was sealed with them.
   */
  binds: 'dice' | 'terms' | 'rules' | 'unsaid';
  over: boolean;
}

export type Head = Omit<Replay, 'frames' | 'since'>;

/** Loads the whole record in steps, calling back after each. */
export async function playWhole(
  record: unknown,
  shown: (head: Head, frames: Frame[]) => void,
): Promise<void> {
  let frames: Frame[] = [];
  let story: Story | null = null;
  for (;;) {
    const part = await playOver(record, frames.length);
    frames = [...frames, ...part.frames];
    story ??= part.story ?? null; // it comes with the first part only
    shown({ ...part, story }, frames);
    if (part.frames.length === 0 || frames.length >= part.length) return;
  }
}

/** The seal under which something falls as this event. What fell before a fork has that of the other game. */
export function sealAt({ seal, fork }: Pick<Head, 'seal' | 'fork'>, event: number): Sealed | null {
  const span = fork?.under.find(({ until }) => event < until);
  return span === undefined ? seal : span.seal;
}

export async function judge(head: Head, frames: Frame[]): Promise<Verdict> {
  if (head.seal === null) return { is: 'unsealed' };
  if (head.seal.secret === null) return { is: 'closed' };
  const { bindsTerms, fell, hashTerms, opensTo } = await import('./seal');
  const seals = [head.seal, ...(head.fork?.under ?? []).map(({ seal }) => seal)].filter(isOpen);
  if (!seals.every(opensTo)) return { is: 'broken', frame: null };
  const sealed = bindsTerms(head.seal);
  const terms = head.known ? head.first_terms : sealed ? head : null;
  if (terms && (!sealed || hashTerms(terms) !== head.seal.terms)) return { is: 'changed' };
  const known = terms ? 'rules' : sealed ? 'unsaid' : 'dice';
  const binds = head.known ? known : terms ? 'terms' : 'dice';
  const own = head.fork?.under.at(-1)?.until ?? 0; // the first event under the seal of the record itself
  let falls = 0;
  let before = 0;
  let unproven = 0;
  for (const [number, frame] of frames.entries()) {
    if (frame.falling === null) continue;
    const event = number - 1; // the first frame is the table before the first event
    const seal = sealAt(head, event);
    if (!isOpen(seal)) unproven += 1;
    else if (fell(seal, falls, frame.falling) !== frame.word) return { is: 'broken', frame: number };
    else if (event < own) before += 1;
    falls += 1;
  }
  const proven = falls - before - unproven;
  if (proven === 0 && (falls > 0 || sealed)) return { is: 'idle' };
  const over = frames.at(-1)?.turn.kind === 'over';
  return { is: 'verified', falls: proven, before, unproven, binds, over };
}

function isOpen(seal: Sealed | null): seal is Sealed & Seal {
  return seal !== null && seal.secret !== null && seal.nonces !== null;
}
