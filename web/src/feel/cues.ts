/** What is heard and felt of an event, and when: from what is told of it to everyone. */
import { type Happening, isThrow } from '../parts/happening';
import { WALK } from '../parts/timing';
import type { TellingKey } from '../wire/views';
import type { Sound } from './sounds';

export interface Cue {
  sound: Sound;
  /** Of the movement, from 0 to 1. */
  at: number;
}

const WHILE_MOVING: Partial<Record<TellingKey, Cue[]>> = {
  leads: [{ sound: 'card', at: 0 }],
  follows: [{ sound: 'card', at: 0 }],
  takes: [
    { sound: 'card', at: 0 },
    { sound: 'riffle', at: 0.65 },
  ],
  draws: [{ sound: 'card', at: 0 }],
  'draws-card': [{ sound: 'card', at: 0 }],
  deals: [{ sound: 'riffle', at: 0 }],
  enters: [{ sound: 'hop', at: 0.5 }],
  'comes-home': [{ sound: 'hop', at: 0.9 }],
  'moves-up': [{ sound: 'hop', at: 0.9 }],
  hits: [{ sound: 'thud', at: WALK }],
  'hits-own': [{ sound: 'thud', at: WALK }],
  places: [{ sound: 'clack', at: 0.8 }],
  matches: [{ sound: 'clack', at: 0.8 }],
  escapes: [{ sound: 'clack', at: 0.8 }],
  out: [{ sound: 'clack', at: 0.8 }],
  stoefs: [{ sound: 'knock', at: 0 }],
  sips: [{ sound: 'glass', at: 0 }],
  empties: [{ sound: 'glass', at: 0 }],
};

const WHEN_LANDED: Partial<Record<TellingKey, Sound>> = {
  'wins-round': 'chalk',
  'seven-adds': 'chalk',
  'stoef-lost': 'chalk',
  scores: 'chalk',
  orders: 'glass',
  tastes: 'glass',
  'must-drink': 'bell',
  'goes-out': 'chalk',
  'pays-too-slow': 'glass',
  'pays-order': 'glass',
  'pays-own-order': 'glass',
};

export function cuesOf(happened: Happening): Cue[] {
  const cues = happened.tellings.flatMap(({ key }) => WHILE_MOVING[key] ?? []);
  const pips = Number(happened.tellings.find(({ key }) => key === 'moves')?.arguments.pips ?? 0);
  const walked = happened.tellings.some(({ key }) => key.startsWith('hits')) ? WALK : 1;
  for (let hop = 1; hop <= pips; hop += 1) cues.push({ sound: 'hop', at: (walked * hop) / pips });
  return isThrow(happened) ? [{ sound: 'rattle', at: 0 }, ...cues] : cues;
}

export function soundsOfLanding(happened: Happening): Sound[] {
  const sounds = happened.tellings.flatMap(({ key }) => WHEN_LANDED[key] ?? []);
  return [...new Set(isThrow(happened) ? (['felt', ...sounds] as Sound[]) : sounds)];
}
