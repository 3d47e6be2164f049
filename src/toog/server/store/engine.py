"""Connections to the database, each one checked for the promises the house makes with it."""

from __future__ import annotations

import contextlib
import sqlite3
import stat
from pathlib import Path
from typing import Any, cast

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError

from toog.core.errors import quote
from toog.server.runtime.errors import HouseError
from toog.server.store.file_identity import raise_mark
from toog.server.store.migrations import HEAD

# FULL: a commit returns when the log is on the disk. NORMAL would lose the last commits with the power.
# What is deleted on request is overwritten, and not just left out. Where SQLite had moved it before, a copy
# may stay behind until the page is used again.
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "busy_timeout": 5000,
    "secure_delete": 1,
}
PRIVATE = 0o600  # of files: for the owner to read and write
MOST_THREADS = 32  # that Python has for asking the store: none of them waits for a connection
# Or a house whose PostgreSQL is far away, or from which nothing comes any more though nobody has hung up,
# would wait for a quarter of an hour. What the address says itself counts.
LINE = {
    "connect_timeout": "10",
    "keepalives_idle": "2",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "5000",  # milliseconds
}
# A node that is paused in the middle of a transaction is cut off by the database, and others wait so long.
PATIENCE = {
    "idle_in_transaction_session_timeout": "1500ms",
    "lock_timeout": "3s",
    "statement_timeout": "20s",
}
WAITS = (
    "SELECT set_config(name, 'on', false) FROM pg_settings"
    " WHERE name = 'synchronous_commit' AND setting = 'off'"
)
PROMISES = (WAITS, *(f"SET SESSION {name} = '{time}'" for name, time in PATIENCE.items()))
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_664  # any number, as long as every node uses the same


def database_url(name: str | None) -> URL:
    """A URL as it is, else the path of an SQLite file; by default one in the user's data folder."""
    if name is None:
        return sqlite_url(user_data_path("toog") / "house.db")
    if "://" not in name:
        return sqlite_url(Path(name))
    try:
        url = make_url(name)
    except ArgumentError:
        raise HouseError("database-address", name=quote(name)) from None
    if url.get_backend_name() == "postgresql":
        query = {**LINE, **url.query}
        return url.set(drivername="postgresql+psycopg", query=query)
    if url.drivername != "sqlite" or not url.database:
        raise HouseError("database-kind", name=quote(url.drivername))
    return url


def sqlite_url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path.expanduser().absolute()))


def open_engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        make_private(Path(str(url.database)))
    # Parameters hold entries and secrets: no error message shows them.
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, hide_parameters=True)
        event.listen(engine, "connect", set_pragmas)
        event.listen(engine, "commit", mark_what_is_written)
    else:
        engine = create_engine(url, hide_parameters=True, max_overflow=MOST_THREADS)
        event.listen(engine, "connect", set_promises)
    return engine


def make_private(path: Path) -> None:
    """The file is the owner's alone, also one that was there before; SQLite gives its log the same rights."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=PRIVATE)
        if stat.S_IMODE(path.stat().st_mode) & ~PRIVATE:
            with contextlib.suppress(PermissionError):  # someone else's, who has chosen so
                path.chmod(PRIVATE)
    except OSError as error:
        raise HouseError("database-file", file=str(path), reason=error.strerror or "?") from None


def set_pragmas(connection: sqlite3.Connection, record: Any) -> None:
    for name, value in PRAGMAS.items():
        connection.execute(f"PRAGMA {name} = {value}").close()
    check_pragmas(connection)


def mark_what_is_written(connection: Connection) -> None:
    opened = cast(sqlite3.Connection, connection.connection.driver_connection)
    if opened.in_transaction:
        raise_mark(opened)


def check_pragmas(connection: sqlite3.Connection) -> None:
    """SQLite says nothing about a pragma it did not follow, so each is read back."""
    for name, wanted in PRAGMAS.items():
        found = connection.execute(f"PRAGMA {name}").fetchone()[0]
        if found != wanted:
            raise HouseError("database-pragma", pragma=name, found=str(found), wanted=str(wanted))


def set_promises(connection: DBAPIConnection, record: Any) -> None:
    """Whatever PostgreSQL was told for other purposes: a commit waits for the disk, and nobody hangs."""
    asking = connection.cursor()
    for promise in PROMISES:
        asking.execute(promise)
    asking.close()
    connection.commit()


def migrate(connection: Connection) -> None:
    """Brings the schema up to the newest step, in one transaction of the caller's, and alone."""
    if current_step(connection) == HEAD:
        return
    if connection.dialect.name == "postgresql":
        wait_for_ever(connection)  # here, and at the node that came first
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
    else:
        connection.execute(text("BEGIN IMMEDIATE"))  # by itself SQLite would keep each half of a step
    if current_step(connection) != HEAD:
        run_alembic(connection)


def wait_for_ever(connection: Connection) -> None:
    """Lifts the time limits in this transaction on PostgreSQL, however long it takes."""
    for name in PATIENCE:
        connection.execute(text(f"SET LOCAL {name} = 0"))


def current_step(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    step = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if step is None else str(step)


def run_alembic(connection: Connection) -> None:
    from alembic import command, config
    from alembic.util import CommandError

    steps = config.Config()
    steps.set_main_option("script_location", str(MIGRATIONS))
    steps.attributes["connection"] = connection
    try:
        command.upgrade(steps, "head")
    except CommandError:
        raise HouseError("database-newer") from None
