"""The store: entries appended many tables at a time in one transaction, and read back."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec import Struct
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Select,
    bindparam,
    delete,
    exists,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from toog.server.engine import migrate, open_engine
from toog.server.errors import Doubled, HouseError, NotStored
from toog.server.pen import Pen, Row
from toog.server.schema import ENTRIES, RECORDS, TABLES

DELETED = "0"  # instead of a version
TAKEN = (IntegrityError, sqlite3.IntegrityError)
BROKEN = (SQLAlchemyError, sqlite3.Error)
CHANNEL = "toog"  # on which the nodes of one PostgreSQL tell each other what was appended


@dataclass(frozen=True)
class Opening:
    """The facts of a new table; its entries come with it."""

    game: str
    secret: bytes = field(repr=False)
    listed: bool


class Append(Struct, frozen=True):
    """New entries of one table, from sequence number `first` on."""

    table: str
    first: int
    bodies: Sequence[str]
    at: float
    opening: Opening | None = None
    ended: bool = False
    listed: bool | None = None  # when that has changed

    @property
    def only_entries(self) -> bool:
        """As nearly all are: nothing else about the table changes."""
        return self.opening is None and self.listed is None and not self.ended

    @property
    def version(self) -> int:
        """Of the table once these are stored."""
        return self.first + len(self.bodies)


@dataclass(frozen=True)
class Kept:
    """A table as it was read back."""

    secret: bytes = field(repr=False)
    bodies: list[str]


class Store:
    """Every method waits for the database, so none is called on the event loop."""

    def __init__(self, engine: Engine, node: str) -> None:
        self.engine = engine
        self.node = node
        self.shared = engine.dialect.name == "postgresql"
        self.pen = None if self.shared else Pen(engine)

    @classmethod
    def open(cls, url: URL, node: str = "") -> Store:
        engine = open_engine(url)
        try:
            with engine.begin() as connection:
                migrate(connection)
        except SQLAlchemyError as error:
            raise HouseError("database-open", reason=reason_of(error)) from None
        return cls(engine, node)

    def close(self) -> None:
        if self.pen is not None:
            self.pen.close()
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
        """After a failed append of a table nothing of that table is tried: it was made on top of it."""
        failed: dict[str, NotStored] = {}
        answers = []
        for item in batch:
            answer = failed.get(item.table) or self.append_alone(item)
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
        rows = [row for item in batch for row in entry_rows(item)]
        if self.pen is not None and len(rows) <= self.pen.most and all(item.only_entries for item in batch):
            self.pen.write(rows)
            return
        with self.engine.begin() as connection:
            openings = [opening_row(item, item.opening) for item in batch if item.opening is not None]
            if openings:
                connection.execute(insert(TABLES), openings)
            connection.execute(insert(ENTRIES), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
            ended = [{"table": item.table, "at": item.at} for item in batch if item.ended]
            if ended:
                connection.execute(END, ended)
            listed = [{"table": item.table, "now": item.listed} for item in batch if item.listed is not None]
            if listed:
                connection.execute(LIST, listed)
            self.notify(connection, [(item.table, str(item.version)) for item in batch])

    def notify(self, connection: Connection, told: list[tuple[str, str]]) -> None:
        """Other nodes hear it when, and only when, the transaction commits."""
        if self.shared:
            lines = [f"{self.node} {table} {what}" for table, what in told]
            connection.execute(NOTIFY, {"channel": CHANNEL, "told": lines})

    def tell_the_others(self, table: str, what: str) -> None:
        with self.engine.begin() as connection:
            self.notify(connection, [(table, what)])

    def load(self, table: str, since: int = 0) -> Kept | None:
        """The entries from sequence number `since` on; None when there is no such table."""
        with self.engine.connect() as connection:
            secret = connection.execute(select(TABLES.c.secret).where(TABLES.c.id == table)).scalar()
            if secret is None:
                return None
            rows = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.seq >= since)
            return Kept(secret, list(connection.execute(rows.order_by(ENTRIES.c.seq)).scalars()))

    def lobby(self, most: int) -> list[str]:
        """The newest listed tables that are not over."""
        rows = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.ended.is_(None))
        return self.texts(rows.order_by(TABLES.c.created.desc()).limit(most))

    def texts(self, rows: Select[str]) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.execute(rows).scalars())

    def ids(self) -> list[str]:
        return self.texts(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))

    def delete(self, table: str) -> bool:
        with self.engine.begin() as connection:
            found = connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount
            self.notify(connection, [(table, DELETED)])
            return bool(found)

    def sweep(self, before: float) -> int:
        """Deletes every table where nothing has happened since, and every record kept before."""
        younger = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= before)
        with self.engine.begin() as connection:
            old = connection.execute(delete(TABLES).where(TABLES.c.created < before, ~younger))
            connection.execute(delete(RECORDS).where(RECORDS.c.kept < before))
            return old.rowcount

    def ping(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

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


COLUMNS = tuple(ENTRIES.columns.keys())
END = update(TABLES).where(TABLES.c.id == bindparam("table")).values(ended=bindparam("at"))
LIST = update(TABLES).where(TABLES.c.id == bindparam("table")).values(listed=bindparam("now"))
NOTIFY = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


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


def entry_rows(item: Append) -> Iterator[Row]:
    for seq, body in enumerate(item.bodies, item.first):
        yield item.table, seq, item.at, body


def reason_of(error: Exception) -> str:
    """One line, without the statement."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().split("\n")[0]
