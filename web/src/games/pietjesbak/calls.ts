/** What is called out over the tray, from what just happened. */
import { type Call, type Happening, withNames } from '../../parts/happening';
import type { Telling } from '../../wire/messages';
import type { PietjesbakTelling, PietjesbakView } from '../../wire/views';
import type { Say } from '../../words/voice';
import { tellingIn } from './tellings';

/** Called louder than a sum. */
const LOUD = ['apes', 'soixante_neuf', 'zand'];

/** In the order of what matters most. Who wins the game is said by the page, once. */
const OUTCOMES: [PietjesbakTelling, string][] = [
  ['apes-out', 'board-goes-out'],
  ['apes-sit-out', 'board-goes-sitting'],
  ['stoef-lost', 'board-stoef-lost'],
  ['wins-round', 'board-wipes'],
  ['tie', 'board-tie'],
  ['tie-replay', 'board-tie-replay'],
  ['throw-off-again', 'board-level'],
  ['seven-adds', 'board-seven'],
];

export function callOf(view: PietjesbakView, last: Happening | null, names: string[], say: Say): Call | null {
  const small = outcome(last, names, say);
  const thrown = tellingIn(last, 'throws')?.arguments;
  if (thrown) return callThrow(thrown, small, say);
  if (tellingIn(last, 'stoefs')) return { big: say('board-stoef-called'), small, loud: true };
  if (small !== null) return { big: small, small: null, loud: false };
  const begins = tellingIn(last, 'opens-round');
  if (begins) return { big: say('board-starts', withNames(begins, names)), small: null, loud: false };
  if (view.phase === 'throw_off') return { big: say('board-for-start'), small: null, loud: false };
  if (view.phase === 'tie') return { big: say('board-for-round'), small: null, loud: false };
  if (view.phase !== 'choose' || view.called === null) return null;
  return callThrow(view.called, null, say);
}

/** A sum with what it is made of, anything else by its name; what came of it matters more. */
function callThrow(thrown: Telling['arguments'], outcome: string | null, say: Say): Call {
  const name = say('throw', thrown);
  if (!thrown.parts) return { big: name, small: outcome, loud: LOUD.includes(String(thrown.throw)) };
  if (outcome === null) return { sum: `${thrown.parts} =`, big: name, small: null, loud: false };
  return { sum: `${thrown.parts} = ${name}`, big: outcome, small: null, loud: false };
}

function outcome(last: Happening | null, names: string[], say: Say): string | null {
  for (const [key, text] of OUTCOMES) {
    const telling = tellingIn(last, key);
    if (telling) return say(text, withNames(telling, names));
  }
  return null;
}
