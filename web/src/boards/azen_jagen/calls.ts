/** What is called out over the tray, from what just happened. */
import { type Call, named, told } from '../../parts/happening';
import type { AzenJagenView } from '../../wire/views';
import type { Say } from '../../words/voice';
import type { Happening, Telling } from '../board';

/** In the order of what matters most. */
const OUTCOMES: Record<string, string> = {
  'must-drink': 'board-holds-drinks',
  'pays-too-slow': 'board-pays',
  'pays-order': 'board-pays',
  'pays-own-order': 'board-pays',
  tastes: 'board-holds-tastes',
  orders: 'board-holds-orders',
  'throw-off-again': 'board-level',
};

export function callOf(view: AzenJagenView, last: Happening | null, names: string[], say: Say): Call | null {
  const small = outcome(last, names, say);
  const thrown = told(last, 'throws', 'race-throws');
  if (thrown) return { big: say('aces-found', thrown.arguments), small, loud: isLoud(thrown, last) };
  if (told(last, 'empties')) return { big: say('board-empty'), small, loud: true };
  const sipped = told(last, 'sips');
  if (sipped)
    return { big: say('board-sips-left', { sips: sipped.arguments.left ?? 0 }), small, loud: false };
  if (small !== null) return { big: small, small: null, loud: false };
  const begins = told(last, 'opens-hunt');
  if (begins) return { big: say('board-starts', named(begins, names)), small: null, loud: false };
  if (view.phase === 'throw_off') return { big: say('board-for-start'), small: null, loud: false };
  if (view.phase === 'race') return { big: say('board-race'), small: null, loud: true };
  return null;
}

/** The ninth ace, and the ace that ends the race. */
function isLoud(thrown: Telling, last: Happening | null): boolean {
  if (thrown.key === 'race-throws') return Number(thrown.arguments.found) > 0;
  return told(last, 'must-drink') !== undefined;
}

function outcome(last: Happening | null, names: string[], say: Say): string | null {
  for (const [key, text] of Object.entries(OUTCOMES)) {
    const telling = told(last, key);
    if (telling) return say(text, named(telling, names));
  }
  return null;
}
