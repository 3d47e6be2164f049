/** A game that bots played, as a page is shown it: see workbench/record_samples.py. */
import type { Telling } from '../wire/messages';

export interface Frame {
  view: unknown;
  views: Record<string, unknown>;
  turn: number[];
  fall: string | null;
  legal: Record<string, string[]>;
  scores: number[];
  winners: number[];
  seat: number | null;
  word: string | null;
  told: Telling[];
  told_to: Record<string, Telling[]>;
}

export interface Sample {
  game: string;
  names: string[];
  options: Record<string, unknown>;
  frames: Frame[];
}

const SAMPLES = import.meta.glob<Sample>('../../workbench/samples/*.json', { import: 'default' });

export const SAMPLE_NAMES = Object.keys(SAMPLES).map((path) => path.replace(/^.*\/|\.json$/g, ''));

export function loadSample(name: string): Promise<Sample> {
  const load = SAMPLES[`../../workbench/samples/${name}.json`];
  if (load === undefined) throw new Error(`no sample ${name}; there are ${SAMPLE_NAMES.join(', ')}`);
  return load();
}
