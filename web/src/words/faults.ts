/** Why something was refused, in one sentence of the reader's language: no codes, no numbers of seats. */
import type { Fault } from '../house/fault';
import { allowedInWords, playerInWords } from './options';
import type { Arguments, Voice } from './voice';

/** Who sits where, as far as the screen knows; `yours` are the seats of this device. */
export interface Company {
  names: readonly string[];
  yours: readonly number[];
  /** Whose turn it is, as far as it is shown. */
  turn?: readonly number[];
}

const STRANGERS: Company = { names: [], yours: [] };

export function explain(refused: Fault, voice: Voice, company = STRANGERS): string {
  const fault = asSeen(refused, company);
  const args = { rule: fault.rule ?? '', ...fault.arguments } as Arguments;
  if (fault.kind === 'page') return voice.say(`page-fault-${fault.key}`, args);
  if (fault.key === 'not-legal' && voice.knows(`refusal-${fault.rule}`))
    return voice.say(`refusal-${fault.rule}`, voice.withNames(args, company.names));
  const key = `fault-${fault.key}`;
  const option = String(args.option);
  if (!voice.knows(key)) return inGeneral(fault, args, voice);
  if (args.option === undefined) return voice.say(key, { ...args, ...people(args, voice, company) });
  if (!voice.knows(`option-${option}`)) return inGeneral(fault, args, voice);
  const label = voice.say(`option-${option}`).replace(/[?\s]+$/, '');
  return voice.say(key, { ...args, label, allowed: allowedInWords(voice, option, String(args.allowed)) });
}

/** Who acts before the turn was shown to come is told whose it is, not that something has happened since. */
function asSeen(fault: Fault, { yours, turn = [] }: Company): Fault {
  const others = turn.length > 0 && !turn.some((seat) => yours.includes(seat));
  if (fault.key !== 'stale' || !others) return fault;
  return { ...fault, key: 'not-your-turn', arguments: { turn: turn.join(', ') } };
}

function people(args: Arguments, voice: Voice, { names, yours }: Company): Arguments {
  const turn = seatsOf(args.turn);
  const called = (seats: number[]) => voice.list(seats.map((seat) => playerInWords(voice, seat, names)));
  const you = turn.some((seat) => yours.includes(seat)) ? 'yes' : 'no';
  return { turn: called(turn), seat: called(seatsOf(args.seat)), you };
}

/** One seat, or several as `0, 2`. */
function seatsOf(said: Arguments[string] | undefined): number[] {
  return said === undefined ? [] : String(said).split(', ').map(Number);
}

/** What the house said itself. */
function inGeneral(fault: Fault, args: Arguments, voice: Voice): string {
  const known = voice.language !== 'en' && voice.knows(`error-${fault.key}`);
  const said = known ? voice.say(`error-${fault.key}`, args) : fault.message;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
