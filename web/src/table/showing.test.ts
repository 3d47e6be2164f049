import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tempo } from '../house/settings.svelte';
import type { Item } from '../wire/messages';
import { Showing } from './showing';

const THROW = { moves: 1000, rests: 800 };

const item = (version: number, shows?: Item['shows'], seat = 0) =>
  ({
    version,
    entry: { entry: 'fell', at: 0, seat, word: '6' },
    told: [],
    told_to: {},
    ...(shows && { shows }),
  }) as Item;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function watch(tempo: Tempo = 'calm'): { seen: string[]; showing: Showing } {
  const seen: string[] = [];
  const showing = new Showing(
    {
      move: ({ version }, milliseconds) => seen.push(`moves ${version} ${milliseconds}`),
      land: ({ version }) => seen.push(`lands ${version}`),
      rest: (version) => seen.push(`rests ${version}`),
    },
    () => tempo,
  );
  return { seen, showing };
}

test('a thing moves, lands, and rests before the next one moves', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW), item(2, THROW)]);
  expect(seen).toEqual(['moves 1 1000']);
  expect(showing.settled).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['moves 1 1000', 'lands 1']);
  expect(showing.settled).toBe(false);
  vi.advanceTimersByTime(800);
  expect(seen.at(-1)).toBe('moves 2 1000');
  vi.advanceTimersByTime(1000);
  expect(showing.settled).toBe(true);
  vi.advanceTimersByTime(800);
  expect(seen.at(-1)).toBe('rests 2');
});

test('what a busy device has not painted yet has not landed, but is not waited for without end', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => frames.push(paint));
  const paint = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  const { seen, showing } = watch();
  showing.add([item(1, THROW), item(2, THROW)]);
  vi.advanceTimersByTime(1100);
  paint();
  paint();
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['moves 1 1000']);
  paint();
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['moves 1 1000', 'lands 1']);
  vi.advanceTimersByTime(800 + 1000 + 1600);
  expect(seen.at(-1)).toBe('lands 2');
});

test('what comes later waits until what lies there has been read', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW)]);
  vi.advanceTimersByTime(1500);
  showing.add([item(2, THROW)]);
  expect(seen).toEqual(['moves 1 1000', 'lands 1']);
  expect(showing.settled).toBe(false);
  vi.advanceTimersByTime(300);
  expect(seen.at(-1)).toBe('moves 2 1000');
});

test('who plays quickly cuts their own rest short, but never a movement', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW)]);
  vi.advanceTimersByTime(500);
  showing.add([item(2, THROW), item(3, THROW)]);
  showing.add([item(4, THROW)]);
  expect(seen).toEqual(['moves 1 1000']);
  vi.advanceTimersByTime(500 + 1000);
  expect(seen.slice(1)).toEqual(['lands 1', 'moves 2 1000', 'lands 2']);
  showing.add([item(5, THROW)]);
  expect(seen.at(-1)).toBe('moves 3 1000');
});

test('what someone else did is read in peace until the page is far behind', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW, 1), item(2, THROW), item(3, THROW), item(4, THROW)]);
  vi.advanceTimersByTime(1000 + 700);
  expect(seen).toEqual(['moves 1 1000', 'lands 1']);
  showing.add([item(5, THROW)]);
  expect(seen.at(-1)).toBe('moves 2 1000');
});

test('a trick, a round or a turn is read to its end, however quickly others go on', () => {
  const { seen, showing } = watch();
  showing.add([item(1, { ...THROW, rests: 2000 })]);
  vi.advanceTimersByTime(1000);
  showing.add([2, 3, 4, 5, 6].map((version) => item(version, THROW)));
  vi.advanceTimersByTime(1900);
  expect(seen).toEqual(['moves 1 1000', 'lands 1']);
  vi.advanceTimersByTime(200);
  expect(seen[2]).toMatch(/^moves 2/);
});

test('the end of the game comes to every screen at one time', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW)]);
  vi.advanceTimersByTime(100);
  showing.add([item(2, THROW), { ...item(3), entry: { entry: 'ended' } } as Item]);
  expect(seen).toEqual([
    'moves 1 1000',
    'lands 1',
    'moves 2 0',
    'lands 2',
    'moves 3 0',
    'lands 3',
    'rests 3',
  ]);
});

test('who comes and goes disturbs nothing that is looked at', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW)]);
  vi.advanceTimersByTime(1000);
  showing.add([item(2)]);
  expect(seen.slice(-2)).toEqual(['moves 2 0', 'lands 2']);
  expect(showing.phase).toBe('resting');
  vi.advanceTimersByTime(800);
  expect(seen.at(-1)).toBe('rests 2');
});

test('a tap goes on at once, and the house is told', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW)]);
  vi.advanceTimersByTime(100);
  showing.skip();
  expect(seen).toEqual(['moves 1 1000', 'lands 1', 'rests 1']);
  showing.add([item(2, THROW)]);
  vi.advanceTimersByTime(1100);
  showing.skip();
  expect(seen.at(-1)).toBe('rests 2');
});

test.each([
  ['brisk', 500],
  ['at-once', 0],
] as const)('%s takes its share of the time', (tempo, moves) => {
  const { seen, showing } = watch(tempo);
  showing.add([item(1, THROW)]);
  vi.runAllTimers();
  expect(seen).toEqual([`moves 1 ${moves}`, 'lands 1', 'rests 1']);
});

test('what is urgent is shown at once over what still moves, as long at every pace, and no tap ends it', () => {
  const { seen, showing } = watch('at-once');
  const urgent = { moves: 500, rests: 3000, urgent: true };
  showing.add([item(1, urgent)]);
  vi.advanceTimersByTime(100);
  expect(showing.skip()).toBe(false);
  showing.add([item(2), item(3, urgent), item(4, urgent)]);
  expect(seen).toEqual([
    'moves 1 500',
    'lands 1',
    'moves 2 0',
    'lands 2',
    'moves 3 0',
    'lands 3',
    'moves 4 500',
  ]);
  vi.advanceTimersByTime(500);
  expect(seen.at(-1)).toBe('lands 4');
  expect(showing.skip()).toBe(false);
  showing.add([item(5, THROW)]);
  vi.advanceTimersByTime(2999);
  expect(seen.at(-1)).toBe('lands 4');
  vi.advanceTimersByTime(1);
  expect(seen).toContain('moves 5 0');
});

test('a page that is far behind catches up, and only the last things move', () => {
  const { seen, showing } = watch();
  showing.add(Array.from({ length: 30 }, (_, at) => item(at + 1, THROW)));
  expect(seen.filter((said) => said.startsWith('lands')).length).toBeGreaterThan(20);
  vi.runAllTimers();
  expect(seen.slice(-3)).toEqual(['moves 30 1000', 'lands 30', 'rests 30']);
});

test('what was waiting is forgotten when the line is lost', () => {
  const { seen, showing } = watch();
  showing.add([item(1, THROW), item(2, THROW)]);
  showing.clear();
  vi.runAllTimers();
  expect(seen).toEqual(['moves 1 1000']);
});
