import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../house/settings.svelte';
import { type Company, layTableFor, namesOf, planFor, type SeatedBot, seatBots, usualBots } from './laying';
import type { Session } from './session.svelte';

/** You, a bot, Bo, and a chair for who comes later. */
const MIXED: Company = {
  people: [
    { name: 'An', seat: 0 },
    { name: 'Bo', seat: 2 },
  ],
  bots: [{ seat: 1, level: 'champion' }],
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
function seated(bots: SeatedBot[]): unknown[] {
  const said: unknown[] = [];
  const session = { names: ['An', '', ''], send: (message: unknown) => said.push(message) };
  seatBots(session as unknown as Session, bots);
  return said;
}

test('names are in the order of the seats', () => {
  expect(namesOf(MIXED)).toEqual(['An', 'Mieke', 'Bo', '']);
});

test('who sits at this device asks for the seat of the form, and the bots keep theirs', async () => {
  const asked = listen();
  const table = await layTableFor({ game: 'mens', players: 4 }, MIXED);
  expect(asked).toMatchObject([{ name: 'An' }, { name: 'Bo', seat: 2 }]);
  expect(planFor(table)).toEqual({ bots: MIXED.bots, start: false });
  const nonces = asked.map(({ nonce }) => nonce);
  expect(nonces).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('bots play as was last chosen, with sense when nothing was', () => {
  expect(seated(usualBots([2]))).toEqual([{ type: 'fill', bot: 'sensible', name: 'Mieke', seat: 2 }]);
  settings.bots = 'champion';
  expect(seated(usualBots([1, 2]))).toMatchObject([
    { bot: 'champion', seat: 1 },
    { bot: 'champion', seat: 2 },
  ]);
});

test('each bot plays as well as was chosen for its seat', () => {
  const bots: SeatedBot[] = [
    { seat: 1, level: 'beginner' },
    { seat: 2, level: 'club' },
  ];
  expect(seated(bots)).toMatchObject([
    { bot: 'beginner', name: 'Mieke', seat: 1 },
    { bot: 'club', name: 'Fons', seat: 2 },
  ]);
});
