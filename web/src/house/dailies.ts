/** What was answered to the puzzles of the day on this device: each is asked once, and shown from then on. */
const KEEP = 'toog.dailies';
const MOST = 400; // answers remembered; the oldest is forgotten first
const DAY = 86_400_000; // milliseconds

type Kept = [day: string, game: string, word: string][];

let unkept: Kept | null = null; // where the browser keeps nothing: then they last as long as the page

function read(): Kept {
  try {
    return unkept ?? (JSON.parse(localStorage.getItem(KEEP) ?? '[]') as Kept);
  } catch {
    return [];
  }
}

/** The move that was tried first; null where none was. */
export function answerTo(day: string, game: string): string | null {
  return read().find(([on, at]) => on === day && at === game)?.[2] ?? null;
}

export function keepAnswer(day: string, game: string, word: string): void {
  if (answerTo(day, game) !== null) return;
  const kept = [...read(), [day, game, word] as Kept[number]].slice(-MOST);
  try {
    localStorage.setItem(KEEP, JSON.stringify(kept));
  } catch {
    unkept = kept;
  }
}

/** How many days up to this one had an answer, without a gap. A day on which there is none yet breaks no row. */
export function daysInARow(today: string): number {
  const answered = new Set(read().map(([day]) => day));
  let day = answered.has(today) ? today : before(today);
  let row = 0;
  while (answered.has(day)) {
    row += 1;
    day = before(day);
  }
  return row;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
