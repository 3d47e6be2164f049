/** The secrets of the seats this device holds. Whoever shows one sits there, so they leave the device for the house only. */
const KEEP = 'toog.keys';
const MOST = 60; // tables remembered; the oldest is forgotten first

type Ring = [table: string, secrets: string[]][];

let ring: Ring | undefined;

function read(): Ring {
  try {
    return JSON.parse(localStorage.getItem(KEEP) ?? '[]') as Ring;
  } catch {
    return [];
  }
}

function write(next: Ring): void {
  ring = next.slice(-MOST);
  try {
    localStorage.setItem(KEEP, JSON.stringify(ring));
  } catch {
    // then they last as long as the page
  }
}

export function keysOf(table: string): string[] {
  ring ??= read();
  return ring.find(([name]) => name === table)?.[1] ?? [];
}

export function keepKey(table: string, secret: string): void {
  const secrets = [...new Set([...keysOf(table), secret])];
  write([...(ring ?? []).filter(([name]) => name !== table), [table, secrets]]);
}

/** The company moves on to the next table with the same secrets. */
export function moveKeys(from: string, to: string): void {
  for (const secret of keysOf(from)) keepKey(to, secret);
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

/** The tables this device sat at, latest first. */
export function knownTables(): string[] {
  ring ??= read();
  return ring.map(([table]) => table).reverse();
}
