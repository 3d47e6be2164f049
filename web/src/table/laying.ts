/** Laying a table: for a game at once against bots, or with the company one chose. */

import { layTable, Refused, sitDown } from '../house/api';
import { pageFault } from '../house/fault';
import { usualPlayers } from '../house/games.svelte';
import { freshHex, freshSecret, keepKey } from '../house/keys';
import { type Level, settings } from '../house/settings.svelte';
import type { NewSeat, NewTable } from '../wire/forms';
import { words } from '../words/words.svelte';
import type { Session } from './session.svelte';

export interface Company {
  /** Who sits at this device, in the order of the seats: the reader first, at the first one. */
  people: { name: string; seat: number }[];
  /** Their seats, and how well each of them plays. */
  bots: SeatedBot[];
  /** How many seats nobody has yet. */
  open: number;
}

export interface SeatedBot {
  seat: number;
  level: Level;
}

/** What is to happen at a new table as soon as this device is there. */
interface Plan {
  bots: SeatedBot[];
  start: boolean;
}

const BOT_NAMES = ['Mieke', 'Fons', 'Godelieve', 'Rik', 'Liesbet', 'Sus', 'Yvonne', 'Gust'];

const plans = new Map<string, Plan>();

/** Answers once. */
export function planFor(table: string): Plan | null {
  const plan = plans.get(table) ?? null;
  plans.delete(table);
  return plan;
}

export function ownName(): string {
  return settings.name.trim() || words.say('page-guest');
}

/** As the house hears names: neither capitals nor blanks tell two people apart. */
function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => asSpoken(other) === asSpoken(name));
}

function asSpoken(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().split(/\s+/).join(' ');
}

/** What who comes to a table is called until they say otherwise: told apart there; among friends nobody is a guest. */
export function offeredName({ view }: Session): string {
  const name = settings.name.trim();
  const taken = (view?.seats ?? []).flatMap((seat) => seat.name ?? []);
  if (name === '' || !isTaken(name, taken)) return name;
  const number = taken.findIndex((_, at) => !isTaken(`${name} ${at + 2}`, taken));
  return `${name} ${number + 2}`;
}

/** Names for bots that nobody at the table has. */
function botNames(taken: readonly string[], many: number): string[] {
  return BOT_NAMES.filter((name) => !isTaken(name, taken)).slice(0, many);
}

/** A bot on each of these open seats. In a game that is played on it is called as who had the seat there. */
export function seatBots(session: Session, bots: readonly SeatedBot[]): void {
  const taken = [...session.names];
  for (const { seat, level } of bots) {
    const kept = session.view?.fork?.players[seat];
    const [usual] = botNames(taken, 1);
    const name = kept === undefined || isTaken(kept, taken) ? usual : kept;
    if (name === undefined) return;
    taken.push(name);
    session.send({ type: 'fill', bot: level, name, seat });
  }
}

/** On these seats, that all play as was last chosen. */
export function usualBots(seats: readonly number[]): SeatedBot[] {
  return seats.map((seat) => ({ seat, level: settings.bots }));
}

/** Of those who will sit down, seat by seat; who is still to come has none. */
export function namesOf({ people, bots, open }: Company): string[] {
  const names = Array.from({ length: people.length + bots.length + open }, () => '');
  const called = botNames(
    people.map(({ name }) => name),
    bots.length,
  );
  for (const { name, seat } of people) names[seat] = name;
  for (const [index, { seat }] of bots.entries()) names[seat] = called[index] ?? '';
  return names;
}

export async function layQuickTable(game: string): Promise<string> {
  const players = await usualPlayers(game);
  const bots = usualBots(Array.from({ length: players - 1 }, (_, index) => index + 1));
  return layTableFor({ game, players }, { people: [{ name: ownName(), seat: 0 }], bots, open: 0 });
}

export async function layTableFor(table: NewTable, company: Company): Promise<string> {
  checkNames(company.people.map(({ name }) => name));
  const [host, ...others] = company.people;
  const given = await layTable(host === undefined ? table : { ...table, name: host.name, nonce: freshHex() });
  keepKey(given.table, given.secret);
  for (const { name, seat } of others) {
    await askForSeat(given.table, { name, seat, secret: freshSecret() });
  }
  plans.set(given.table, { bots: company.bots, start: company.open === 0 });
  return given.table;
}

/** Before there is a table: who sits at this device has no name twice. */
function checkNames(people: readonly string[]): void {
  const name = people.find((each, index) => isTaken(each, people.slice(0, index)));
  if (name === undefined) return;
  throw new Refused(pageFault('name-taken', '', { name }));
}

/** The secret is kept also when no answer came: the house may have heard it. */
export async function askForSeat(table: string, seat: NewSeat & { secret: string }): Promise<void> {
  try {
    await sitDown(table, { ...seat, nonce: freshHex() });
    keepKey(table, seat.secret);
  } catch (error) {
    if (error instanceof Refused && error.fault.key === 'no-answer') keepKey(table, seat.secret);
    throw error;
  }
}
