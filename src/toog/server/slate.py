"""SQLite's slate: what was appended last, in the order it came, one row for each commit.

In the book, which is what `entries` is called here, all of a table lies together: the moves of fifty tables
change fifty pages of it, and every one is written and synced. On the slate they change one. It is carried
over into the book in quiet moments, or when it is full. Whoever reads looks at both.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import cast

import msgspec
from sqlalchemy import Connection, Engine, func, select

from toog.server.appends import Append, Row
from toog.server.schema import SLATE

FULL = 50_000  # lines; to carry them all over takes about half a second
COMMITS = 50  # carried over at once: not so many that anyone waits long for it

WRITE = "INSERT INTO slate (lines) VALUES (?)"
OLDEST = "SELECT id, lines FROM slate ORDER BY id LIMIT ?"
WIPE = "DELETE FROM slate WHERE id <= ?"
ENTER = "INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
NEXT = "SELECT max(seq) + 1 FROM entries WHERE table_id = ?"

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(list[Row])


class Taken(Exception):
    """An append does not follow on what is there, or its table is gone."""


class Slate:
    """Has a connection of its own, opened and checked like every other, and used without anything between.

    One statement is a transaction by itself, and Python's lock is free from its beginning until it is on the
    disk. Only one process writes.
    """

    def __init__(self, engine: Engine) -> None:
        self.opened = engine.raw_connection()
        self.connection = cast(sqlite3.Connection, self.opened.driver_connection)
        self.connection.isolation_level = None
        self.lock = threading.RLock()
        self.lines = 0
        self.next: dict[str, int] = {}  # the sequence number each table on the slate comes to
        with engine.connect() as connection:
            for table, seq, _, _ in lines_with(connection):
                self.next[table] = seq + 1
                self.lines += 1

    def close(self) -> None:
        self.opened.close()

    @property
    def is_full(self) -> bool:
        return self.lines >= FULL

    # Writing

    @contextmanager
    def turn(self, batch: Sequence[Append]) -> Iterator[str]:
        """What is to be written for these appends, which count once they are stored."""
        with self.lock:
            after = self.follow(batch)
            rows = [row for item in batch for row in item.rows()]
            yield ENCODER.encode(rows).decode()
            self.next.update(after)
            self.lines += len(rows)

    def follow(self, batch: Sequence[Append]) -> dict[str, int]:
        """The sequence number each table then comes to."""
        after: dict[str, int] = {}
        for item in batch:
            due = after.get(item.table) or self.due(item.table)
            if item.first != due and item.opening is None:
                raise Taken
            after[item.table] = item.version
        return after

    def due(self, table: str) -> int | None:
        """None where there is no such table."""
        if table in self.next:
            return self.next[table]
        (number,) = self.connection.execute(NEXT, (table,)).fetchone()
        return cast("int | None", number)

    def write(self, lines: str) -> None:
        """Returns when they are stored."""
        self.connection.execute(WRITE, (lines,))

    # Carrying over

    def carry_over(self) -> bool:
        """The oldest commits. Answers whether there are more."""
        with self.lock:
            if self.lines:
                self.lines -= self.carry_some_over()
            if not self.lines:
                self.next.clear()
            return self.lines > 0

    def carry_some_over(self) -> int:
        with self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            commits = self.connection.execute(OLDEST, (COMMITS,)).fetchall()
            rows = sorted(row for _, lines in commits for row in DECODER.decode(lines))
            self.connection.executemany(ENTER, rows)
            self.connection.execute(WIPE, commits[-1][:1])
        return len(rows)

    @contextmanager
    def wiped(self) -> Iterator[None]:
        """Everything stands in the book, and nobody writes in the meantime: for whoever deletes tables."""
        with self.lock:
            while self.carry_over():
                pass
            yield


def lines_with(connection: Connection, table: str = "") -> Iterator[Row]:
    """Of all commits that name this table somewhere, in order."""
    commits = select(SLATE.c.lines).where(func.instr(SLATE.c.lines, table) > 0).order_by(SLATE.c.id)
    for lines in connection.execute(commits).scalars():
        yield from DECODER.decode(lines)
