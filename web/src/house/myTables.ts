/** The tables this device sits at, with whose turn it is there. */
import type { Snapshot } from '../wire/messages';
import { Refused, snapshotOf } from './api';
import { keysOf, loseWayBack, tablesWithGames } from './keys';

export interface MyTable {
  table: string;
  game: string;
  /** `again`: it is over, and someone there has called for another game. */
  status: 'waiting' | 'playing' | 'again';
  /** Whom the table waits for: the reader, or someone by name. */
  turn: 'yours' | string | null;
  /** Who wants to play again; null: a host without a seat. */
  asker: string | null;
}

const MOST = 6; // asked after; the rest are older
const MOST_FINISHED = 12; // of those that may be over

/**
 * Those that go on: first where it is the reader's turn, then the latest. One that is gone is not offered again; of
 * one about which there is no answer it is told what was known `before`.
 */
export async function myTables(before: readonly MyTable[] = []): Promise<MyTable[]> {
  const asked = tablesWithGames().slice(0, MOST);
  const found = await Promise.all(
    asked.map(({ table, game }) =>
      stateOf(table, game, before.find((known) => known.table === table) ?? null),
    ),
  );
  return found.filter((table) => table !== null).sort((one, other) => rank(one) - rank(other));
}

function rank({ status, turn }: MyTable): number {
  return turn === 'yours' ? 0 : ['again', 'playing', 'waiting'].indexOf(status) + 1;
}

async function stateOf(table: string, game: string, before: MyTable | null): Promise<MyTable | null> {
  try {
    const found = await ownSnapshotOf(table);
    if (found === null) return null;
    const { snapshot, yours } = found;
    const { status } = snapshot;
    if (status === 'over') return (await isInvited(found)) ? calledAt(found, game) : null;
    const [seat] = snapshot.turn?.seats ?? [];
    const isMine = snapshot.turn?.seats.some((turn) => yours.includes(turn)) ?? false;
    const name = seat === undefined ? null : (snapshot.players[seat] ?? null);
    return { table, game, status, turn: isMine ? 'yours' : name, asker: null };
  } catch (error) {
    if (!(error instanceof Refused && error.fault.key === 'no-such-table')) return before;
    loseWayBack(table);
    return null;
  }
}

function calledAt({ snapshot: { table, players, asker } }: Snapshot, game: string): MyTable {
  const name = asker === null ? null : (players[asker] ?? null);
  return { table, game, status: 'again', turn: null, asker: name };
}

/** A seat is kept for this device at the next table, which is not over, and it does not know of it yet. */
async function isInvited({ snapshot: { table, next } }: Snapshot): Promise<boolean> {
  if (next === null || keysOf(next).length > 0) return false;
  try {
    const found = await ownSnapshotOf(next, keysOf(table));
    return found !== null && found.snapshot.status !== 'over';
  } catch (error) {
    if (error instanceof Refused && error.fault.key === 'no-such-table') return false;
    throw error;
  }
}

/** Who has left a table still has its secrets, and none of them leads to a seat. A host may wait for company without one. */
async function ownSnapshotOf(table: string, secrets = keysOf(table)): Promise<Snapshot | null> {
  for (const secret of secrets) {
    const found = await snapshotOf(table, secret);
    if (found.yours.length > 0 || (found.hosting && found.snapshot.status === 'waiting')) return found;
  }
  return null;
}

/** Where this device has played to the end, the latest first, and the seats it had there. */
export async function finishedTables(most: number): Promise<{ table: string; yours: number[] }[]> {
  const tables = tablesWithGames().slice(0, MOST_FINISHED);
  const found = await Promise.all(tables.map(({ table }) => yoursAtTheEnd(table)));
  return found
    .flatMap((yours, at) => {
      const table = tables[at]?.table;
      return yours.length === 0 || table === undefined ? [] : [{ table, yours }];
    })
    .slice(0, most);
}

/** The seats this device had at a table that is over; none where it had none, or it is not over, or gone. */
export async function yoursAtTheEnd(table: string): Promise<number[]> {
  try {
    const found = await ownSnapshotOf(table);
    return found?.snapshot.status === 'over' ? found.yours : [];
  } catch {
    return [];
  }
}
