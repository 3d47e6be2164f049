import type { ZockenTelling, ZockenView } from '../../wire/views';
import type { Cue, Traits } from '../traits';

const CLACK: readonly Cue[] = [{ sound: 'clack', at: 0.8 }];

export const traits: Traits<ZockenTelling, ZockenView> = {
  fillsWidth: true,
  whileMoving: { places: CLACK, matches: CLACK, escapes: CLACK, out: CLACK },
  whenLanded: { scores: 'chalk' },
  signArguments: ({ roller }, names) => ({ roller: names[roller] ?? '' }),
  pointsOfTurn: (tellings, seat) => {
    const scored = tellings.find(({ key }) => key === 'scores')?.arguments;
    return scored?.seat === seat ? Number(scored.points) : null;
  },
};
