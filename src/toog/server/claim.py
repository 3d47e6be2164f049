"""An SQLite file serves one house at a time: a second one would not hear what the first one stores."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL

from toog.server.errors import HouseError

if sys.platform != "win32":
    import fcntl


@contextlib.contextmanager
def claimed(url: URL) -> Iterator[None]:
    """Given back by the system when the process ends, however it ends. Nodes on PostgreSQL need none."""
    if url.get_backend_name() != "sqlite" or sys.platform == "win32":
        yield
        return
    path = Path(f"{url.database}.lock")
    with path.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise HouseError("database-in-use", file=str(url.database)) from None
        yield
