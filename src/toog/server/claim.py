"""An SQLite file serves one house at a time: a second one would not hear what the first one stores."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL

from toog.file_lock import lock
from toog.server.engine import make_private
from toog.server.errors import HouseError


@contextlib.contextmanager
def claimed(url: URL, otherwise: str = "database-in-use") -> Iterator[None]:
    """Given back by the system when the process ends, however it ends. Nodes on PostgreSQL need none."""
    if url.get_backend_name() != "sqlite":
        yield
        return
    file = Path(str(url.database)).resolve()  # whatever it is called today
    make_private(file)
    with file.with_name(f"{file.name}.lock").open("w") as held:
        try:
            lock(held.fileno())
        except OSError:
            raise HouseError(otherwise, file=str(url.database)) from None
        yield
