import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../table/session.svelte';
import type { Entry } from '../../wire/entries';
import type { Item } from '../../wire/messages';
import TableNotice from './TableNotice.svelte';

const AN = 0;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function item(version: number, entry: Partial<Entry>): Item {
  return { version, entry: { at: 0, seat: AN, ...entry }, told: [], told_to: {} } as unknown as Item;
}

test('a notice goes when it was read, whatever else happens meanwhile', () => {
  const table = $state({
    table: 't',
    log: [] as Item[],
    yours: [AN],
    view: null,
    names: ['An'],
    keeping: null,
  });
  const shown = mount(TableNotice, {
    target: document.body,
    props: { session: table as unknown as Session },
  });
  flushSync();
  const notice = () => document.querySelector('.notice')?.classList.contains('shown');
  table.log = [item(2, { entry: 'pin_refused' })];
  flushSync();
  expect(notice()).toBe(true);
  table.log = [...table.log, item(3, { entry: 'reacted' })];
  flushSync();
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect(notice()).toBe(false);
  void unmount(shown);
});
