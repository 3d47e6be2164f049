/** What is heard of an event, and when: from what is told of it to everyone. */
import type { Cue, Sound, Traits } from '../games/traits';
import { type Happening, isThrow } from '../parts/happening';

export function cuesOf(happened: Happening, { whileMoving = {} }: Traits): Cue[] {
  const { tellings } = happened;
  const cues = tellings.flatMap((telling) => {
    const made = whileMoving[telling.key] ?? [];
    return typeof made === 'function' ? made(telling, tellings) : made;
  });
  return isThrow(happened) ? [{ sound: 'rattle', at: 0 }, ...cues] : cues;
}

export function soundsOfLanding(happened: Happening, { whenLanded = {} }: Traits): Sound[] {
  const sounds = happened.tellings.flatMap(({ key }) => whenLanded[key] ?? []);
  return [...new Set(isThrow(happened) ? (['felt', ...sounds] as Sound[]) : sounds)];
}
