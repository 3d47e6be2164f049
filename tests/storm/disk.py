"""A house of one node with the real store on a real SQLite file, which fails now and then.

Beside the file a simulated database is told what was committed: it knows what has to be in the file, also
after the node has died and the file was opened anew. A killed node leaves its files as they are; where the
power goes, only what was synced is still there, and a part of what was being written.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Engine, event
from sqlalchemy.exc import IntegrityError

from tests.storm.database import Database
from tests.storm.power import FULL, Files, contents_of, torn
from tests.storm.world import Broken
from toog.server.store.appends import Append
from toog.server.store.engine import database_url
from toog.server.store.store import Store, StoredTable

T = TypeVar("T")

FILE = "house.db"
CHECKPOINTS = (10, 60, 1000)  # pages in the log after which it is copied into the database


class PowerCut(sqlite3.OperationalError):
    """Nobody hears of it any more."""


def nothing() -> None:
    """To be done."""


class Disk:
    """Every start after a death finds its files in another folder: the dead still have theirs open."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.database = database
        self.luck = database.world.luck
        self.folder = folder
        self.number = 0
        self.path.parent.mkdir()
        self.checkpoint = self.luck.choice(CHECKPOINTS)
        self.synced: Files | None = None  # where that is less than what was written
        self.fails = False  # the power, in the middle of the next write
        self.when_dark: Callable[[], None] = nothing

    @property
    def path(self) -> Path:
        return self.folder / str(self.number) / FILE

    @contextmanager
    def writing(self, syncs: Callable[[], bool], kept: Callable[[], object]) -> Iterator[None]:
        """`kept` is called when it is in the file: after a power cut that is found out there."""
        synced = syncs()
        before = None if synced and not self.fails else Files.read(self.path)
        yield
        if not synced:
            self.synced = self.synced or before
        if before is not None and self.fails:
            self.cut_power(torn(before, Files.read(self.path), self.luck), kept)
            raise PowerCut("no power")
        kept()

    def cut_power(self, found: Files | None = None, unsure: Callable[[], object] = nothing) -> None:
        """What was committed is there. Whether the commit under way is there, nobody can know before."""
        self.fails = False
        found, self.synced = self.synced or found or Files.read(self.path), None
        there = found.contents()
        if there != self.database.bodies():
            unsure()
        if there != self.database.bodies():
            self.database.world.fail(Broken("the file has not kept what was committed before the power cut"))
        self.database.world.note("power cut", len(there))
        self.begin_anew(found)

    def begin_anew(self, found: Files | None = None) -> None:
        """With these files, or as they are now."""
        found = found or Files.read(self.path)
        self.number += 1
        found.write(self.path)

    def check(self) -> None:
        """What is in the file is what was committed, no less and no more."""
        if contents_of(self.path) != self.database.bodies():
            raise Broken("the file has not kept what was committed")


class FileStore(Store):
    disk: Disk
    database: Database

    def __init__(self, engine: Engine, node: str, key: bytes | None = None) -> None:
        super().__init__(engine, node, key)
        self.cut_off = False  # the disk fails
        self.hangs_until = 0.0  # it does not answer
        self.folder = Path(str(engine.url.database)).parent

    @classmethod
    def on(cls, disk: Disk, node: str) -> FileStore:
        """As often as it takes: the power may also fail while the house is opened."""
        while True:
            store = cls.open(database_url(str(disk.path)), node)
            assert isinstance(store, cls)
            store.use(disk)
            try:
                with disk.writing(store.syncs, nothing):
                    misfits = store.move_in(disk.database.clock())
            except PowerCut:
                store.close()
                continue
            if any(misfits):
                disk.database.world.fail(Broken(f"{misfits} do not fit together"))
            return store

    def use(self, disk: Disk) -> None:
        self.disk, self.database = disk, disk.database
        assert self.staging is not None
        pragma = f"PRAGMA wal_autocheckpoint = {disk.checkpoint}"
        self.staging.connection.execute(pragma)
        event.listen(self.engine, "checkout", lambda connection, *_: connection.execute(pragma))

    def syncs(self) -> bool:
        """Whether a commit waits for the disk, as SQLite says it."""
        assert self.staging is not None
        (level,) = self.staging.connection.execute("PRAGMA synchronous").fetchone()
        return bool(level >= FULL)

    def close(self) -> None:
        super().close()
        if self.folder != self.disk.path.parent:
            shutil.rmtree(self.folder, ignore_errors=True)

    def kill(self) -> None:
        """With the process; the files stay as they are."""
        if self.folder == self.disk.path.parent:
            self.disk.begin_anew()
        self.close()

    def must_work(self, fails: float) -> None:
        database = self.database
        if not self.cut_off:
            database.may_hang(self.hangs_until)
        if self.cut_off or database.away or database.world.chance(fails):
            raise sqlite3.OperationalError("disk I/O error")

    def write(self, write: Callable[[], T], kept: Callable[[], object]) -> T:
        self.must_work(self.database.weather.commit_fails)
        try:
            with self.disk.writing(self.syncs, kept):
                return write()
        except PowerCut:
            self.cut_off = True
            self.disk.when_dark()
            raise

    def commit(self, batch: Sequence[Append]) -> None:
        self.write(lambda: super(FileStore, self).commit(batch), lambda: self.committed(batch))
        if self.database.world.chance(self.database.weather.commit_unknown):
            raise sqlite3.OperationalError("disk I/O error")

    def committed(self, batch: Sequence[Append]) -> None:
        try:
            self.database.apply(self.node, batch)
        except IntegrityError:
            self.database.world.fail(Broken(f"the file has taken what does not follow: {batch}"))

    def load(self, table: str, since: int = 0) -> StoredTable | None:
        self.must_work(self.database.weather.read_fails)
        return super().load(table, since)

    def delete(self, table: str) -> bool:
        return self.write(
            lambda: super(FileStore, self).delete(table), lambda: self.database.delete(self.node, table)
        )

    def probe(self) -> None:
        self.write(super().probe, nothing)

    def ping(self) -> float:
        self.must_work(self.database.weather.read_fails)
        return super().ping()

    def tidy(self) -> bool:
        return self.write(super().tidy, nothing)
