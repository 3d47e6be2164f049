/** House rules in words: names, values and the rules behind them come from the game's catalogue. */
import type { OptionFacts } from '../wire/forms';
import type { Voice } from './voice';

/** `names` are of those who sit at the table, in their order, as far as they are known. */
export function valueInWords(
  voice: Voice,
  option: string,
  value: unknown,
  names: readonly string[] = [],
): string {
  const key = `value-${option}-${String(value)}`;
  if (voice.knows(key)) return voice.say(key);
  if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no');
  if (voice.knows(`each-${option}`)) return eachInWords(voice, option, value as readonly number[], names);
  if (Array.isArray(value)) return value.join(' · ');
  if (voice.knows(`item-${option}`)) return itemsOf(value).map(itemIn(voice, option)).join(', ');
  if (voice.knows(`player-${option}`))
    return voice.say(`player-${option}`, { player: playerInWords(voice, Number(value), names) });
  return value === '' ? '–' : String(value);
}

/** What each is given: "3 marks fewer for Bo". Who is given nothing is not named. */
function eachInWords(
  voice: Voice,
  option: string,
  given: readonly number[],
  names: readonly string[],
): string {
  const said = given.flatMap((number, seat) =>
    number ? [voice.say(`each-${option}`, { player: playerInWords(voice, seat, names), number })] : [],
  );
  return voice.list(said) || voice.say('none-given');
}

/** Who sits there; nobody has sat down yet: the number of the chair. */
export function playerInWords(voice: Voice, seat: number, names: readonly string[]): string {
  return names[seat] || voice.say('nth-player', { number: seat + 1 });
}

/** The letters of a value that puts things in order. */
export function itemsOf(value: unknown): string[] {
  return [...String(value)];
}

export function itemIn(voice: Voice, option: string): (item: string) => string {
  return (item) => voice.say(`item-${option}`, { item });
}

/** What may be chosen, from what the house says: `colour|all`, `die|50–2000`. */
export function allowedInWords(voice: Voice, option: string, allowed: string): string {
  if (voice.knows(`allowed-${option}`)) return voice.say(`allowed-${option}`);
  const said = allowed.split('|').map((value) => valueInWords(voice, option, TRUTHS[value] ?? value));
  return voice.either(said);
}

const TRUTHS: Record<string, boolean> = { true: true, false: false };

/** What holds at this table: what was chosen, or what is usual for so many. */
export function valueAt(option: OptionFacts, chosen: Record<string, unknown>, players: number): unknown {
  const usual = option.defaults[players];
  const value = option.name in chosen ? chosen[option.name] : usual;
  return isFor(value, usual) ? value : usual;
}

/** A number for each player is for another company when somebody comes or goes. */
function isFor(value: unknown, usual: unknown): boolean {
  return !Array.isArray(value) || !Array.isArray(usual) || value.length === usual.length;
}

/** Only what differs from the usual for so many. */
export function differing(
  options: readonly OptionFacts[],
  chosen: Record<string, unknown>,
  players: number,
): Record<string, unknown> {
  const values = options.map((option) => [option, valueAt(option, chosen, players)] as const);
  const changed = values.filter(([{ defaults }, value]) => !isSame(value, defaults[players]));
  return Object.fromEntries(changed.map(([{ name }, value]) => [name, value]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
