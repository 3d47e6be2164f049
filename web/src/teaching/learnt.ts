/** Which notes this device has already shown, so that each is said once. */
const KEEP = 'toog.learnt';

let unkept: string[] | null = null; // where the browser keeps nothing: then it lasts as long as the page

function read(): string[] {
  try {
    return unkept ?? (JSON.parse(localStorage.getItem(KEEP) ?? '[]') as string[]);
  } catch {
    return [];
  }
}

function write(notes: string[]): void {
  try {
    localStorage.setItem(KEEP, JSON.stringify(notes));
  } catch {
    unkept = notes;
  }
}

const name = (game: string, note: string) => `${game} ${note}`;

export function isLearnt(game: string, note: string): boolean {
  return read().includes(name(game, note));
}

export function learn(game: string, note: string): void {
  if (!isLearnt(game, note)) write([...read(), name(game, note)]);
}

/** Everything is said once more. */
export function forgetAll(): void {
  write([]);
}
