/** A score with what it counts: "4 marks left", "120 points". The game's catalogue says the unit. */
import { signed } from './points';
import type { Voice } from './voice';

export function scoreInWords(voice: Voice, score: number): string {
  return `${signed(score)}\u00a0${voice.say('score-unit', { score })}`;
}
