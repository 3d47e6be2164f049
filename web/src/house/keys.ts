/** The secrets of the seats this device holds. Whoever shows one sits there, so they leave the device for the house only. */
const KEEP = 'toog.keys';
const MOST = 60; // tables remembered; the oldest is forgotten first
const MOST_SECRETS = 10; // of one table: the house takes no more

type Ring = [
  table: string,
  secrets: string[],
  game?: string | null | undefined,
  noted?: number | undefined,
][];

let unkept: Ring | null = null; // where the browser keeps nothing: then they last as long as the page

/** Each time anew: another tab may have sat down meanwhile. */
function read(): Ring {
  try {
    return unkept ?? (JSON.parse(localStorage.getItem(KEEP) ?? '[]') as Ring);
  } catch {
    return [];
  }
}

function write(next: Ring): void {
  const ring = next.slice(-MOST);
  try {
    localStorage.setItem(KEEP, JSON.stringify(ring));
  } catch {
    unkept = ring;
  }
}

function ringOf(table: string): Ring[number] | undefined {
  return read().find(([name]) => name === table);
}

function others(table: string): Ring {
  return read().filter(([name]) => name !== table);
}

export function keysOf(table: string): string[] {
  return ringOf(table)?.[1] ?? [];
}

export function keepKey(table: string, secret: string): void {
  const secrets = [...new Set([...keysOf(table), secret])];
  if (secrets.length > MOST_SECRETS) secrets.splice(1, 1); // the first is the host's where there is one
  write([...others(table), [table, secrets, ringOf(table)?.[2], ringOf(table)?.[3]]]);
}

/** It opens nothing: the house refused what it was made for. */
export function dropKey(table: string, secret: string): void {
  const secrets = keysOf(table).filter((kept) => kept !== secret);
  const [, , game, noted] = ringOf(table) ?? [];
  write(secrets.length === 0 ? others(table) : [...others(table), [table, secrets, game, noted]]);
}

/** Made here, so that the same request sent twice asks for the same seat. */
export function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}

/** A name that nobody guesses, or what this device mixes into the dice, which the house cannot have known. */
export function freshHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** What is played there, so that the way back has a name. Where nobody sat there is no way back. */
export function nameGame(table: string, game: string): void {
  const secrets = keysOf(table);
  if (secrets.length > 0) write([...others(table), [table, secrets, game, ringOf(table)?.[3]]]);
}

/** The version up to which this device has read the notices of a table, or undefined if it has read none. */
export function notedAt(table: string): number | undefined {
  return ringOf(table)?.[3] ?? undefined; // null where it was kept as undefined
}

/** Remembers it, so that a notice is read once, also by a device that was away when it was given. */
export function keepNoted(table: string, version: number): void {
  if (notedAt(table) === version) return;
  write(read().map((kept) => (kept[0] === table ? [table, kept[1], kept[2], version] : kept)));
}

/** It is gone, and there is no way back to it. The secrets stay, in case the house comes back with it. */
export function loseWayBack(table: string): void {
  write(
    read().map(([name, secrets, game, noted]) => [name, secrets, name === table ? undefined : game, noted]),
  );
}

/** The company moves on to the next table with the same secrets. */
export function moveKeys(from: string, to: string): void {
  for (const secret of keysOf(from)) keepKey(to, secret);
  const game = ringOf(from)?.[2];
  if (game) nameGame(to, game);
}

/** A link that takes these seats along to another device. What stands behind # is never sent to anyone. */
export function seatLink(base: string, table: string): string {
  return `${base}/t/${table}#${keysOf(table).join(',')}`;
}

/** On that other device: the secrets go from the address into its own keeping. */
export function takeSeats(table: string): void {
  const secrets = location.hash.slice(1).split(',').filter(Boolean);
  if (secrets.length === 0) return;
  for (const secret of secrets) keepKey(table, secret);
  history.replaceState(null, '', location.pathname);
}

/** Tables this device has a secret of, the latest first. */
export function latestTables(most: number): string[] {
  return read()
    .slice(-most)
    .map(([table]) => table)
    .reverse();
}

/** The tables this device sat at, the latest first. */
export function tablesWithGames(): { table: string; game: string }[] {
  return read()
    .flatMap(([table, , game]) => (game ? [{ table, game }] : []))
    .reverse();
}
