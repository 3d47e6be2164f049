import { WALK } from '../../parts/timing';
import type { Telling } from '../../wire/messages';
import type { MensTelling } from '../../wire/views';
import type { Cue, Traits } from '../traits';

export const traits: Traits<MensTelling> = {
  whileMoving: {
    enters: [{ sound: 'hop', at: 0.5 }],
    'comes-home': [{ sound: 'hop', at: 0.9 }],
    'moves-up': [{ sound: 'hop', at: 0.9 }],
    hits: [{ sound: 'thud', at: WALK }],
    'hits-own': [{ sound: 'thud', at: WALK }],
    moves: hopsOf,
  },
  shakes: ['hits'],
};

/** A hop for each circle. A pawn that hits has walked there before the other flies home. */
function hopsOf({ arguments: { pips } }: Telling, all: readonly Telling[]): Cue[] {
  const [hops, walked] = [Number(pips), all.some(({ key }) => key.startsWith('hits')) ? WALK : 1];
  return Array.from({ length: hops }, (_, hop) => ({ sound: 'hop', at: (walked * (hop + 1)) / hops }));
}
