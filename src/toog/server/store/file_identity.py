"""Whether an SQLite database still lies where it was opened, whole and with all that was stored in it.

What is written into a file that was deleted or replaced is gone with the process that has it open, and SQLite
does not notice. As long as it is open no other file can have its number, so a look at the numbers is enough.

A file that is cut short, or overwritten by an older copy, keeps its number. SQLite goes on from the pages in
its memory, so what a house that is started next would find is read over a connection of its own. The log may
have survived and hide most of it, so a mark that only ever rises is read from the file itself.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from toog.server.runtime.journal import note

NAMES = ("database", "log", "index")
MARKS = 2**31  # after which they begin again
MARK_AT, MARK_BYTES = 60, 4  # the user version in the header of the file

Number = tuple[int, int]  # of the device, and of the file on it

WAIT_SECONDS = 5.0  # for a lock
PRIMARY = 0xFF  # the part of SQLite's error codes that says what kind it is
STORED = """
    SELECT carried + (SELECT count(*) FROM slate WHERE id > carried AND id <= ?)
    FROM (SELECT coalesce(max(carried), 0) AS carried FROM house)
"""  # the number of the last commit, if none before it is missing
DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR})  # no such table
SHORT_READ = sqlite3.SQLITE_IOERR | 2 << 8  # of a log that ends before it should
TAKEN_AWAY = (
    "database deleted, moved, cut short or replaced: nothing is stored until the house is started again"
)


class FileIdentity:
    """The numbers of the files. Make one when they are there, that is when something was read."""

    def __init__(self, database: str) -> None:
        path = Path(database)
        file = path.resolve()  # SQLite puts the log beside it, whatever leads there
        self.paths = (str(path), f"{file}-wal", f"{file}-shm")
        self.known, self.sizes = self.look()
        self.file = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
        self.mark = self.read_mark()
        self.lost: list[str] = []  # what is not there any more; that stays so
        self.lock = threading.Lock()
        self.checking = threading.Lock()

    def look(self) -> tuple[list[Number | None], list[int]]:
        """The number and the size of each file."""
        numbers: list[Number | None] = []
        sizes: list[int] = []
        for path in self.paths:
            try:
                found = os.stat(path)  # noqa: PTH116 at every commit: a `Path` takes four times as long
            except OSError:
                numbers.append(None)
                sizes.append(0)
            else:
                numbers.append((found.st_dev, found.st_ino))
                sizes.append(found.st_size)
        return numbers, sizes

    def is_lost_now(self, stored: int) -> bool:
        """Return True the first time that something is found to be missing, and write it to the journal.

        `stored` is the last commit that was acknowledged. A file that has shrunk is read through: SQLite's
        own tools may have made it smaller.
        """
        if self.lost:
            return False
        numbers, sizes = self.look()
        if numbers != self.known:
            pairs = zip(NAMES, numbers, self.known, strict=True)
            return self.lose([name for name, number, known in pairs if number != known])
        with self.checking:  # one reads it through, and the others wait
            before, self.mark = self.mark, self.read_mark()
            if (self.mark - before) % MARKS >= MARKS // 2:  # it is lower than it was
                return self.lose(["content"])
            shrunk = sizes[0] < self.sizes[0] or sizes[1] < self.sizes[1]
            if shrunk and self.is_emptied_now(stored, whole=True):
                return True
            self.sizes = sizes
        return False

    def is_emptied_now(self, stored: int, *, whole: bool = False) -> bool:
        """Do the same by reading what a house started now would find; `whole` checks every page."""
        if self.lost:
            return False
        try:
            with closing(self.connect()) as connection:
                (last,) = connection.execute(STORED, (stored,)).fetchone()
                sound = not whole or connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        except sqlite3.Error as error:
            code = error.sqlite_errorcode
            if code & PRIMARY in DAMAGED or code == SHORT_READ:
                return self.lose(["content"])
            raise  # it could not be read just now, which says nothing of what lies in it
        return not (sound and last >= stored) and self.lose(["content"])

    def connect(self) -> sqlite3.Connection:
        """Return a fresh read-only connection, with nothing cached."""
        address = f"{Path(self.paths[0]).resolve().as_uri()}?mode=ro"
        return sqlite3.connect(address, uri=True, timeout=WAIT_SECONDS)

    def read_mark(self) -> int:
        """Return the mark that was last copied from the log into the database. That takes a microsecond."""
        return int.from_bytes(os.pread(self.file, MARK_BYTES, MARK_AT), "big")

    def close(self) -> None:
        """Call this last: closing a file takes away the locks that SQLite has on it in this process."""
        file, self.file = self.file, -1
        if file >= 0:
            os.close(file)

    def lose(self, lost: list[str]) -> bool:
        with self.lock:
            if self.lost:
                return False
            self.lost = lost
        note(TAKEN_AWAY, level=logging.ERROR, lost=lost)
        return True


def raise_mark(connection: sqlite3.Connection) -> None:
    """Raise the mark of the database in a transaction of the caller's.

    All do so but the commits to the staging table, which are numbered. Before the log begins anew, the mark
    is in the database together with what was written, and a copy made before that has a lower one.
    """
    (mark,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {(mark + 1) % MARKS}")
