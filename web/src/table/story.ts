/** What happened at a table, in lines to be read. */
import type { Item } from '../wire/messages';
import type { Voice } from '../words/voice';
import { tellingsFor } from './sitting.svelte';

/** Entries about the company that are worth a line. */
const TOLD = new Set([
  'sat',
  'bot_sat',
  'taken_over',
  'stood_up',
  'went_away',
  'came_back',
  'sat_in',
  'started',
  'undone',
  'timed_out',
]);

export function linesOf(item: Item, eyes: number | null, names: string[], voice: Voice): string[] {
  const { entry, seat, name } = item.entry;
  const kind = String(entry);
  if (TOLD.has(kind)) {
    const who = typeof name === 'string' ? name : (names[Number(seat)] ?? '');
    return [voice.say(`page-log-${kind}`, { name: who })];
  }
  return tellingsFor(item, eyes).map((telling) => voice.tell(telling, names));
}
