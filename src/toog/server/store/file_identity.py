"""Whether an SQLite database still lies where it was opened: its file, its log, and the index of the log.

What is written into a file that was deleted or replaced is gone with the process that has it open, and SQLite
does not notice. As long as it is open no other file can have its number, so a look at the numbers is enough.
"""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from toog.server.runtime.journal import note

Number = tuple[int, int]  # of the device, and of the file on it


class FileIdentity:
    """The numbers of the files. Make one when they are there, that is when something was read."""

    def __init__(self, database: str) -> None:
        path = Path(database)
        file = path.resolve()  # SQLite puts the log beside it, whatever leads there
        self.paths = {
            "database": path,
            "log": file.with_name(f"{file.name}-wal"),
            "index": file.with_name(f"{file.name}-shm"),
        }
        self.known = self.look()
        self.lost: list[str] = []  # which of them are not there any more; that stays so
        self.lock = threading.Lock()

    def look(self) -> dict[str, Number | None]:
        return {name: number_of(path) for name, path in self.paths.items()}

    def is_lost_now(self) -> bool:
        """True once, the first time that something is found to be missing; the journal says so."""
        if self.lost or (found := self.look()) == self.known:
            return False
        with self.lock:
            if self.lost:
                return False
            self.lost = [name for name in found if found[name] != self.known[name]]
        note(
            "database deleted, moved or replaced: nothing is stored until the house is started again",
            level=logging.ERROR,
            lost=self.lost,
        )
        return True


def number_of(path: Path) -> Number | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
