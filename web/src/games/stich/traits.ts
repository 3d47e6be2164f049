import type { StichTelling } from '../../wire/views';
import type { Cue, Traits } from '../traits';

const CARD: readonly Cue[] = [{ sound: 'card', at: 0 }];

export const traits: Traits<StichTelling> = {
  fillsWidth: true,
  whileMoving: {
    leads: CARD,
    follows: CARD,
    takes: [...CARD, { sound: 'riffle', at: 0.65 }],
    draws: CARD,
    'draws-card': CARD,
    deals: [{ sound: 'riffle', at: 0 }],
  },
  whenLanded: { 'goes-out': 'chalk' },
};
