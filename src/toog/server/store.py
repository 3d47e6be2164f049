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
    ColumnElement,
    Connection,
    Engine,
    Exists,
    ScalarSelect,
    Select,
    bindparam,
    delete,
    exists,
    extract,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from toog.server.appends import Append, Opening
from toog.server.engine import migrate, open_engine
from toog.server.errors import Doubled, HouseError, NotOurs, NotStored
from toog.server.identity import Identity
from toog.server.misfits import SetAside
from toog.server.notices import DELETED, notice_of, notify, notify_lines
from toog.server.schema import ENTRIES, HOUSE, LEASES, NODES, RECORDS, SET_ASIDE, TABLES
from toog.server.shared_key import new_key, shared_key
from toog.server.slate import Slate, Taken, lines_with, write_with

P = ParamSpec("P")
T = TypeVar("T")

TAKEN = (IntegrityError, Taken)
BROKEN = (SQLAlchemyError, sqlite3.Error, NotOurs)
MOST_NAMED = 10_000  # tables in one question
BEFORE_COMMIT = "before the commit"
IDLE_IN_TRANSACTION = "25P03"  # as PostgreSQL numbers it


@dataclass(frozen=True)
class Kept:
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
        self.slate = None if self.shared else Slate(engine)
        self.identity = None if self.shared else Identity(str(engine.url.database))

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
        if self.slate is not None:
            self.slate.close()
        self.engine.dispose()

    def append(self, batch: Sequence[Append]) -> list[NotStored | None]:
        """One transaction for all. Where that fails each stands alone, so that one does not sink the rest."""
        try:
            self.commit(batch)
            return [None] * len(batch)
        except TAKEN:
            return self.append_each(batch)
        except BROKEN as error:
            return [NotStored(reason_of(error))] * len(batch)

    def append_each(self, batch: Sequence[Append]) -> list[NotStored | None]:
        """After a failed append nothing is tried that was made on top of it, or leads to its table."""
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
        if self.slate is not None:
            self.commit_on(self.slate, batch)
            return
        try:
            self.commit_together(batch)
        except DBAPIError as error:
            if not is_undone(error):
                raise
            self.commit_together(batch)

    def commit_together(self, batch: Sequence[Append]) -> None:
        """With other nodes, on PostgreSQL."""
        with self.engine.connect() as connection:
            try:
                write_facts(connection, batch)
                enter(connection, batch)
                self.tell_stored(connection, batch)
            except DBAPIError as error:
                error.add_detail(BEFORE_COMMIT)
                raise
            connection.commit()

    def commit_on(self, slate: Slate, batch: Sequence[Append]) -> None:
        """What went into a file that is not there any more is not stored: that is only known afterwards."""
        self.while_ours(self.write_on, slate, batch)

    def write_on(self, slate: Slate, batch: Sequence[Append]) -> None:
        with slate.turn(batch) as commit:
            if all(item.only_entries for item in batch):
                slate.write(commit)
                return
            with self.engine.begin() as connection:
                write_facts(connection, batch)
                write_with(connection.exec_driver_sql, commit)

    def must_be_ours(self) -> None:
        """Raises NotOurs from when the database was taken away until the house is started again."""
        if self.identity is None or self.slate is None:
            return
        if self.identity.is_lost_now() and self.identity.lost == ["log"]:
            with contextlib.suppress(sqlite3.Error):
                self.slate.save_log()
        if self.identity.lost:
            raise NotOurs("the database was deleted, moved or replaced")

    def while_ours(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What was read or written elsewhere counts for nothing."""
        self.must_be_ours()
        answer = ask(*args, **kwargs)
        self.must_be_ours()
        return answer

    @property
    def is_full(self) -> bool:
        """It is high time to tidy up."""
        return self.slate is not None and self.slate.is_full

    def tidy(self) -> bool:
        """A bit of what can wait for a quiet moment. Answers whether there is more."""
        return self.slate is not None and self.slate.carry_over()

    def move_in(self, at: float) -> SetAside:
        """Before the house opens. The file is this node's, and all is tidied up at once: nobody waits yet.

        Answers what was set aside because it does not fit together or cannot be read.
        """
        if self.slate is None:
            return SetAside([], [])
        try:
            misfits = self.slate.take_over(self.node, at)
            self.slate.carry_over(math.inf)
        except sqlite3.Error as error:
            raise HouseError("database-open", reason=reason_of(error)) from None
        return misfits

    def tidied(self) -> AbstractContextManager[None]:
        """Nothing is left to tidy up, and nothing is appended in the meantime."""
        return nullcontext() if self.slate is None else self.slate.wiped()

    def tell_stored(self, connection: Connection, batch: Sequence[Append]) -> None:
        notify_lines(connection, [notice_of(self.node, item, self.key) for item in batch])

    def notify(self, connection: Connection, told: list[tuple[str, str]]) -> None:
        if self.shared:
            notify(connection, self.node, told)

    def load(self, table: str, since: int = 0) -> Kept | None:
        """The entries from sequence number `since` on; None when there is no such table."""
        on_slate = self.slate is not None and table in self.slate.next
        with self.engine.connect() as connection:
            if on_slate:
                connection.execute(text("BEGIN"))  # the book and the slate as of one moment
            secret = connection.execute(select(TABLES.c.secret).where(TABLES.c.id == table)).scalar()
            if secret is None:
                return None
            rows = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.seq >= since)
            bodies = list(connection.execute(rows.order_by(ENTRIES.c.seq)).scalars())
            if on_slate:
                lines = lines_with(connection, table)
                bodies += [body for owner, seq, _, body in lines if owner == table and seq >= since]
            return Kept(secret, bodies)

    def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries of each are stored; those that were deleted are not there."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        found: dict[str, int] = {}
        with self.engine.connect() as connection:
            for start in range(0, len(tables), MOST_NAMED):
                some = TABLES.c.id.in_(tables[start : start + MOST_NAMED])
                found.update(connection.execute(select(TABLES.c.id, last + 1).where(some)).all())
        return found

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
        """Those where nothing has happened since, oldest first; and how many there are in all.

        While others write: at one of them something may have happened in the meantime.
        """
        if self.slate is not None:
            self.slate.empty()
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
        """Reads something: SQLite says that 1 is 1 without a look at the file.

        Answers how full the queue of what the nodes tell each other is, from 0 to 1. It fills up where one of
        them listens and hears nothing, and once it is full nothing more can be committed.
        """
        with self.engine.connect() as connection:
            connection.execute(select(TABLES.c.id).limit(1)).scalar()
            if not self.shared:
                return 0.0
            return float(connection.execute(select(func.pg_notification_queue_usage())).scalar_one())

    def probe(self) -> None:
        """Writes something and takes it away again, so that it is known whether anything can be stored."""
        if self.slate is not None:
            self.while_ours(self.slate.probe)
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
    """To a node that is alive, by the clock of the database."""
    alive = NODES.c.until > extract("epoch", func.clock_timestamp())
    return exists().where(LEASES.c.table_id == table, LEASES.c.node == NODES.c.node, alive)


def name_of(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:32]


def opening_row(item: Append, opening: Opening) -> dict[str, object]:
    return {
        "id": item.table,
        "game": opening.game,
        "created": item.at,
        "secret": opening.secret,
        "listed": opening.listed,
    }


def enter(connection: Connection, batch: Sequence[Append]) -> None:
    """Into PostgreSQL, in one statement."""
    columns = list(zip(*(row for item in batch for row in item.rows()), strict=True))
    names = ("tables", "numbers", "times", "bodies")
    given = {name: list(column) for name, column in zip(names, columns, strict=True)}
    if connection.execute(ENTER, given).rowcount != len(columns[0]):
        raise Taken


def write_facts(connection: Connection, batch: Sequence[Append]) -> None:
    """Everything but the entries."""
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

    As on a node that its machine held up in the middle of one, or whose line was cut since the last one. Who
    hangs up at the commit itself may have kept it, unless it was tired of waiting for that.
    """
    if not error.connection_invalidated:
        return False
    return BEFORE_COMMIT in error.detail or getattr(error.orig, "sqlstate", None) == IDLE_IN_TRANSACTION


def reason_of(error: Exception) -> str:
    """One line, without the statement."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0]
