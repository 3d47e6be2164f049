/** What is called out over the tray, from what just happened. */
import { type Call, type Happening, withNames } from '../../parts/happening';
import type { Telling } from '../../wire/messages';
import type { AzenJagenTelling, AzenJagenView } from '../../wire/views';
import type { Say } from '../../words/voice';
import { billIn } from './race';
import { tellingIn } from './tellings';

/** In the order of what matters most. */
const OUTCOMES: [AzenJagenTelling, string][] = [
  ['tastes', 'board-holds-tastes'],
  ['orders', 'board-holds-orders'],
  ['throw-off-again', 'board-level'],
];

/** `begun`: the race that was opened last has been counted down. */
export function callOf(
  view: AzenJagenView,
  last: Happening | null,
  names: string[],
  say: Say,
  begun: boolean,
): Call | null {
  const drinks = tellingIn(last, 'must-drink');
  if (drinks && !begun)
    return {
      big: say('board-must-drink', withNames(drinks, names)),
      small: say('board-get-ready'),
      loud: true,
    };
  if (drinks) return { big: say('board-race'), small: null, loud: true };
  const paid = billIn(last);
  if (paid) return billOf(paid, names, say);
  const small = outcome(last, names, say);
  const thrown = tellingIn(last, 'throws');
  if (thrown) return { big: say('aces-found', thrown.arguments), small, loud: false };
  if (small !== null) return { big: small, small: null, loud: false };
  const begins = tellingIn(last, 'opens-hunt');
  if (begins) return { big: say('board-starts', withNames(begins, names)), small: null, loud: false };
  if (view.phase === 'throw_off') return { big: say('board-for-start'), small: null, loud: false };
  if (tellingIn(last, 'race-throws', 'sips', 'takes-dice')) return null; // dice and glass say enough in a race
  if (view.phase === 'race') return { big: say('board-race'), small: null, loud: true };
  return null;
}

/** Who pays, and how many sips were taken of how many. */
function billOf(paid: Telling, names: string[], say: Say): Call {
  const small = say(paid.key === 'pays-too-slow' ? 'board-too-slow' : 'board-in-time', paid.arguments);
  return { big: say('board-pays', withNames(paid, names)), small, loud: true };
}

function outcome(last: Happening | null, names: string[], say: Say): string | null {
  for (const [key, text] of OUTCOMES) {
    const telling = tellingIn(last, key);
    if (telling) return say(text, withNames(telling, names));
  }
  return null;
}
