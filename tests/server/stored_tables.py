"""Tables that a test writes into a store, without a house."""

from __future__ import annotations

from toog.server.runtime.errors import NotStored
from toog.server.store.appends import Append, Opening
from toog.server.store.store import Store

OPENING = Opening("mens", b"secret", listed=True)


def open_table(store: Store, table: str) -> NotStored | None:
    """Store a new table with one entry."""
    (answer,) = store.append([Append(table, 0, ["0"], 1.0, OPENING)])
    return answer


def open_tables(store: Store, *tables: str, entries: int = 1, at: float = 1.0) -> None:
    """Store these tables at once. What is written in an entry is its number."""
    bodies = [str(seq) for seq in range(entries)]
    appends = [Append(table, 0, bodies, at, OPENING) for table in tables]
    assert store.append(appends) == [None] * len(tables)


def add_entry(store: Store, table: str, seq: int, *, ended: bool = False) -> NotStored | None:
    """Store an entry that says by which node it was written, and its number."""
    (answer,) = store.append([Append(table, seq, [f"{store.node}{seq}"], 2.0, ended=ended)])
    return answer


def stored_entries(store: Store, table: str, since: int = 0) -> list[str]:
    kept = store.load(table, since)
    assert kept is not None
    return kept.bodies
