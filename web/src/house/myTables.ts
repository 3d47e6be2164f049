/** The tables this device sits at, with whose turn it is there. */
import type { Snapshot } from '../wire/messages';
import { lookAt, Refused } from './api';
import { keysOf, loseWayBack, tablesWithGames } from './keys';

export interface MyTable {
  table: string;
  game: string;
  status: 'waiting' | 'playing';
  /** Whom the table waits for: the reader, or someone by name. */
  turn: 'yours' | string | null;
}

const MOST = 6; // asked after; the rest are older

/** Those that are not over: first where it is the reader's turn, then the latest. One that is gone is not offered again. */
export async function myTables(): Promise<MyTable[]> {
  const asked = tablesWithGames().slice(0, MOST);
  const found = await Promise.all(asked.map(({ table, game }) => look(table, game)));
  const rank = ({ status, turn }: MyTable): number => (turn === 'yours' ? 0 : status === 'playing' ? 1 : 2);
  return found.filter((table) => table !== null).sort((one, other) => rank(one) - rank(other));
}

async function look(table: string, game: string): Promise<MyTable | null> {
  try {
    const found = await lookAsOneself(table);
    if (found === null) return null;
    const { snapshot, yours } = found;
    const { status } = snapshot;
    if (status === 'over') return null;
    const [seat] = snapshot.turn?.seats ?? [];
    const isMine = snapshot.turn?.seats.some((turn) => yours.includes(turn)) ?? false;
    const name = seat === undefined ? null : (snapshot.players[seat] ?? null);
    return { table, game, status, turn: isMine ? 'yours' : name };
  } catch (error) {
    if (error instanceof Refused && error.fault.key === 'no-such-table') loseWayBack(table);
    return null;
  }
}

/** Who has left a table still has its secrets, and none of them leads to a seat. A host may wait for company without one. */
async function lookAsOneself(table: string): Promise<Snapshot | null> {
  for (const secret of keysOf(table)) {
    const found = await lookAt(table, secret);
    if (found.yours.length > 0 || (found.hosting && found.snapshot.status === 'waiting')) return found;
  }
  return null;
}
