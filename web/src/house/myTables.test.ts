import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepKey, keysOf, nameGame } from './keys';
import { finishedTables, myTables } from './myTables';

const SEATED = { yours: [0], hosting: false };
const OVER = { status: 'over', players: ['An', 'Bo'], turn: null, next: 'next', asker: 1 };
const INVITED = { table: 'old', game: 'zocken', status: 'again', turn: null, asker: 'Bo' };

let house: Record<string, object | null>;

beforeEach(() => {
  localStorage.clear();
  keepKey('old', 'secret');
  nameGame('old', 'zocken');
  house = {};
  vi.stubGlobal('fetch', async (path: string) => {
    const name = path.split('/').at(-1) ?? '';
    const found = house[name];
    if (found === null) throw new Error('away');
    return found === undefined
      ? Response.json({ error: { kind: 'house', key: 'no-such-table', message: '' } }, { status: 404 })
      : Response.json({ ...SEATED, ...found, snapshot: { table: name, ...found } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each(['waiting', 'playing'])(
  'a table that is over calls to the next one, which is %s',
  async (status) => {
    house = { old: OVER, next: { status } };
    expect(await myTables()).toEqual([INVITED]);
    expect(keysOf('next')).toEqual([]);
  },
);

test.each([
  ['is over too', { status: 'over' }],
  ['is gone', undefined],
  ['keeps no seat', { status: 'waiting', yours: [] }],
])('nobody is called to a next table that %s', async (_, next) => {
  house = next === undefined ? { old: OVER } : { old: OVER, next };
  expect(await myTables()).toEqual([]);
});

test('who has been called already sees the next table itself', async () => {
  keepKey('next', 'secret');
  nameGame('next', 'zocken');
  house = { old: OVER, next: { status: 'waiting', turn: null } };
  expect((await myTables()).map(({ table }) => table)).toEqual(['next']);
});

test('without an answer the tables stay as they were', async () => {
  house = { old: null };
  expect(await myTables()).toEqual([]);
  const before = { ...INVITED, status: 'playing', turn: 'yours', asker: null } as const;
  expect(await myTables([before])).toEqual([before]);
  house = {};
  expect(await myTables([before])).toEqual([]);
});

test('games that were played to the end here are found, with the seats one had, the latest first', async () => {
  for (const table of ['on', 'left', 'gone', 'away', 'new']) {
    keepKey(table, 'secret');
    nameGame(table, 'mens');
  }
  const over = { status: 'over' };
  house = { old: over, on: { status: 'playing' }, left: { ...over, yours: [] }, away: null, new: over };
  const found = [
    { table: 'new', yours: [0] },
    { table: 'old', yours: [0] },
  ];
  expect(await finishedTables(4)).toEqual(found);
  expect(await finishedTables(1)).toEqual(found.slice(0, 1));
});
