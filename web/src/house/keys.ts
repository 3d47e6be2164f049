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

/** The tables this device sat at, latest first. */
export function knownTables(): string[] {
  ring ??= read();
  return ring.map(([table]) => table).reverse();
}
