/** What happened at a table, in lines to be read. */
import type { Entry } from '../wire/entries';
import type { Item } from '../wire/messages';
import type { Voice } from '../words/voice';
import { seatOf, tellingsFor } from './items';

/** Entries about the company that are worth a line. */
const TOLD = new Set<Entry['entry']>([
  'sat',
  'bot_sat',
  'taken_over',
  'guest_sat',
  'guest_left',
  'recognised',
  'pin_refused',
  'stood_up',
  'went_away',
  'came_back',
  'came_along',
  'voted',
  'sat_in',
  'claimed',
  'agreed',
  'turned_away',
  'host_passed',
  'rematched',
  'started',
  'undone',
  'timed_out',
]);

/** Where nobody knows the name any more, nothing is said rather than half of it. */
const NAMED = new Set<Entry['entry']>(['stood_up', 'went_away', 'came_back']);

/** What is told in other words where the one who did it has the name of the owner of the seat. */
const BY_OWN_NAME = new Set<Entry['entry']>(['claimed', 'taken_over', 'guest_sat', 'guest_left']);

/** The beginning of a game is told with the words of its seal, if it has one. */
export function linesOf(
  item: Item,
  eyes: number | null,
  names: string[],
  voice: Voice,
  seal: string | null = null,
): string[] {
  const { entry } = item;
  const kind = entry.entry;
  if (TOLD.has(kind)) {
    const owner = names[seatOf(entry) ?? -1] ?? '';
    const who = 'name' in entry && entry.name !== null ? entry.name : owner;
    if (who === '' && NAMED.has(kind)) return [];
    if (kind === 'started' && seal !== null) return [voice.say('page-log-started-sealed', { words: seal })];
    const said = BY_OWN_NAME.has(kind) && who === owner ? `${kind}-own` : kind;
    return [
      voice.say(`page-log-${said}`, {
        name: who,
        owner,
        by: nameOf('by' in entry ? entry.by : null, names, voice),
      }),
    ];
  }
  return tellingsFor(item, eyes).map((telling) => voice.tell(telling, names));
}

/** A host who asks without sitting down has no name at the table. */
function nameOf(seat: number | null, names: string[], voice: Voice): string {
  return seat === null ? voice.say('page-the-host') : (names[seat] ?? '');
}
