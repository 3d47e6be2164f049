"""What is said to the database in a commit, and what its errors mean."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Exists,
    ScalarSelect,
    bindparam,
    exists,
    extract,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError

from toog.server.store.appends import Append, Opening, rows_of
from toog.server.store.schema import ENTRIES, LEASES, NODES, TABLES
from toog.server.store.staging import AppendConflict

BEFORE_COMMIT = "before the commit"
IDLE_IN_TRANSACTION = "25P03"  # as PostgreSQL numbers it

# A sequence number that is taken and a table that is gone are left out and counted, because an error would
# put the id of the table, which is its link, into PostgreSQL's log.
ENTER = text(
    "INSERT INTO entries (table_id, seq, at, body)"
    " SELECT new.table_id, new.seq, new.at, new.body FROM unnest(CAST(:tables AS text[]),"
    " CAST(:numbers AS integer[]), CAST(:times AS double precision[]), CAST(:bodies AS text[]))"
    " AS new (table_id, seq, at, body) JOIN tables ON tables.id = new.table_id"
    " ORDER BY new.table_id, new.seq FOR KEY SHARE OF tables ON CONFLICT DO NOTHING"
)
END = update(TABLES).where(TABLES.c.id == bindparam("table")).values(ended=bindparam("at"))
LIST = update(TABLES).where(TABLES.c.id == bindparam("table")).values(listed=bindparam("now"))

AGES = text(
    "SELECT count(CASE WHEN at < :before THEN 1 END) AS old, count(*) AS number"
    " FROM (SELECT kept AS at FROM records UNION ALL SELECT at FROM set_aside) AS kept"
)


def last_at() -> ScalarSelect[float]:
    """When something last happened at a table."""
    entries = select(ENTRIES.c.at).where(ENTRIES.c.table_id == TABLES.c.id)
    return entries.order_by(ENTRIES.c.seq.desc()).limit(1).scalar_subquery()


def is_leased(table: ColumnElement[str]) -> Exists:
    """Whether a table is leased to a node that is alive, by the clock of the database."""
    alive = NODES.c.until > extract("epoch", func.clock_timestamp())
    return exists().where(LEASES.c.table_id == table, LEASES.c.node == NODES.c.node, alive)


def opening_row(item: Append, opening: Opening) -> dict[str, object]:
    return {
        "id": item.table,
        "game": opening.game,
        "created": item.at,
        "secret": opening.secret,
        "listed": opening.listed,
    }


def enter(connection: Connection, batch: Sequence[Append]) -> None:
    """Writes entries into PostgreSQL, in one statement."""
    columns = list(zip(*rows_of(batch), strict=True))
    names = ("tables", "numbers", "times", "bodies")
    given = {name: list(column) for name, column in zip(names, columns, strict=True)}
    if connection.execute(ENTER, given).rowcount != len(columns[0]):
        raise AppendConflict


def write_facts(connection: Connection, batch: Sequence[Append]) -> None:
    """Writes everything but the entries."""
    openings = [opening_row(item, item.opening) for item in batch if item.opening is not None]
    if openings:
        connection.execute(insert(TABLES), openings)
    ended = [{"table": item.table, "at": item.at} for item in batch if item.ended]
    if ended:
        connection.execute(END, ended)
    listed = [{"table": item.table, "now": item.listed} for item in batch if item.listed is not None]
    if listed:
        connection.execute(LIST, listed)


def is_undone(error: DBAPIError) -> bool:
    """The database hung up on a transaction, and surely kept nothing of it.

    As on a node that its machine held up in the middle of one, or whose connection was cut since the last
    one. A database that hangs up at the commit itself may have kept it, unless it was tired of waiting.
    """
    if not error.connection_invalidated:
        return False
    return BEFORE_COMMIT in error.detail or getattr(error.orig, "sqlstate", None) == IDLE_IN_TRANSACTION


def reason_of(error: Exception) -> str:
    """The reason in one line, without the statement."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0]
