/** Whether the device may sound and shake now. */
import type { Noise } from '../house/settings.svelte';

const MORNING = 7;
const NIGHT = 22;

/** Where nobody chose, it is quiet at night. */
export function isLoud(noise: Noise, now: Date = new Date()): boolean {
  if (noise !== 'auto') return noise === 'on';
  return now.getHours() >= MORNING && now.getHours() < NIGHT;
}
