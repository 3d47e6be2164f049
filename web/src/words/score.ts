/** A score with what it counts: "4 marks left", "120 points". The game's catalogue says the unit. */
import type { Voice } from './voice';

function scoreUnit(voice: Voice, score: number): string {
  return voice.say('score-unit', { score });
}

export function scoreInWords(voice: Voice, score: number): string {
  return `${String(score).replace('-', '−')}\u00a0${scoreUnit(voice, score)}`;
}
