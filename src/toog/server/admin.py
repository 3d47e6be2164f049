"""What the keeper does beside the house: a copy of everything, all records out and in, a table away."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from msgspec import DecodeError
from sqlalchemy import URL, insert, select
from sqlalchemy.exc import SQLAlchemyError

from toog.core.course import Course
from toog.core.errors import GameError, quote
from toog.core.record import MOST_BYTES, read_json, read_record, write_record
from toog.server.runtime.errors import HouseError
from toog.server.store.engine import PRIVATE, database_url, wait_for_ever
from toog.server.store.file_lock import locked
from toog.server.store.schema import METADATA, PASSING
from toog.server.store.statements import reason_of
from toog.server.store.store import Store
from toog.server.tables.hub import entries_of
from toog.table import Table, TableError

MOST_ROWS = 500
ORIGIN = "from"  # in a record's meta: a mark of the table it comes from, which is no way to its link
STANDARD = "-"


@contextmanager
def open_store(database: str | None, *, must_exist: bool = False) -> Iterator[Store]:
    store = Store.open(existing(database) if must_exist else database_url(database))
    try:
        yield store
    except (SQLAlchemyError, DecodeError) as error:
        raise HouseError("database-open", reason=reason_of(error)) from None
    finally:
        store.close()


def existing(database: str | None) -> URL:
    url = database_url(database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise HouseError("database-file", file=str(url.database), reason=os.strerror(errno.ENOENT))
    return url


# A copy


def backup(database: str | None, name: str) -> int:
    """Copies one moment of an open house. The copy is a database: `toog serve --database FILE`."""
    target = Path(name)
    if target.exists():
        raise HouseError("file-exists", file=name)
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=PRIVATE)
        with open_store(database, must_exist=True) as store:
            copy(store, part)
        check_copy(part)
        part.rename(target)
        sync(target.parent)
    except OSError as error:
        raise HouseError("file-write", file=name, reason=error.strerror or "?") from None
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def copy(store: Store, part: Path) -> None:
    if store.shared:
        copy_rows(store, part)
    else:
        with store.engine.connect() as connection:
            connection.exec_driver_sql("VACUUM INTO ?", (str(part),))


def copy_rows(store: Store, part: Path) -> None:
    """Copies from PostgreSQL, in one snapshot of it."""
    with open_store(str(part)) as other, store.engine.connect() as source:
        reading = source.execution_options(isolation_level="REPEATABLE READ")
        wait_for_ever(reading)  # the other disk may be slow
        bit_by_bit = {"yield_per": MOST_ROWS}
        with other.engine.begin() as writing:
            for table in METADATA.sorted_tables:
                if table.info == PASSING:
                    continue
                found = reading.execute(select(table), execution_options=bit_by_bit)
                for rows in found.mappings().partitions():
                    writing.execute(insert(table), [dict(row) for row in rows])


def check_copy(part: Path) -> None:
    with sqlite3.connect(part) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    connection.close()
    if found != "ok":
        raise HouseError("backup-broken", file=str(part), reason=str(found))
    sync(part)


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Records


def export(database: str | None, name: str, *, hands: bool = False) -> tuple[int, int]:
    """Writes every game that was begun, one record a line. Returns how many, and how many were left out.

    Left out are games with hidden cards that go on, unless the hands are asked for.
    """
    with open_store(database, must_exist=True) as store, opened(name, "w") as file:
        written = left_out = 0
        for line in records_of(store, hands=hands):
            if line is None:
                left_out += 1
            else:
                file.write(line)
                written += 1
        file.flush()
    return written, left_out


def records_of(store: Store, *, hands: bool) -> Iterator[str | None]:
    """None where someone still holds cards that nobody else may see."""
    for table_id in store.ids():
        kept = store.load(table_id)
        if kept is None:
            continue
        try:
            record = Table.open(table_id, entries_of(kept), kept.secret).record(everything=hands)
        except TableError as error:
            if error.key in ("still-hidden", "night-on"):
                yield None
            continue
        yield write_record({**record, "meta": {**record.get("meta", {}), ORIGIN: origin_of(table_id)}})
    yield from store.records()


def origin_of(table_id: str) -> str:
    return hashlib.sha256(f"record|{table_id}".encode()).hexdigest()


def import_records(database: str | None, name: str) -> tuple[int, int]:
    """Reads records, checks all, and then keeps them. Returns how many are new, and how many were known."""
    with opened(name, "r") as file:
        found = list(read_lines(file))
    with open_store(database) as store:
        here = {origin_of(table_id) for table_id in store.ids()}
        fresh = [(game, body) for game, origin, body in found if origin not in here]
        kept = 0
        for start in range(0, len(fresh), MOST_ROWS):
            kept += store.keep_records(fresh[start : start + MOST_ROWS], time.time())
    return kept, len(found) - kept


def read_lines(file: IO[str]) -> Iterator[tuple[str, object, str]]:
    """The game, where it comes from, and the record in its canonical form."""
    number = 0
    while line := file.readline(MOST_BYTES + 1):
        number += 1
        if not line.strip():
            continue
        try:
            record = read_record(read_json(line.encode("utf-8", "surrogateescape")))
            Course.of(record)
        except GameError as error:
            raise HouseError("import-bad", line=number, reason=str(error)) from None
        yield record.game.name, (record.meta or {}).get(ORIGIN), write_record(record.plain())


@contextmanager
def opened(name: str, mode: str) -> Iterator[IO[str]]:
    """`-` is standard input or output."""
    if name == STANDARD:
        yield sys.stdin if mode == "r" else sys.stdout
        return
    key = "file-read" if mode == "r" else "file-write"
    try:
        with open(name, mode, encoding="utf-8", errors="surrogateescape", opener=private) as file:
            yield file
    except OSError as error:
        raise HouseError(key, file=name, reason=error.strerror or "?") from None


def private(name: str, flags: int) -> int:
    """Opens a file. What is written is for the owner's eyes alone, also in a file that was there before."""
    handle = os.open(name, flags, mode=PRIVATE)
    if flags & os.O_WRONLY and stat.S_ISREG(os.fstat(handle).st_mode):
        with contextlib.suppress(PermissionError):  # someone else's, who has chosen so
            Path(name).chmod(PRIVATE)
    return handle


# A table


def delete_table(database: str | None, link: str) -> None:
    """Nodes on PostgreSQL are told. A house on a file must be closed: it goes on with what it remembers."""
    table = re.split("[?#]", link)[0].rstrip("/").rpartition("/")[2]  # behind the # stand secrets
    with locked(existing(database), "house-open"), open_store(database) as store:
        if not store.delete(table):
            raise HouseError("no-table", table=quote(table))
