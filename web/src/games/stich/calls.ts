/** What is chalked on the felt when something other than a card fell. */
import type { Happening } from '../../parts/happening';
import type { Telling } from '../../wire/messages';
import type { StichTelling } from '../../wire/views';
import type { Say } from '../../words/voice';
import { tellingIn } from './tellings';

export interface Said {
  text: string;
  loud: boolean;
}

/** In the order of what matters most. Who wins the game is said by the page, once. */
const OUTCOMES: [StichTelling, string][] = [
  ['goes-out', 'board-goes-out'],
  ['stuck', 'board-stuck'],
  ['takes', 'board-takes'],
  ['swaps', 'board-swaps'],
  ['holds', 'board-holds'],
  ['lead-goes-on', 'board-leads-now'],
  ['opens-round', 'board-leads-now'],
  ['does-not-fit', 'board-does-not-fit'],
  ['draws', 'board-draws'],
  ['keeps', 'board-keeps'],
  ['passes', 'board-passes'],
  ['throws-target', 'board-target-thrown'],
];
const LOUD: StichTelling[] = ['goes-out', 'takes', 'swaps'];

export function saidOf(last: Happening | null, names: string[], say: Say): Said | null {
  for (const [key, text] of OUTCOMES) {
    const telling = tellingIn(last, key);
    if (telling) return { text: say(text, withNames(telling, names)), loud: LOUD.includes(key) };
  }
  return null;
}

function withNames({ arguments: told }: Telling, names: string[]): Telling['arguments'] {
  return typeof told.seat === 'number' ? { ...told, seat: names[told.seat] ?? '' } : told;
}
