/** Any view in rows and columns, and any move in words: for a game without a board of its own. */
import { signed } from '../words/points';
import type { Say } from '../words/voice';

/** One value for each seat. */
export interface Column {
  name: string;
  cells: string[];
}

export interface Line {
  name: string;
  value: string;
}

export interface Reader {
  say: Say;
  names: readonly string[];
}

type View = Record<string, unknown>;

const NOTHING = '–';
const SEAT = /(^|_)seat$/;
const SEATS = /(^|_)seats$/;
/** Stands in every sheet already. */
const SCORES = 'scores';
/** As many as they are, however many play. */
const DICE = 'dice';

/** What is in the catalogue, or else something as it is. */
export function saidOr(say: Say, key: string, otherwise: string): string {
  const said = say(key);
  return said === key ? otherwise : said;
}

/** The lists with a value for each seat. */
export function columnsOf(view: View, reader: Reader): Column[] {
  return Object.entries(view).flatMap(([name, value]) =>
    isBySeat(name, value, reader)
      ? [{ name: labelOf(name, reader), cells: value.map((cell) => inWords(name, cell, reader)) }]
      : [],
  );
}

/** All that is of the table as a whole. */
export function linesOf(view: View, reader: Reader): Line[] {
  return Object.entries(view)
    .filter(([name, value]) => name !== SCORES && !isBySeat(name, value, reader))
    .map(([name, value]) => ({ name: labelOf(name, reader), value: inWords(name, value, reader) }));
}

function isBySeat(name: string, value: unknown, { names }: Reader): value is unknown[] {
  if (name === SCORES || name === DICE || SEATS.test(name) || names.length < 2) return false;
  return Array.isArray(value) && value.length === names.length;
}

function labelOf(name: string, { say }: Reader): string {
  return saidOr(say, `field-${name}`, name.replaceAll('_', ' '));
}

function inWords(name: string, value: unknown, reader: Reader): string {
  const { say, names } = reader;
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return SEAT.test(name) ? (names[value] ?? NOTHING) : signed(value);
  if (typeof value === 'string') return saidOr(say, `field-${name}-${value}`, value);
  if (Array.isArray(value)) return listInWords(name.replace(SEATS, '$1seat'), value, reader);
  const inside = Object.entries(value).map(
    ([key, part]) => `${labelOf(key, reader)} ${inWords(key, part, reader)}`,
  );
  return inside.length === 0 ? NOTHING : inside.join(', ');
}

function listInWords(name: string, items: unknown[], reader: Reader): string {
  if (items.length === 0) return NOTHING;
  const isNested = items.some((item) => item !== null && typeof item === 'object');
  return items.map((item) => inWords(name, item, reader)).join(isNested ? '; ' : ' ');
}

/** `move-place-3` of the catalogue, or `place 3` with the catalogue's word for placing, or the word as it is. */
export function moveInWords(word: string, say: Say): string {
  const whole = `move-${word.replaceAll(' ', '-')}`;
  const [head = word, ...place] = word.split(' ');
  const called = [saidOr(say, `move-${head}-word`, head), ...place].join(' ');
  return saidOr(say, whole, saidOr(say, `${whole}-word`, called));
}
