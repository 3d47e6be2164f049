"""SQLite's staging table: what was appended last, in the order it came, one row for each commit.

In the database it is called `slate`. In `entries` all of a table lies together: the moves of fifty tables
change fifty pages of it, and every one is written and synced. In the staging table they change one. Its lines
are carried over into `entries` in quiet moments, or when it is full. Whoever reads looks at both.

One process writes. Should a second one get in all the same, no number is given twice, and of the two only the
one that came last is still the owner.
"""

from __future__ import annotations

import math
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import IntegrityError

from toog.server.runtime.errors import NotOurs
from toog.server.store.appends import Append, Row, rows_of
from toog.server.store.file_identity import raise_mark
from toog.server.store.quarantine import RAW, SetAside, rows_in, set_aside
from toog.server.store.schema import STAGING

FULL = 100_000  # lines; to carry them all over at once takes about half a second
SOME = 1_000  # lines carried over at once in a quiet moment: nobody waits long for that
FEW = 50  # lines carried over after each commit where there is none, or twice what that commit brought
WAY_SECONDS = 0.001  # given to those who want to write, between two such steps

WRITE = (
    "INSERT INTO slate (id, lines) SELECT ?, ?"
    " WHERE NOT EXISTS (SELECT 1 FROM house WHERE owner <> ? OR carried >= ?)"
)
HOUSE = "SELECT owner, carried FROM house"
TAKE = (
    "INSERT INTO house (id, owner, carried) VALUES (1, ?, 0)"
    " ON CONFLICT (id) DO UPDATE SET owner = excluded.owner"
)
CARRIED = (
    "INSERT INTO house (id, owner, carried) VALUES (1, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET carried = max(carried, excluded.carried)"
)
PROBE = "INSERT INTO house (id, owner, carried) VALUES (2, '', 0)"
PROBED = "DELETE FROM house WHERE id = 2"
OLDEST = "SELECT id, lines FROM slate ORDER BY id"
WIPE = "DELETE FROM slate WHERE id <= ?"
ENTER = "INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
NEXT = "SELECT max(seq) + 1 FROM entries WHERE table_id = ?"

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(list[Row])

Commit = tuple[int, str, str, int]  # what WRITE is given: number, lines, owner, number


class AppendConflict(Exception):
    """An append does not follow on what is there, or its table is gone."""


class Behind(Exception):
    """Someone else has written into the staging table."""


class Staging:
    """Has a connection of its own, opened and checked like every other, and used without anything between.

    One statement is a transaction by itself, and Python's lock is free from its beginning until it is on the
    disk. Only the process that owns the file writes: what follows on what, it knows by heart. Each commit
    asks whether that is still so.
    """

    def __init__(self, engine: Engine) -> None:
        self.opened = engine.raw_connection()
        self.connection = cast(sqlite3.Connection, self.opened.driver_connection)
        self.connection.isolation_level = None
        self.lock = threading.RLock()
        self.next: dict[str, int] = {}  # the sequence number each staged table comes to
        self.latest = 0  # lines in the last commit
        self.owner = self.read_back()

    def read_back(self) -> str:
        """Reads what is staged, as of one moment. Answers who the owner is."""
        with self.connection:
            self.connection.execute("BEGIN")
            return self.learn()

    def learn(self) -> str:
        """Learns what is staged and can be read, in a transaction of the caller's. Answers the owner."""
        owner, self.number = self.house()
        self.lines = 0
        self.next.clear()
        for number, lines in self.connection.execute(RAW):
            self.number = max(self.number, number)
            for table, seq, _, _ in rows_in(lines) or ():
                self.next[table] = seq + 1
                self.lines += 1
        return owner

    def house(self) -> tuple[str, int]:
        """Its owner, and the last number that was carried over; a file that nobody has owned has neither."""
        return self.connection.execute(HOUSE).fetchone() or ("", 0)

    def take_over(self, owner: str, at: float) -> SetAside:
        """Makes this the owner: the one before stores nothing more. Answers what is set aside."""
        with self.lock, self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            self.connection.execute(TAKE, (owner,))
            misfits = set_aside(self.connection, at)
            self.owner = self.learn()
            return misfits

    def close(self) -> None:
        self.opened.close()

    @property
    def is_full(self) -> bool:
        return self.lines >= FULL

    # Writing

    def write(self, batch: Sequence[Append], by: Callable[[Commit], None] | None = None) -> None:
        """Returns when these appends are stored: in a transaction of their own, or `by` another."""
        with self.lock:
            after = self.follow(batch)
            rows = rows_of(batch)
            number = self.number + 1
            commit = (number, ENCODER.encode(rows).decode(), self.owner, number)
            try:
                if by is None:
                    write_with(self.connection.execute, commit)
                else:
                    by(commit)
            except Behind:
                self.look_who_wrote()
                raise AppendConflict from None
            self.number = number
            self.next.update(after)
            self.latest = len(rows)
            self.lines += self.latest

    def look_who_wrote(self) -> None:
        """Whatever this process knew by heart is not so any more."""
        if self.read_back() != self.owner:
            raise NotOurs("another house writes in this file now")

    def follow(self, batch: Sequence[Append]) -> dict[str, int]:
        """Checks that each append follows. Answers the sequence number each table then comes to."""
        after: dict[str, int] = {}
        for item in batch:
            due = after.get(item.table) or self.next.get(item.table) or self.stored(item.table)
            if item.first != due and item.opening is None:
                raise AppendConflict
            after[item.table] = item.first + len(item.bodies)
        return after

    def stored(self, table: str) -> int | None:
        """The sequence number after the last that was carried over; None where there is no such table."""
        (number,) = self.connection.execute(NEXT, (table,)).fetchone()
        return cast("int | None", number)

    def probe(self) -> None:
        """Writes something and takes it away again."""
        with self.lock, self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            self.must_be_owner()
            self.connection.execute(PROBE)
            self.connection.execute(PROBED)

    def save_log(self) -> None:
        """Saves a log that was deleted, and is still open here, into the database.

        Only if all of it can be read: half of it would damage what is in the database.
        """
        with self.lock:
            (sound,) = self.connection.execute("PRAGMA quick_check").fetchone()
            if sound == "ok":
                self.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()

    # Carrying over

    def carry_over(self, most: float | None = None) -> bool:
        """Carries over the oldest commits, up to about so many lines. Answers whether there are more."""
        with self.lock:
            if self.lines:
                self.lines -= self.carry(self.bite if most is None else most)
            if not self.lines:
                self.next.clear()
            return self.lines > 0

    @property
    def bite(self) -> int:
        """How many lines at once. While it is full people wait: enough that it grows no further."""
        return max(FEW, 2 * self.latest) if self.is_full else SOME

    def carry(self, most: float) -> int:
        """Carries lines over into `entries`. Answers how many they were."""
        with self.connection:
            self.connection.execute("BEGIN IMMEDIATE")
            self.must_be_owner()
            last, rows = self.oldest(most)
            self.connection.executemany(ENTER, sorted(rows))
            self.connection.execute(WIPE, (last,))
            self.connection.execute(CARRIED, (self.owner, last))
            raise_mark(self.connection)
        return len(rows)

    def must_be_owner(self) -> None:
        if self.house()[0] != self.owner:
            raise NotOurs("another house writes in this file now")

    def oldest(self, most: float) -> tuple[int, list[Row]]:
        last, rows = 0, list[Row]()
        with closing(self.connection.execute(OLDEST)) as commits:
            for number, lines in commits:
                last = number
                rows += DECODER.decode(lines)
                if len(rows) >= most:
                    break
        return last, rows

    def empty(self) -> None:
        """Carries all over, step by step, so that nobody waits long. Others may have written since."""
        while self.carry_over():
            time.sleep(WAY_SECONDS)

    @contextmanager
    def wiped(self) -> Iterator[None]:
        """Everything is carried over, and nobody writes in the meantime: for whoever deletes tables."""
        self.empty()
        with self.lock:
            self.carry_over(math.inf)
            self.must_be_owner()
            yield


def write_with(execute: Callable[[str, Commit], Any], commit: Commit) -> None:
    """Writes a commit by any connection. No number is written twice, also when it was carried over."""
    try:
        written = execute(WRITE, commit).rowcount
    except (sqlite3.IntegrityError, IntegrityError):
        written = 0
    if not written:
        raise Behind


def lines_with(connection: Connection, table: str = "") -> Iterator[Row]:
    """The lines of all commits that name this table somewhere, in order."""
    commits = select(STAGING.c.lines).where(func.instr(STAGING.c.lines, table) > 0).order_by(STAGING.c.id)
    for lines in connection.execute(commits).scalars():
        yield from DECODER.decode(lines)
