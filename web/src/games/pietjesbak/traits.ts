import type { PietjesbakTelling } from '../../wire/views';
import type { Traits } from '../traits';

export const traits: Traits<PietjesbakTelling> = {
  whileMoving: { stoefs: [{ sound: 'knock', at: 0 }] },
  whenLanded: { 'wins-round': 'chalk', 'seven-adds': 'chalk', 'stoef-lost': 'chalk' },
};
