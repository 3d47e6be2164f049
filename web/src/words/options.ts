/** House rules in words: names, values and the rules behind them come from the game's catalogue. */
import type { OptionFacts } from '../wire/messages';
import type { Voice } from './voice';

export function valueInWords(voice: Voice, option: string, value: unknown): string {
  const key = `value-${option}-${String(value)}`;
  if (voice.knows(key)) return voice.say(key);
  if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.join(' · ');
  return value === '' ? '–' : String(value);
}

/** What holds at this table: what was chosen, or what is usual for so many. */
export function valueAt(option: OptionFacts, chosen: Record<string, unknown>, players: number): unknown {
  return option.name in chosen ? chosen[option.name] : option.defaults[players];
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
