import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Item } from '../wire/messages';
import { Showing, type Shown } from './showing';

const item = (version: number, entry: string) =>
  ({ version, entry: { entry }, told: [], told_to: {} }) as Item;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(tempo: 'calm' | 'at-once', hurried = false): { seen: Shown[]; showing: Showing } {
  const seen: Shown[] = [];
  return {
    seen,
    showing: new Showing(
      (shown) => seen.push(shown),
      () => tempo,
      () => hurried,
    ),
  };
}

test('one thing is shown after another, and only the last is settled', () => {
  const { seen, showing } = watch('calm');
  showing.add([item(1, 'moved'), item(2, 'fell'), item(3, 'sat')]);
  expect(seen.map(({ item, settled }) => [item.version, settled])).toEqual([[1, false]]);
  vi.runAllTimers();
  expect(seen.map(({ item, settled }) => [item.version, settled])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('what comes while something is shown waits its turn', () => {
  const { seen, showing } = watch('calm');
  showing.add([item(1, 'fell')]);
  showing.add([item(2, 'fell')]);
  expect(seen).toHaveLength(1);
  vi.runAllTimers();
  expect(seen).toHaveLength(2);
});

test.each([
  ['a reader who wants it at once', watch('at-once')],
  ['a race', watch('calm', true)],
])('%s waits for nothing', (_, { seen, showing }) => {
  showing.add([item(1, 'fell'), item(2, 'moved')]);
  expect(seen.map(({ together }) => together)).toEqual([false, true]);
});

test('a page that is far behind catches up', () => {
  const { seen, showing } = watch('calm');
  showing.add(Array.from({ length: 30 }, (_, version) => item(version, 'fell')));
  expect(seen.length).toBeGreaterThan(15);
});

test('what was waiting is forgotten when the line is lost', () => {
  const { seen, showing } = watch('calm');
  showing.add([item(1, 'fell'), item(2, 'fell')]);
  showing.clear();
  vi.runAllTimers();
  expect(seen).toHaveLength(1);
});
