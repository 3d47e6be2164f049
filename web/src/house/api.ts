/** What the page asks of the house over HTTP. Everything else is said on the socket of a table. */
import type {
  Catalogue,
  Coaching,
  Code,
  Comparing,
  Found,
  Given,
  GivenNight,
  GivenPin,
  Handicapping,
  Hint,
  HouseFacts,
  Lobby,
  NewAdvice,
  NewClaim,
  NewComparison,
  NewFork,
  NewHandicap,
  NewHands,
  NewHint,
  NewNight,
  NewSeat,
  NewTable,
  NightStanding,
  Problem,
  Puzzling,
  Ranking,
  Replay,
  Reviewing,
  RollingOut,
  SeatPins,
  Story,
} from '../wire/forms';
import type { Snapshot } from '../wire/messages';
import { type Fault, pageFault } from './fault';
import { keysOf } from './keys';
import type { Language } from './language';
import { linesOf } from './lines';

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

/** Also of what nobody foresaw, which is a fault of the page. */
export function faultOf(error: unknown): Fault {
  return error instanceof Refused ? error.fault : pageFault('unknown', String(error));
}

const NOTHING_TO_SAY = 204;
const PATIENCE = 10_000; // milliseconds for an answer
const LONG_PATIENCE = 60_000; // where the house has much to do, or much to read
const SHORT_PATIENCE = 4_000;
const NO_ANSWER = pageFault('no-answer', 'the house does not answer');
export const BROKEN_OFF = pageFault('broken-off', 'the answer broke off');

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  secret?: string,
  patience = PATIENCE,
): Promise<T> {
  try {
    const answer = await fetch(path, written(method, AbortSignal.timeout(patience), body, secret));
    if (!answer.ok) throw new Refused(await faultIn(answer));
    return (answer.status === NOTHING_TO_SAY ? undefined : await answer.json()) as T;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(NO_ANSWER);
  }
}

function written(method: string, signal: AbortSignal, body?: unknown, secret?: string): RequestInit {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (secret !== undefined) headers.authorization = `Bearer ${secret}`;
  const init: RequestInit = { method, headers, signal };
  if (body !== undefined) init.body = JSON.stringify(body);
  return init;
}

/**
 * An answer that comes line by line, for as long as it takes: who no longer wants it says so by the signal. The house
 * gives a sign every few seconds, so that a line that is dead is not waited for.
 */
async function* askAtLength<T>(
  method: string,
  path: string,
  signal: AbortSignal,
  body?: unknown,
  secret?: string,
): AsyncGenerator<T> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, LONG_PATIENCE);
  try {
    const answer = await fetch(path, written(method, stopping.signal, body, secret));
    if (!answer.ok) throw new Refused(await faultIn(answer));
    if (answer.body === null) return;
    for await (const line of linesOf(answer.body)) {
      clearTimeout(silence);
      silence = setTimeout(stop, LONG_PATIENCE);
      yield JSON.parse(line) as T;
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(BROKEN_OFF);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
}

async function faultIn(answer: Response): Promise<Fault> {
  const { error } = await (answer.json() as Promise<Problem>).catch(() => ({ error: NO_ANSWER }));
  const seconds = Number(answer.headers.get('retry-after') ?? 0);
  return error.key === 'too-many' && seconds > 0 ? tooMany(error, seconds) : error;
}

/** The page says when the next try is: only the answer to a request tells. */
function tooMany({ message }: Fault, seconds: number): Fault {
  const minutes = seconds < 60 ? 0 : Math.ceil(seconds / 60);
  return pageFault('too-many', message, { seconds, minutes });
}

const pathOf = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

let known: Promise<HouseFacts> | undefined;

/** The facts do not change while the page is open; a failed question is asked again. */
export function house(): Promise<HouseFacts> {
  known ??= ask<HouseFacts>('GET', '/api/house').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Of a game that the page was not built with. */
export const wordsOf = (game: string, language: string) =>
  ask<Catalogue>('GET', `/api/games/${encodeURIComponent(game)}/texts/${language}`);
export const snapshotOf = (table: string, secret?: string) =>
  ask<Snapshot>('GET', pathOf(table), undefined, secret);
export const lobby = () => ask<Lobby>('GET', '/api/tables');
export const layTable = (table: NewTable) => ask<Given>('POST', '/api/tables', table);
export const forkTable = (fork: NewFork) => ask<Given>('POST', '/api/forks', fork, undefined, LONG_PATIENCE);
export const sitDown = (table: string, seat: NewSeat, secret?: string) =>
  ask<Given>('POST', `${pathOf(table)}/seats`, seat, secret);
export const claimSeat = (table: string, seat: number, claim: NewClaim) =>
  ask<Given>('POST', `${pathOf(table)}/seats/${seat}/claim`, claim);
export const givePin = (table: string, seat: number, given: GivenPin) =>
  ask<Given>('POST', `${pathOf(table)}/seats/${seat}/pin`, given);
export const takeOver = (table: string, seat: number, hands: NewHands, secret: string) =>
  ask<Given>('POST', `${pathOf(table)}/seats/${seat}`, hands, secret);
export const pinsOf = (table: string, secret: string) =>
  ask<SeatPins>('GET', `${pathOf(table)}/pins`, undefined, secret);
export const standUp = (table: string, seat: number, secret: string) =>
  ask<undefined>('DELETE', `${pathOf(table)}/seats/${seat}`, undefined, secret);
export const codeOf = (table: string) => ask<Code>('GET', `${pathOf(table)}/code`);
export const findTable = (code: string) => ask<Found>('GET', `/api/codes/${encodeURIComponent(code)}`);
export const deleteTable = (table: string, secret: string) =>
  ask<undefined>('DELETE', pathOf(table), undefined, secret);
export const recordOf = (table: string) => ask<Record<string, unknown>>('GET', `${pathOf(table)}/record`);
export const storyOf = (table: string) => ask<Story>('GET', `${pathOf(table)}/story`);
export const playOver = (record: unknown, since: number) =>
  ask<Replay>('POST', '/api/replays', { record, since }, undefined, LONG_PATIENCE);
export const reviewTable = (table: string, language: Language, signal: AbortSignal) =>
  askAtLength<Reviewing>('GET', `${pathOf(table)}/review?language=${language}`, signal);
export const drillsOf = (table: string, seat: number | null, language: Language, signal: AbortSignal) =>
  askAtLength<Puzzling>(
    'GET',
    `${pathOf(table)}/drills?language=${language}${seat === null ? '' : `&seat=${seat}`}`,
    signal,
  );
export const puzzleOfToday = (language: Language, signal: AbortSignal) =>
  askAtLength<Puzzling>('GET', `/api/daily?language=${language}`, signal);
export const reviewRecord = (record: unknown, language: Language, signal: AbortSignal) =>
  askAtLength<Reviewing>('POST', '/api/reviews', signal, { record, language });

/** The first hint of a house that was just started takes a while. */
export const hintFor = (table: string, hint: NewHint) =>
  withKeyOf(table, (secret) => ask<Hint>('POST', `${pathOf(table)}/hint`, hint, secret, LONG_PATIENCE));
export const adviceFor = (table: string, advice: NewAdvice) =>
  withKeyOf(table, (secret) =>
    ask<Coaching>('POST', `${pathOf(table)}/advice`, advice, secret, LONG_PATIENCE),
  );

/** Which of the secrets of this device opens the seat, only the house knows: at a device that goes round there are several. */
async function withKeyOf<T>(table: string, asked: (secret: string | undefined) => Promise<T>): Promise<T> {
  const [first, ...others] = keysOf(table);
  let answer = asked(first);
  for (const secret of others) {
    answer = answer.catch((error: unknown) => {
      if (error instanceof Refused && error.fault.key === 'wrong-key') return asked(secret);
      throw error;
    });
  }
  return answer;
}

/** The same for an answer that comes line by line: a wrong key is refused before the first. */
async function* linesWithKeyOf<T>(
  table: string,
  asked: (secret: string | undefined) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const first = (secret: string | undefined) => {
    const lines = asked(secret);
    return lines.next().then((line) => ({ line, lines }));
  };
  const { line, lines } = await withKeyOf(table, first);
  if (line.done) return;
  yield line.value;
  yield* lines;
}

export const rolloutFor = (table: string, hint: NewHint, signal: AbortSignal) =>
  linesWithKeyOf(table, (secret) =>
    askAtLength<RollingOut>('POST', `${pathOf(table)}/rollout`, signal, hint, secret),
  );

/** By the id of any of its tables. */
const ofNight = (table: string) => `/api/nights/${encodeURIComponent(table)}`;
export const layNight = (night: NewNight) => ask<GivenNight>('POST', '/api/nights', night);
export const nightAt = (table: string, secret?: string) =>
  ask<NightStanding>('GET', ofNight(table), undefined, secret);
/** The host of any table may, with the key that this device has to it. */
export const startNight = (table: string) =>
  withKeyOf(table, (secret) => ask<undefined>('POST', `${ofNight(table)}/start`, undefined, secret));
export const endNight = (table: string, secret: string) =>
  ask<undefined>('POST', `${ofNight(table)}/end`, undefined, secret);
export const rankNight = (table: string, language: Language, signal: AbortSignal) =>
  askAtLength<Ranking>('GET', `${ofNight(table)}/ranking?language=${language}`, signal);

export const evenOut = (company: NewHandicap, signal: AbortSignal) =>
  askAtLength<Handicapping>('POST', '/api/handicap', signal, company);
export const compare = (comparison: NewComparison, signal: AbortSignal) =>
  askAtLength<Comparing>('POST', '/api/lab', signal, comparison);

export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(SHORT_PATIENCE) })).ok;
  } catch {
    return false;
  }
}

/** Whether the house knows such a table. Where it does not answer nobody knows, and one keeps trying. */
export async function isThere(table: string): Promise<boolean> {
  try {
    return (await fetch(pathOf(table), { signal: AbortSignal.timeout(SHORT_PATIENCE) })).status !== 404;
  } catch {
    return true;
  }
}

/** Where the socket of a table is. */
export const socketOf = (table: string): string =>
  `${location.origin.replace(/^http/, 'ws')}${pathOf(table)}/socket`;
