import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../house/settings.svelte';
import { type Company, layTableFor, namesOf, planFor, seatBots } from './laying';
import type { Sitting } from './sitting.svelte';

/** You, a bot, Bo, and a chair for who comes later. */
const MIXED: Company = {
  people: [
    { name: 'An', seat: 0 },
    { name: 'Bo', seat: 2 },
  ],
  bots: [1],
  open: 1,
};

afterEach(() => {
  vi.unstubAllGlobals();
  settings.bots = 'sensible';
  localStorage.clear();
});

/** A house that gives what is asked; answers with all that it was asked. */
function listen(): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify({ table: 'laid', secret: 'host', seat: 0 }));
  });
  return asked;
}

/** What is said at a table where only An sits. */
function seated(at: number[]): unknown[] {
  const said: unknown[] = [];
  const sitting = { names: ['An', '', ''], say: (message: unknown) => said.push(message) };
  seatBots(sitting as unknown as Sitting, at);
  return said;
}

test('names are in the order of the seats', () => {
  expect(namesOf(MIXED)).toEqual(['An', 'Mieke', 'Bo', '']);
});

test('who sits at this device asks for the seat of the form, and the bots keep theirs', async () => {
  const asked = listen();
  const table = await layTableFor({ game: 'mens', players: 4 }, MIXED);
  expect(asked).toMatchObject([{ name: 'An' }, { name: 'Bo', seat: 2 }]);
  expect(planFor(table)).toEqual({ bots: [1], start: false });
});

test('bots play as was last chosen, as well as they can when nothing was', () => {
  expect(seated([2])).toEqual([{ type: 'fill', bot: 'sensible', name: 'Mieke', seat: 2 }]);
  settings.bots = 'random';
  expect(seated([1, 2])).toMatchObject([
    { bot: 'random', seat: 1 },
    { bot: 'random', seat: 2 },
  ]);
});
