"""The store: entries appended many tables at a time in one transaction, and read back."""

from __future__ import annotations

import contextlib
import hashlib
import math
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from msgspec import DecodeError
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Select,
    delete,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from toog.server.runtime.errors import Doubled, HouseError, NotOurs, NotStored
from toog.server.store.appends import Append, with_facts
from toog.server.store.cluster_key import new_key, shared_key
from toog.server.store.engine import migrate, open_engine
from toog.server.store.file_identity import FileIdentity
from toog.server.store.notifications import DELETED, notice_of, notify, notify_lines
from toog.server.store.quarantine import SetAside
from toog.server.store.schema import ENTRIES, HOUSE, RECORDS, SET_ASIDE, TABLES
from toog.server.store.staging import AppendConflict, Commit, Staging, lines_with, write_with
from toog.server.store.statements import (
    AGES,
    BEFORE_COMMIT,
    enter,
    is_leased,
    is_undone,
    last_at,
    reason_of,
    write_facts,
)

P = ParamSpec("P")
T = TypeVar("T")

TAKEN = (IntegrityError, AppendConflict)
BROKEN = (SQLAlchemyError, sqlite3.Error, NotOurs)
MOST_NAMED = 10_000  # tables in one question


@dataclass(frozen=True)
class StoredTable:
    """A table as it was read back."""

    secret: bytes = field(repr=False)
    bodies: list[str]


class Store:
    """Every method waits for the database, so none is called on the event loop."""

    def __init__(self, engine: Engine, node: str, key: bytes | None = None) -> None:
        self.engine = engine
        self.node = node
        self.key = key or new_key()  # by which nodes know each other's numbers
        self.shared = engine.dialect.name == "postgresql"
        self.staging = None if self.shared else Staging(engine)
        self.identity = None if self.shared else FileIdentity(str(engine.url.database))

    @classmethod
    def open(cls, url: URL, node: str = "") -> Store:
        engine = open_engine(url)
        try:
            with engine.begin() as connection:
                migrate(connection)
                key = shared_key(connection) if connection.dialect.name == "postgresql" else None
            return cls(engine, node, key)
        except (SQLAlchemyError, sqlite3.Error, DecodeError) as error:
            raise HouseError("database-open", reason=reason_of(error)) from None

    def close(self) -> None:
        if self.staging is not None:
            self.staging.close()
        self.engine.dispose()
        if self.identity is not None:
            self.identity.close()

    def append(self, batch: Sequence[Append]) -> list[NotStored | None]:
        """Stores all in one transaction. Where that fails each stands alone, so that one sinks no other."""
        try:
            self.commit(batch)
            return [None] * len(batch)
        except TAKEN:
            return self.append_each(batch)
        except BROKEN as error:
            return [NotStored(reason_of(error))] * len(batch)

    def append_each(self, batch: Sequence[Append]) -> list[NotStored | None]:
        """Stores one by one. After a failure nothing is tried that builds on it, or leads to its table."""
        failed: dict[str, NotStored] = {}
        answers = []
        for item in batch:
            answer = failed.get(item.table) or failed.get(item.needs or "") or self.append_alone(item)
            if answer is not None:
                failed[item.table] = answer
            answers.append(answer)
        return answers

    def append_alone(self, item: Append) -> NotStored | None:
        try:
            self.commit([item])
        except TAKEN:
            return Doubled()
        except BROKEN as error:
            return NotStored(reason_of(error))
        return None

    def commit(self, batch: Sequence[Append]) -> None:
        if self.staging is not None:  # what went into a file that is gone is not stored: known afterwards
            self.while_ours(self.write_staged, self.staging, batch)
            return
        try:
            self.commit_together(batch)
        except DBAPIError as error:
            if not is_undone(error):
                raise
            self.commit_together(batch)

    def commit_together(self, batch: Sequence[Append]) -> None:
        """Commits on PostgreSQL, and tells the other nodes."""
        with self.engine.connect() as connection:
            try:
                write_facts(connection, batch)
                enter(connection, batch)
                self.tell_stored(connection, batch)
            except DBAPIError as error:
                error.add_detail(BEFORE_COMMIT)
                raise
            connection.commit()

    def write_staged(self, staging: Staging, batch: Sequence[Append]) -> None:
        changing = with_facts(batch)
        if not changing:
            staging.write(batch)
            return

        def write(commit: Commit) -> None:
            with self.engine.begin() as connection:
                write_facts(connection, changing)
                write_with(connection.exec_driver_sql, commit)

        staging.write(batch, write)

    def must_be_ours(self) -> None:
        """Raises NotOurs from when the database was taken away until the house is started again."""
        if self.identity is None or self.staging is None:
            return
        if self.identity.is_lost_now(self.staging.number) and self.identity.lost == ["log"]:
            with contextlib.suppress(sqlite3.Error):
                self.staging.save_log()
        if self.identity.lost:
            raise NotOurs("the database was deleted, moved, cut short or replaced")

    def while_ours(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Asks while the database is ours: what was read or written elsewhere counts for nothing."""
        self.must_be_ours()
        answer = ask(*args, **kwargs)
        self.must_be_ours()
        return answer

    @property
    def is_full(self) -> bool:
        """Whether it is high time to tidy up."""
        return self.staging is not None and self.staging.is_full

    def tidy(self) -> bool:
        """A bit of what can wait for a quiet moment. Answers whether there is more.

        It raises the mark of an SQLite file: an older copy in its place must be noticed before.
        """
        self.must_be_ours()
        return self.staging is not None and self.staging.carry_over()

    def move_in(self, at: float) -> SetAside:
        """Makes the file this node's before the house opens. All is tidied up at once: nobody waits yet.

        Answers what was set aside because it does not fit together or cannot be read.
        """
        if self.staging is None:
            return SetAside([], [])
        try:
            misfits = self.staging.take_over(self.node, at)
            self.staging.carry_over(math.inf)
        except sqlite3.Error as error:
            raise HouseError("database-open", reason=reason_of(error)) from None
        return misfits

    def tidied(self) -> AbstractContextManager[None]:
        """A context in which nothing is left to tidy up, and nothing is appended."""
        return nullcontext() if self.staging is None else self.staging.wiped()

    def tell_stored(self, connection: Connection, batch: Sequence[Append]) -> None:
        notify_lines(connection, [notice_of(self.node, item, self.key) for item in batch])

    def notify(self, connection: Connection, told: list[tuple[str, str]]) -> None:
        if self.shared:
            notify(connection, self.node, told)

    def load(self, table: str, since: int = 0) -> StoredTable | None:
        """The entries from sequence number `since` on; None when there is no such table."""
        is_staged = self.staging is not None and table in self.staging.next
        with self.engine.connect() as connection:
            if is_staged:
                connection.execute(text("BEGIN"))  # both as of one moment
            secret = connection.execute(select(TABLES.c.secret).where(TABLES.c.id == table)).scalar()
            if secret is None:
                return None
            rows = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.seq >= since)
            bodies = list(connection.execute(rows.order_by(ENTRIES.c.seq)).scalars())
            if is_staged:
                lines = lines_with(connection, table)
                bodies += [body for owner, seq, _, body in lines if owner == table and seq >= since]
            return StoredTable(secret, bodies)

    def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries of each are stored; those that were deleted are not there."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        found: dict[str, int] = {}
        with self.engine.connect() as connection:
            for start in range(0, len(tables), MOST_NAMED):
                some = TABLES.c.id.in_(tables[start : start + MOST_NAMED])
                found.update(connection.execute(select(TABLES.c.id, last + 1).where(some)).all())
        return found

    def openings(self, tables: Sequence[str]) -> dict[str, str]:
        """The first entry of each of these few."""
        first = select(ENTRIES.c.table_id, ENTRIES.c.body).where(
            ENTRIES.c.table_id.in_(tables), ENTRIES.c.seq == 0
        )
        with self.engine.connect() as connection:
            return {row.table_id: row.body for row in connection.execute(first)}

    def texts(self, rows: Select[str]) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.execute(rows).scalars())

    def ids(self) -> list[str]:
        return self.texts(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))

    def delete(self, table: str) -> bool:
        with self.tidied(), self.engine.begin() as connection:
            found = connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount
            found += connection.execute(delete(SET_ASIDE).where(SET_ASIDE.c.table_id == table)).rowcount
            self.notify(connection, [(table, DELETED)])
            return bool(found)

    def old_tables(self, before: float) -> tuple[list[str], int]:
        """Tables where nothing has happened since, oldest first; and how many there are in all.

        While others write: at one of them something may have happened in the meantime.
        """
        if self.staging is not None:
            self.staging.empty()
        with self.engine.connect() as connection:
            old = select(TABLES.c.id).where(TABLES.c.created < before, last_at() < before)
            found = list(connection.execute(old.order_by(TABLES.c.created)).scalars())
            number = connection.execute(select(func.count()).select_from(TABLES)).scalar()
            return found, number or 0

    def sweep(self, tables: Sequence[str], before: float) -> int:
        """Deletes those of them where still nothing has happened since, and nobody is. Answers how many."""
        old = delete(TABLES).where(TABLES.c.id.in_(tables), last_at() < before)
        with self.tidied(), self.engine.begin() as connection:
            if not self.shared:
                return connection.execute(old).rowcount
            gone = connection.execute(old.where(~is_leased(TABLES.c.id)).returning(TABLES.c.id)).scalars()
            told = [(table, DELETED) for table in gone]
            self.notify(connection, told)
            return len(told)

    def old_records(self, before: float) -> tuple[int, int]:
        """How many records, and tables set aside, were kept before that; and how many there are in all."""
        with self.engine.connect() as connection:
            kept = connection.execute(AGES, {"before": before}).one()
            return kept.old, kept.number

    def sweep_records(self, before: float, most: int) -> int:
        """Deletes so many records, and tables set aside, that were kept before that. Answers how many."""
        with self.engine.begin() as connection:
            return sum(
                connection.execute(delete(kept).where(kept.c.id.in_(old.limit(most)))).rowcount
                for kept, old in (
                    (RECORDS, select(RECORDS.c.id).where(RECORDS.c.kept < before)),
                    (SET_ASIDE, select(SET_ASIDE.c.id).where(SET_ASIDE.c.at < before)),
                )
            )

    @property
    def is_gone(self) -> bool:
        """Its file is not where it was; that was looked at lately."""
        return self.identity is not None and bool(self.identity.lost)

    def ping(self) -> float:
        """Reads something, and on SQLite whether all that was stored would be found by a house started now.

        Answers how full the queue of what the nodes tell each other is, from 0 to 1. It fills up where one of
        them listens and hears nothing, and once it is full nothing more can be committed.
        """
        if self.identity is not None and self.staging is not None:
            self.identity.is_emptied_now(self.staging.number)
            self.must_be_ours()
        with self.engine.connect() as connection:
            connection.execute(select(TABLES.c.id).limit(1)).scalar()
            if not self.shared:
                return 0.0
            return float(connection.execute(select(func.pg_notification_queue_usage())).scalar_one())

    def probe(self) -> None:
        """Writes something and takes it away again, so that it is known whether anything can be stored."""
        if self.staging is not None:
            self.while_ours(self.staging.probe)
            return
        number = secrets.randbelow(2**31)  # no node waits for another's
        with self.engine.begin() as connection:
            connection.execute(insert(HOUSE).values(id=number, owner=self.node, carried=0))
            connection.execute(delete(HOUSE).where(HOUSE.c.id == number))

    def keep_records(self, records: Sequence[tuple[str, str]], at: float) -> int:
        """Game and body of each; its name follows from what it says. Answers how many were not here yet."""
        rows = {name_of(body): {"game": game, "kept": at, "body": body} for game, body in records}
        with self.engine.begin() as connection:
            here = select(RECORDS.c.id).where(RECORDS.c.id.in_(rows))
            fresh = rows.keys() - set(connection.execute(here).scalars())
            if fresh:
                connection.execute(insert(RECORDS), [{"id": name, **rows[name]} for name in sorted(fresh)])
            return len(fresh)

    def record(self, name: str) -> str | None:
        with self.engine.connect() as connection:
            return connection.execute(select(RECORDS.c.body).where(RECORDS.c.id == name)).scalar()

    def records(self) -> Iterator[str]:
        for name in self.texts(select(RECORDS.c.id).order_by(RECORDS.c.kept, RECORDS.c.id)):
            body = self.record(name)
            if body is not None:
                yield body


def name_of(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:32]
