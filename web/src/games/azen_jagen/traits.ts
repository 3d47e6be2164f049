import type { AzenJagenTelling } from '../../wire/views';
import type { Traits } from '../traits';

export const traits: Traits<AzenJagenTelling> = {
  whileMoving: { sips: [{ sound: 'glass', at: 0 }], empties: [{ sound: 'glass', at: 0 }] },
  whenLanded: {
    orders: 'glass',
    tastes: 'glass',
    'must-drink': 'bell',
    'pays-too-slow': 'glass',
    'pays-order': 'glass',
    'pays-own-order': 'glass',
  },
};
