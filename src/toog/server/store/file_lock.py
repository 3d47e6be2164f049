"""An SQLite file serves one house at a time: a second one would not hear what the first one stores."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL

from toog.file_lock import lock
from toog.server.runtime.errors import HouseError
from toog.server.store.engine import PRIVATE, make_private

# In the one page of a database that SQLite keeps for its own locks and never fills, behind those locks.
FREE_BYTE = 0x40000000 + 2048
LOCKS_ITSELF = sys.platform in ("linux", "win32")


@contextlib.contextmanager
def locked(url: URL, otherwise: str = "database-in-use") -> Iterator[None]:
    """Given back by the system when the process ends, however it ends. Nodes on PostgreSQL need none.

    The lock lies on the database itself, which nobody deletes by mistake, and on a file beside it, where
    older houses look. On Linux this kind of lock and SQLite's know nothing of each other, and on Windows a
    lock is on single bytes. Elsewhere they may be in each other's way, and the file beside it has to do.
    Whoever gets past it makes the first house store nothing more: see `Staging`.

    It must be left after every connection to the file is closed. To close a file takes away all locks of
    SQLite's that this process has on it.
    """
    if url.get_backend_name() != "sqlite":
        yield
        return
    file = Path(str(url.database)).resolve()  # whatever it is called today
    make_private(file)
    beside = file.with_name(f"{file.name}.lock")
    with contextlib.ExitStack() as held:
        for path in (beside, file) if LOCKS_ITSELF else (beside,):
            handle = held.enter_context(opened(path))
            try:
                lock(handle)
            except OSError:
                raise HouseError(otherwise, file=str(url.database)) from None
        yield


@contextlib.contextmanager
def opened(path: Path) -> Iterator[int]:
    """A handle at the byte to be locked, for a system that locks bytes."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise HouseError("database-file", file=str(path), reason=error.strerror or "?") from None
    try:
        os.lseek(handle, FREE_BYTE, os.SEEK_SET)
        yield handle
    finally:
        os.close(handle)
