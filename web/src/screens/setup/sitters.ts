/** Who is to sit where at a table that is still being laid. */
import { type Level, settings } from '../../house/settings.svelte';
import type { Company } from '../../table/laying';

export type Kind = 'you' | 'here' | 'bot' | 'open';

export interface Sitter {
  kind: Kind;
  name: string;
  /** How well it plays, where it is a bot. */
  level: Level;
}

const sitterOf = (kind: Kind, name = ''): Sitter => ({ kind, name, level: settings.bots });

/** The reader, and so many others of one kind. */
export function sittersFor(you: string, many: number, others: Kind): Sitter[] {
  return [sitterOf('you', you), ...Array.from({ length: many - 1 }, () => sitterOf(others))];
}

/** Who comes to a larger table is as the last one there. */
export function resized(sitters: readonly Sitter[], many: number): Sitter[] {
  const last = sitters.at(-1)?.kind ?? 'you';
  const kind = last === 'you' ? 'bot' : last;
  const more = Array.from({ length: Math.max(0, many - sitters.length) }, () => sitterOf(kind));
  return [...sitters, ...more].slice(0, many);
}

/** Each where the form says. */
export function companyOf(sitters: readonly Sitter[]): Company {
  const seated = sitters.map(({ kind, name, level }, seat) => ({ kind, name: name.trim(), level, seat }));
  const people = seated.filter(({ kind }) => kind === 'you' || kind === 'here');
  const bots = seated.filter(({ kind }) => kind === 'bot');
  return {
    people: people.map(({ name, seat }) => ({ name, seat })),
    bots: bots.map(({ seat, level }) => ({ seat, level })),
    open: sitters.length - people.length - bots.length,
  };
}
