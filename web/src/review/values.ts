/** A chance in percent, or points, as the language writes it. */
import type { ReviewedGame } from '../wire/forms';
import type { Voice } from '../words/voice';

export type Unit = ReviewedGame['unit'];

/** `scale`: beside a line of the grid, with no more digits than it needs. */
export function valueInWords(
  voice: Voice,
  unit: Unit,
  value: number,
  how: 'value' | 'scale' = 'value',
): string {
  return written(voice, unit, value, how, '');
}

/** What was won has a sign too. */
export function changeInWords(voice: Voice, unit: Unit, change: number): string {
  return written(voice, unit, change, 'value', '+');
}

/** The sign stands apart: a language says neither plus nor minus by itself. */
function written(voice: Voice, unit: Unit, value: number, how: string, plus: '' | '+'): string {
  const parts = unit === 'win' ? 100 : 1;
  return voice.say(`review-${how}-${unit}`, { sign: value < 0 ? '−' : plus, value: Math.abs(value) * parts });
}
