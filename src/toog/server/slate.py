"""SQLite's slate: what was appended last, in the order it came, one row for each commit.

In the book, which is what `entries` is called here, all of a table lies together: the moves of fifty tables
change fifty pages of it, and every one is written and synced. On the slate they change one. It is carried
over into the book in quiet moments, or when it is full. Whoever reads looks at both.
"""

from __future__ import annotations

import math
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import cast

import msgspec
from sqlalchemy import Connection, Engine, func, select

from toog.server.appends import Append, Row
from toog.server.schema import SLATE

FULL = 100_000  # lines; to carry them all over at once takes about half a second
SOME = 1_000  # lines carried over at once: nobody waits long for that
WAY_SECONDS = 0.001  # given to those who want to write, between two such steps

WRITE = "INSERT INTO slate (lines) VALUES (?)"
OLDEST = "SELECT id, lines FROM slate ORDER BY id"
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
    disk. Only the process that has claimed the file writes: what follows on what, it knows by heart.
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

    def carry_over(self, most: float | None = None) -> bool:
        """The oldest commits, up to about so many lines. Answers whether there are more."""
        with self.lock:
            if self.lines:
                self.lines -= self.carry(SOME if most is None else most)
            if not self.lines:
                self.next.clear()
            return self.lines > 0

    def carry(self, most: float) -> int:
        """Answers how many lines it were."""
        with self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            last, rows = self.oldest(most)
            self.connection.executemany(ENTER, sorted(rows))
            self.connection.execute(WIPE, (last,))
        return len(rows)

    def oldest(self, most: float) -> tuple[int, list[Row]]:
        last, rows = 0, list[Row]()
        with closing(self.connection.execute(OLDEST)) as commits:
            for number, lines in commits:
                last = number
                rows += DECODER.decode(lines)
                if len(rows) >= most:
                    break
        return last, rows

    @contextmanager
    def wiped(self) -> Iterator[None]:
        """Everything stands in the book, and nobody writes in the meantime: for whoever deletes tables."""
        while self.carry_over():
            time.sleep(WAY_SECONDS)
        with self.lock:
            self.carry_over(math.inf)
            yield


def lines_with(connection: Connection, table: str = "") -> Iterator[Row]:
    """Of all commits that name this table somewhere, in order."""
    commits = select(SLATE.c.lines).where(func.instr(SLATE.c.lines, table) > 0).order_by(SLATE.c.id)
    for lines in connection.execute(commits).scalars():
        yield from DECODER.decode(lines)
