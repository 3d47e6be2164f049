/** A record on its way to the screen: frames as the house plays them over, and the seal checked as they come. */
import { playOver } from '../house/api';
import type { Frame, Replay, Story } from '../wire/forms';
import type { Seal } from './seal';

export type Verdict =
  | { is: 'unsealed' }
  | { is: 'closed' }
  | { is: 'checking' }
  | { is: 'verified'; falls: number }
  | { is: 'broken'; frame: number | null };

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

export async function judge(head: Head, frames: Frame[]): Promise<Verdict> {
  if (head.seal === null) return { is: 'unsealed' };
  if (head.seal.secret === null) return { is: 'closed' };
  const { fell, opensTo } = await import('./seal');
  const seal = head.seal as unknown as Seal;
  if (!opensTo(seal)) return { is: 'broken', frame: null };
  let falls = 0;
  for (const [number, frame] of frames.entries()) {
    if (frame.falling === null) continue;
    if (fell(seal, falls, frame.falling) !== frame.word) return { is: 'broken', frame: number };
    falls += 1;
  }
  return { is: 'verified', falls };
}
