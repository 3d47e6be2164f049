"""Quarantine: tables whose entries do not fit together, as when two houses wrote in one SQLite file.

At the start of a house each is set aside as one JSON document, with everything that is there of it, for the
keeper to look at; so is a staged commit that cannot be read. Neither keeps the house closed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from toog.server.store.appends import Row

RAW = "SELECT id, CAST(lines AS BLOB) FROM slate ORDER BY id"  # whatever it is, it can be fetched
REMOVE = "DELETE FROM slate WHERE id = ?"
GIVEN = "UPDATE house SET carried = max(carried, ?)"
STAGED = "SELECT id, lines FROM slate ORDER BY id"
DUE = (
    "SELECT (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE table_id = tables.id)"
    " FROM tables WHERE id = ?"
)
FACTS = "SELECT game, created, hex(secret) AS secret, listed, ended FROM tables WHERE id = ?"
ROWS = "SELECT table_id, seq, at, body FROM entries WHERE table_id = ? ORDER BY seq"
KEEP = "INSERT INTO set_aside (table_id, at, body) VALUES (?, ?, ?)"
REWRITE = "UPDATE slate SET lines = ? WHERE id = ?"
DELETE = "DELETE FROM tables WHERE id = ?"

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(list[Row])


class SetAside(NamedTuple):
    """Tables by their ids; commits, which were many tables', by the name they have in `set_aside`."""

    tables: list[str]
    commits: list[str]


def set_aside(connection: sqlite3.Connection, at: float) -> SetAside:
    """Runs in a transaction of the caller's. What was staged after a lost line does not fit any more."""
    commits = set_commits_aside(connection, at)
    return SetAside(set_misfits_aside(connection, at), commits)


def set_commits_aside(connection: sqlite3.Connection, at: float) -> list[str]:
    """Sets aside commits that cannot be read. Their numbers are not given again."""
    names = []
    for number, lines in connection.execute(RAW).fetchall():
        if rows_in(lines) is None:
            names.append(f"commit-{number}")
            document = {"commit": number, "lines": lines.decode("utf-8", "replace")}
            connection.execute(KEEP, (names[-1], at, ENCODER.encode(document).decode()))
            connection.execute(REMOVE, (number,))
            connection.execute(GIVEN, (number,))
    return names


def rows_in(lines: bytes) -> list[Row] | None:
    """None where they cannot be read."""
    try:
        return DECODER.decode(lines)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def set_misfits_aside(connection: sqlite3.Connection, at: float) -> list[str]:
    """Sets aside tables that do not fit together. Answers which they were."""
    misfits = find_misfits(connection)
    for table in misfits:
        lines = take_staged(connection, table)
        document = {
            "facts": facts_of(connection, table),
            "book": rows_of(connection, table),
            "slate": lines,
        }
        connection.execute(KEEP, (table, at, ENCODER.encode(document).decode()))
        connection.execute(DELETE, (table,))
    return misfits


def find_misfits(connection: sqlite3.Connection) -> list[str]:
    """Tables of which a staged line does not follow on the one before, or on their entries.

    Where there is no such table nothing follows.
    """
    due: dict[str, int | None] = {}
    misfits: dict[str, None] = {}
    for _, rows in commits(connection):
        for table, seq, _, _ in rows:
            if table not in due:
                due[table] = due_in_entries(connection, table)
            if due[table] != seq:
                misfits[table] = None
            due[table] = seq + 1
    return list(misfits)


def commits(connection: sqlite3.Connection) -> Iterator[tuple[int, list[Row]]]:
    for number, lines in connection.execute(STAGED).fetchall():
        yield number, DECODER.decode(lines)


def due_in_entries(connection: sqlite3.Connection, table: str) -> int | None:
    """The sequence number that comes next; None where there is no such table."""
    found = connection.execute(DUE, (table,)).fetchone()
    return None if found is None else found[0]


def take_staged(connection: sqlite3.Connection, table: str) -> list[Row]:
    taken: list[Row] = []
    for number, rows in commits(connection):
        others = [row for row in rows if row[0] != table]
        if len(others) < len(rows):
            taken += [row for row in rows if row[0] == table]
            connection.execute(REWRITE, (ENCODER.encode(others).decode(), number))
    return taken


def facts_of(connection: sqlite3.Connection, table: str) -> dict[str, Any] | None:
    asked = connection.execute(FACTS, (table,))
    found = asked.fetchone()
    names = [column[0] for column in asked.description]
    return None if found is None else dict(zip(names, found, strict=True))


def rows_of(connection: sqlite3.Connection, table: str) -> list[Row]:
    rows: list[Row] = connection.execute(ROWS, (table,)).fetchall()
    return rows
