import { afterEach, expect, test, vi } from 'vitest';
import { reviewRecord } from '../house/api';
import type { ReviewedGame, Reviewing } from '../wire/forms';
import { type Ask, Working } from './working.svelte';

const REVIEW = { game: 'pietjesbak' } as ReviewedGame;
const reviewing = () => new Working((line: Reviewing) => line.review);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The house answers with these pieces, exactly as they are cut here. */
function answering(pieces: string[], init: ResponseInit = {}): Ask<Reviewing> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, init));
  return (signal) => reviewRecord({}, 'en', signal);
}

async function asked(ask: Ask<Reviewing>): Promise<ReturnType<typeof reviewing>> {
  const working = reviewing();
  await working.start(ask);
  return working;
}

test('how far it is is told until the review is there', async () => {
  const seen: (number | null)[] = [];
  const working = reviewing();
  await working.start(async function* (): AsyncGenerator<Reviewing> {
    for (const progress of [0.25, 0.5]) {
      yield { progress };
      seen.push(working.progress);
    }
    yield { review: REVIEW };
  });
  expect(seen).toEqual([0.25, 0.5]);
  expect(working).toMatchObject({ progress: null, found: REVIEW, fault: null });
});

test('how many are served first is told until it is their turn', async () => {
  const seen: number[] = [];
  const working = reviewing();
  await working.start(async function* (): AsyncGenerator<Reviewing> {
    for (const before of [2, 1]) {
      yield { progress: 0, before };
      seen.push(working.before);
    }
    yield { progress: 0.5 };
    seen.push(working.before);
    yield { review: REVIEW };
  });
  expect(seen).toEqual([2, 1, 0]);
});

test('lines are read however the house cuts them', async () => {
  const working = await asked(answering(['{"progress":0.', '5}\n{"review":', '{"game":"pietjesbak"}}\n']));
  expect(working.found).toEqual(REVIEW);
});

test.each([
  ['ends before there is a review', ['{"progress":0.5}\n']],
  ['is cut off in the middle of a line', ['{"progress":0.5}\n{"revi']],
  ['says nothing', []],
])('an answer that %s broke off', async (_, pieces) => {
  const working = await asked(answering(pieces));
  expect(working.fault?.key).toBe('broken-off');
  expect(working.progress).toBeNull();
});

test('a line that says nothing any more is not waited for', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"progress":0.5}\n'));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  const working = reviewing();
  const done = working.start((signal) => reviewRecord({}, 'en', signal));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(working.progress).toBe(0.5);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(working.fault?.key).toBe('broken-off');
});

test('what the house refuses is said as it says it, before it begins and in the middle', async () => {
  const fault = { kind: 'table', key: 'not-over', message: 'the game is not over' };
  const refused = await asked(answering([JSON.stringify({ error: fault })], { status: 409 }));
  expect(refused.fault).toEqual(fault);
  const midway = await asked(answering([`{"progress":0.5}\n${JSON.stringify({ error: fault })}\n`]));
  expect(midway.fault).toEqual(fault);
});

test('who leaves is told nothing more, and the house hears of it', async () => {
  const working = reviewing();
  let heard: AbortSignal | undefined;
  const asking = working.start(async function* (signal): AsyncGenerator<Reviewing> {
    heard = signal;
    yield { progress: 0.5 };
    working.stop();
    yield { review: REVIEW };
  });
  await asking;
  expect(heard?.aborted).toBe(true);
  expect(working).toMatchObject({ progress: null, found: null, fault: null });
});

test('in another language the review that is there stays until the other comes', async () => {
  const working = await asked(answering([`{"review":${JSON.stringify(REVIEW)}}`]));
  await working.start(async function* (): AsyncGenerator<Reviewing> {
    yield { progress: 0.1 };
    expect(working.found).toEqual(REVIEW);
    yield { review: { ...REVIEW, game: 'mens' } };
  });
  expect(working.found?.game).toBe('mens');
});
