/** Who is to sit where at a table that is still being laid. */
import type { Company } from '../table/laying';

export type Kind = 'you' | 'here' | 'bot' | 'open';

export interface Sitter {
  kind: Kind;
  name: string;
}

/** The reader, and so many others of one kind. */
export function sittersFor(you: string, many: number, others: Kind): Sitter[] {
  return [
    { kind: 'you', name: you },
    ...Array.from({ length: many - 1 }, (): Sitter => ({ kind: others, name: '' })),
  ];
}

/** Who comes to a larger table is as the last one there. */
export function resized(sitters: readonly Sitter[], many: number): Sitter[] {
  const last = sitters.at(-1)?.kind ?? 'you';
  const kind = last === 'you' ? 'bot' : last;
  const more = Array.from({ length: Math.max(0, many - sitters.length) }, (): Sitter => ({ kind, name: '' }));
  return [...sitters, ...more].slice(0, many);
}

/** Each where the form says. */
export function companyOf(sitters: readonly Sitter[]): Company {
  const seated = sitters.map(({ kind, name }, seat) => ({ kind, name: name.trim(), seat }));
  const people = seated.filter(({ kind }) => kind === 'you' || kind === 'here');
  const bots = seated.filter(({ kind }) => kind === 'bot');
  return {
    people: people.map(({ name, seat }) => ({ name, seat })),
    bots: bots.map(({ seat }) => seat),
    open: sitters.length - people.length - bots.length,
  };
}
