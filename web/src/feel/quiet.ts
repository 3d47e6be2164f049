/** Whether the device may sound and shake now. */
import type { Noise } from '../house/settings.svelte';

const MORNING = 7;
const NIGHT = 22;

/** What is chosen by who wants to hear something now: the usual where that sounds, so that nights stay quiet. */
export function soundOn(now: Date = new Date()): Noise {
  return isLoud('auto', now) ? 'auto' : 'on';
}

/** Where nobody chose, it is quiet at night. */
export function isLoud(noise: Noise, now: Date = new Date()): boolean {
  if (noise !== 'auto') return noise === 'on';
  return now.getHours() >= MORNING && now.getHours() < NIGHT;
}
