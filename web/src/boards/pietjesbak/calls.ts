/** What is called out over the tray, and the dice of a throw-off, from what just happened. */
import { told } from '../../parts/happening';
import type { PietjesbakView } from '../../wire/views';
import type { Say } from '../../words/voice';
import type { Happening, Telling } from '../board';

export interface Call {
  big: string;
  small: string | null;
  /** Three apes, soixante-neuf, zand, a stoef: called louder than a sum. */
  loud: boolean;
}

type Pips = (number | null)[];

const LOUD = ['apes', 'soixante_neuf', 'zand'];

/** In the order of what matters most. */
const OUTCOMES: Record<string, string> = {
  wins: 'board-wins',
  'last-standing': 'board-wins',
  'apes-out': 'board-goes-out',
  'apes-sit-out': 'board-goes-sitting',
  'stoef-lost': 'board-stoef-lost',
  'wins-round': 'board-wipes',
  tie: 'board-tie',
  'tie-replay': 'board-tie-replay',
  'throw-off-again': 'board-level',
  'seven-adds': 'board-seven',
};

export function callOf(view: PietjesbakView, last: Happening | null, names: string[], say: Say): Call | null {
  const small = outcome(last, names, say);
  const thrown = told(last, 'throws')?.arguments;
  if (thrown) return { big: say('throw', thrown), small, loud: LOUD.includes(String(thrown.throw)) };
  if (told(last, 'stoefs')) return { big: say('board-stoef-called'), small, loud: true };
  if (small !== null) return { big: small, small: null, loud: false };
  const begins = told(last, 'opens-round');
  if (begins) return { big: say('board-starts', named(begins, names)), small: null, loud: false };
  if (view.phase === 'throw_off') return { big: say('board-for-start'), small: null, loud: false };
  if (view.phase === 'tie') return { big: say('board-for-round'), small: null, loud: false };
  if (view.phase !== 'choose' || view.called === null) return null;
  return { big: say('throw', view.called), small: null, loud: LOUD.includes(String(view.called.throw)) };
}

function outcome(last: Happening | null, names: string[], say: Say): string | null {
  for (const [key, text] of Object.entries(OUTCOMES)) {
    const telling = told(last, key);
    if (telling) return say(text, named(telling, names));
  }
  return null;
}

function named({ arguments: told }: Telling, names: string[]): Telling['arguments'] {
  return typeof told.seat === 'number' ? { ...told, seat: names[told.seat] ?? '' } : told;
}

/**
 * The dice that lie before the seats. The view forgets them with the last one; what lay there `before` is shown
 * with it until something else happens.
 */
export function throwOffOf(view: PietjesbakView, last: Happening | null, before: Pips | null): Pips | null {
  const thrown = told(last, 'throws-off', 'throws-tie')?.arguments;
  if (!thrown) return view.throw_off;
  const decided = view.throw_off === null || told(last, 'throw-off-again') !== undefined;
  const lain = (decided ? before : null) ?? view.throw_off ?? view.marks.map(() => null);
  return lain.map((pips, seat) => (seat === thrown.seat ? Number(thrown.pips) : pips));
}
