/** A comparison in an address: /lab?game=<game>&players=4&a=bounce:false&b=tries:3, so that a link opens the same. */
export type Rules = Record<string, unknown>;

export interface Comparison {
  game: string;
  /** 0: as many as usual. */
  players: number;
  a: Rules;
  b: Rules;
}

export function comparisonIn(search: string): Comparison {
  const asked = new URLSearchParams(search);
  const players = Number(asked.get('players') ?? 0);
  return {
    game: asked.get('game') ?? '',
    players: Number.isInteger(players) ? players : 0,
    a: rulesIn(asked.getAll('a')),
    b: rulesIn(asked.getAll('b')),
  };
}

export function searchFor({ game, players, a, b }: Comparison): string {
  const asked = new URLSearchParams({ game, players: String(players) });
  for (const [name, value] of Object.entries(a)) asked.append('a', `${name}:${written(value)}`);
  for (const [name, value] of Object.entries(b)) asked.append('b', `${name}:${written(value)}`);
  return `?${asked.toString()}`;
}

function rulesIn(texts: readonly string[]): Rules {
  return Object.fromEntries(
    texts.map((text) => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon), read(text.slice(colon + 1))];
    }),
  );
}

/** A word stands as it is, unless it would be read as something else. */
function written(value: unknown): string {
  return typeof value === 'string' && read(value) === value ? value : JSON.stringify(value);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
