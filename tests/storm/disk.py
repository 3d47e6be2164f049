"""A house of one node with the real store on a real SQLite file, which fails now and then.

Beside the file a simulated database is told what was committed: it knows what has to be in the file, also
after the node has died and the file was opened anew. A commit is one step here, so that a loss of power
between two steps finds every commit that has returned: that SQLite waits for the disk is tested elsewhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from tests.storm.database import Database
from tests.storm.world import Broken
from toog.server.appends import Append
from toog.server.engine import database_url
from toog.server.store import Kept, Store

FILE = "house.db"


class FileStore(Store):
    database: Database

    def __init__(self, engine: Engine, node: str, key: bytes | None = None) -> None:
        super().__init__(engine, node, key)
        self.cut_off = False  # the disk does not answer

    @classmethod
    def on(cls, folder: Path, database: Database, node: str) -> FileStore:
        store = cls.open(database_url(str(folder / FILE)), node)
        assert isinstance(store, cls)
        store.database = database
        return store

    def must_work(self, fails: float) -> None:
        database = self.database
        if self.cut_off or database.away or database.world.chance(fails):
            raise sqlite3.OperationalError("disk I/O error")

    def commit(self, batch: Sequence[Append]) -> None:
        database, weather = self.database, self.database.weather
        self.must_work(weather.commit_fails)
        super().commit(batch)
        try:
            database.apply(self.node, batch)
        except IntegrityError:
            database.world.fail(Broken(f"the file has taken what does not follow: {batch}"))
        if database.world.chance(weather.commit_unknown):
            raise sqlite3.OperationalError("disk I/O error")

    def load(self, table: str, since: int = 0) -> Kept | None:
        self.must_work(self.database.weather.read_fails)
        return super().load(table, since)

    def delete(self, table: str) -> bool:
        self.must_work(self.database.weather.commit_fails)
        self.database.delete(self.node, table)
        return super().delete(table)

    def tidy(self) -> bool:
        self.must_work(self.database.weather.commit_fails)
        return super().tidy()


def check_file(folder: Path, database: Database) -> None:
    """What is in the file is what was committed, no less and no more."""
    store = Store.open(database_url(str(folder / FILE)))
    try:
        kept = {table: store.load(table) for table in store.ids()}
    finally:
        store.close()
    found = {table: each.bodies for table, each in kept.items() if each is not None}
    if found != {table: each.bodies for table, each in database.tables.items()}:
        raise Broken("the file has not kept what was committed")
