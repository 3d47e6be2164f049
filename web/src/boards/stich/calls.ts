/** What is chalked on the felt when something other than a card fell. */
import { told } from '../../parts/happening';
import type { Say } from '../../words/voice';
import type { Happening, Telling } from '../board';

export interface Said {
  text: string;
  loud: boolean;
}

/** In the order of what matters most. */
const OUTCOMES: Record<string, string> = {
  wins: 'board-wins',
  'shared-win': 'board-shared-win',
  'goes-out': 'board-goes-out',
  stuck: 'board-stuck',
  takes: 'board-takes',
  swaps: 'board-swaps',
  holds: 'board-holds',
  'lead-goes-on': 'board-leads-now',
  'opens-round': 'board-leads-now',
  'does-not-fit': 'board-does-not-fit',
  draws: 'board-draws',
  keeps: 'board-keeps',
  passes: 'board-passes',
  'throws-target': 'board-target-thrown',
};
const LOUD = ['wins', 'shared-win', 'goes-out', 'takes', 'swaps'];

export function saidOf(last: Happening | null, names: string[], say: Say): Said | null {
  for (const [key, text] of Object.entries(OUTCOMES)) {
    const telling = told(last, key);
    if (telling) return { text: say(text, withNames(telling, names, say)), loud: LOUD.includes(key) };
  }
  return null;
}

function withNames({ arguments: told }: Telling, names: string[], say: Say): Telling['arguments'] {
  if (typeof told.seat === 'number') return { ...told, seat: names[told.seat] ?? '' };
  if (told.seats === undefined) return told;
  const seats = String(told.seats)
    .split(' ')
    .map((seat) => names[Number(seat)] ?? '');
  return { ...told, seats: say('list', { first: seats.slice(0, -1).join(', '), last: seats.at(-1) ?? '' }) };
}
