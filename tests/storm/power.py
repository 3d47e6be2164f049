"""What a disk holds of an SQLite database when the power goes: all that was synced, and of the rest a part.

In WAL mode a commit appends frames to the log and, with `synchronous` at FULL, returns when they are synced.
A checkpoint then copies pages from the log into the database and syncs that, before the log begins anew.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from toog.server.store.engine import database_url
from toog.server.store.store import Store

FULL = 2  # of `synchronous`: from there on a commit waits for the disk
PAGE = 4096
HEADER = 32  # of the log
FRAME = 24 + PAGE
ALL_THERE = 0.3  # of the power cuts find all on the disk that was being written, only nobody was told
IN_THE_LOG = 0.5  # of the power cuts during a checkpoint come before it


@dataclass(frozen=True)
class Files:
    """The database and its log. The index of the log is made anew at every start."""

    database: bytes
    log: bytes

    @classmethod
    def read(cls, path: Path) -> Files:
        log = log_of(path)
        return cls(path.read_bytes(), log.read_bytes() if log.exists() else b"")

    def write(self, path: Path) -> None:
        path.parent.mkdir()
        path.write_bytes(self.database)
        log_of(path).write_bytes(self.log)

    def contents(self) -> dict[str, list[str]]:
        """The entries of every table, read from a copy: who opens the files themselves repairs them."""
        folder = Path(tempfile.mkdtemp())
        try:
            path = folder / "copy" / "house.db"
            self.write(path)
            return contents_of(path)
        finally:
            shutil.rmtree(folder)


def contents_of(path: Path) -> dict[str, list[str]]:
    store = Store.open(database_url(str(path)))
    try:
        kept = {table: store.load(table) for table in store.ids()}
    finally:
        store.close()
    return {table: each.bodies for table, each in kept.items() if each is not None}


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def torn(before: Files, after: Files, luck: random.Random) -> Files:
    """What is there when the power went between two moments, in the order in which SQLite writes.

    Where the log has begun anew beside a checkpoint it cannot be told which of them came first.
    """
    checkpoint = before.database != after.database
    if checkpoint and before.log[:HEADER] != after.log[:HEADER]:
        return luck.choice([before, after])
    if checkpoint and luck.random() >= IN_THE_LOG:
        return Files(torn_database(before.database, after.database, luck), after.log)
    return Files(before.database, torn_log(before.log, after.log, luck))


def torn_log(before: bytes, after: bytes, luck: random.Random) -> bytes:
    """The first bytes of what was written: the salt in it is SQLite's own, so whole frames are compared."""
    changed = [place for place in frames(after) if before[slice(*place)] != after[slice(*place)]]
    if not changed:
        return after
    start, end = changed[0][0], changed[-1][1]
    cut = min(end, start + int(luck.random() * (end - start) / (1 - ALL_THERE)))
    return after[:cut] + before[cut:]


def frames(log: bytes) -> Iterator[tuple[int, int]]:
    """From where to where, and the header before them."""
    yield 0, HEADER
    for start in range(HEADER, len(log), FRAME):
        yield start, start + FRAME


def torn_database(before: bytes, after: bytes, luck: random.Random) -> bytes:
    """Pages in any order: some are there and some not."""
    pages = bytearray(before.ljust(len(after), b"\0"))
    for start in range(0, len(after), PAGE):
        page = after[start : start + PAGE]
        if page != before[start : start + PAGE] and luck.random() < 0.5:
            pages[start : start + PAGE] = page
    return bytes(pages)
