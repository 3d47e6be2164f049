/** How an ending is said to who looks at it, and for whom it is a feast. */
import { celebrated } from '../parts/seats/winners';
import { signed } from '../words/points';
import { scoreInWords } from '../words/score';
import type { Voice } from '../words/voice';

export interface Outcome {
  names: string[];
  scores: number[];
  winners: number[];
  /** Seats of this device. */
  yours: number[];
}

/** The seat that "you" means here: with several people round one device it would mean nobody. */
export function readerOf(yours: number[]): number | null {
  const [seat] = yours;
  return yours.length === 1 && seat !== undefined ? seat : null;
}

/** The result in one line, said once. */
export function headline({ names, scores, winners, yours }: Outcome, voice: Voice): string {
  const you = readerOf(yours);
  if (names.length === 1) {
    const score = scoreInWords(voice, scores[0] ?? 0);
    return voice.say('page-ended-alone', { you: you === null ? 'no' : 'yes', name: names[0] ?? '', score });
  }
  const level = winners.length > 0 && celebrated(winners, names.length).length === 0;
  if (level && voice.knows('all-level')) return voice.say('all-level'); // a game in which they pay
  if (you !== null && winners.includes(you)) {
    const others = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? '');
    if (others.length === 0) return voice.say('page-you-win');
    return voice.say('page-you-share', { names: voice.list([voice.say('page-you-first'), ...others]) });
  }
  const won = winners.map((seat) => names[seat] ?? '');
  return voice.say('page-winners', { many: won.length, names: voice.list(won) });
}

/** On the winner's own device, round one device, and on a television for a person; never for who lost. */
export function isFeast(winners: number[], yours: number[], people: number[], television: boolean): boolean {
  return winners.some((seat) => (television ? people : yours).includes(seat));
}

/** The seats in the order of their places, equals by seat; without places the winners come first. */
export function inOrder(seats: number, places: number[] | null, winners: number[]): number[] {
  const place = (seat: number) => places?.[seat] ?? (winners.includes(seat) ? 1 : 2);
  return Array.from({ length: seats }, (_, seat) => seat).sort((one, other) => place(one) - place(other));
}

/** What a seat ended with, or that it was out before the end. */
export function resultOf(seat: number, scores: number[], out: number[], voice: Voice): string {
  return out.includes(seat) ? voice.say('out-of-the-game') : scoreInWords(voice, scores[seat] ?? 0);
}

/** +3, −2; nothing where nothing changed. */
export const changed = (change: number): string => (change === 0 ? '' : signed(change, '+'));
