"""One short life of a store, in which one call to its files fails, or the power goes at it."""

from __future__ import annotations

import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Self

from sqlalchemy.exc import SQLAlchemyError

from tests.storm.power import contents_of
from tests.storm.vfs import Fault, FaultyFiles
from tests.storm.world import Broken
from toog.server.runtime.errors import HouseError, NotOurs
from toog.server.store.appends import Append, Opening
from toog.server.store.engine import database_url
from toog.server.store.store import Store

FAILURES = (sqlite3.Error, SQLAlchemyError, HouseError, NotOurs)
TABLES = ("a", "b", "c")
LONG = "x" * 9_000  # an entry of several pages


class Life:
    """What was tried on each table, how much of it was acknowledged, and which tables were taken away."""

    def __init__(self) -> None:
        self.tried: dict[str, list[str]] = {}
        self.acknowledged: dict[str, int] = {}
        self.deleting: set[str] = set()
        self.deleted: set[str] = set()

    def live(self, path: Path) -> None:
        with suppress(*FAILURES):
            store = Store.open(database_url(str(path)), "node")
            try:
                store.move_in(0.0)
                self.use(store)
            finally:
                with suppress(*FAILURES):
                    store.close()

    def use(self, store: Store) -> None:
        assert store.staging is not None
        store.staging.connection.execute("PRAGMA wal_autocheckpoint = 12")
        for table in TABLES:
            self.append(store, [(table, "first")], opening=True)
        for number in range(4):
            self.append(store, [(table, f"{table} {number}") for table in TABLES])
        self.append(store, [("a", LONG)])
        self.try_out(store.tidy)
        self.append(store, [("b", "after tidying"), ("c", "too")])
        self.deleting.add("c")
        if self.try_out(lambda: store.delete("c")):
            self.deleted.add("c")
        self.try_out(store.probe)
        for number in range(3):
            self.append(store, [("a", f"late {number}")])
            self.append(store, [("b", f"late {number}")])
        self.try_out(store.tidy)

    def try_out(self, what: Callable[[], object]) -> bool:
        try:
            what()
        except FAILURES:
            return False
        return True

    def append(self, store: Store, entries: list[tuple[str, str]], *, opening: bool = False) -> None:
        """As a house does it: after a failure a table is read back, and goes on from what is there."""
        batch = [
            Append(
                table,
                len(self.tried.get(table, ())),
                [body],
                0.0,
                Opening("mens", b"secret", listed=False) if opening else None,
            )
            for table, body in entries
        ]
        for table, body in entries:
            self.tried.setdefault(table, []).append(body)
        for item, answer in zip(batch, store.append(batch), strict=True):
            if answer is None:
                self.acknowledged[item.table] = item.version
            else:
                self.read_back(store, item.table)

    def read_back(self, store: Store, table: str) -> None:
        """What is stored now is shown to everyone, and so counts as acknowledged."""
        try:
            kept = store.while_ours(store.load, table)
        except FAILURES:
            return
        found = [] if kept is None else kept.bodies
        self.tried[table] = found
        self.acknowledged[table] = len(found)

    def check(self, path: Path) -> int:
        """Compares it with what a house finds that is opened now. Answers how much was acknowledged."""
        found = contents_of(path)
        for table, tried in self.tried.items():
            there, told = found.get(table, []), self.acknowledged.get(table, 0)
            if table in self.deleted and there:
                raise Broken(f"table {table} was deleted, which was acknowledged, and is there")
            if table in self.deleting and not there:
                continue
            if there[:told] != tried[:told]:
                raise Broken(f"{told} entries of {table} were acknowledged, and there are {len(there)}")
            if there != tried[: len(there)]:
                raise Broken(f"there is something in {table} that nobody has written: {there}")
        return sum(self.acknowledged.values())


def new_house(folder: Path) -> Path:
    """A folder with an empty database, closed."""
    folder.mkdir()
    store = Store.open(database_url(str(folder / "house.db")), "node")
    store.move_in(0.0)
    store.close()
    return folder


def calls_of(house: Path) -> list[str]:
    """All calls of a life in which nothing goes wrong."""
    with Trial(house, Fault()) as trial:
        trial.life.check(trial.path)
        return trial.files.calls


class Trial:
    """A life of a copy of the house, lived on entering."""

    def __init__(self, house: Path, fault: Fault) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "copy" / "house.db"
        shutil.copytree(house, self.path.parent)
        self.files = FaultyFiles(self.path.parent, fault)
        self.life = Life()

    def __enter__(self) -> Self:
        with self.files.installed():
            self.life.live(self.path)
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.folder)


def fail(house: Path, fault: Fault) -> int:
    with Trial(house, fault) as trial:
        return trial.life.check(trial.path)


def lose_power(house: Path, number: int, luck: random.Random) -> int:
    with Trial(house, Fault(number, ever_after=True)) as trial:
        trial.files.after_power_cut(trial.folder / "found", luck)
        return trial.life.check(trial.folder / "found" / "house.db")
