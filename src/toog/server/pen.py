"""SQLite's pen: a connection that does nothing but append entries, which is what a house does all evening."""

from __future__ import annotations

import sqlite3
from typing import cast

from sqlalchemy import Engine, insert

from toog.server.schema import ENTRIES

Row = tuple[str, int, float, str]  # in the order of the columns


class Pen:
    """Opened and checked like every connection, then used without anything in between.

    One statement for all rows is a transaction by itself, and Python's lock is free from its beginning until
    it is on the disk. Row by row the writer would have to wait for the lock each time, and the loop for it.
    """

    def __init__(self, engine: Engine) -> None:
        self.taken = engine.raw_connection()
        self.connection = cast(sqlite3.Connection, self.taken.driver_connection)
        self.connection.isolation_level = None
        self.head, _, self.row = str(insert(ENTRIES).compile(dialect=engine.dialect)).rpartition("(")
        self.most = self.connection.getlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER) // len(ENTRIES.columns)

    def write(self, rows: list[Row]) -> None:
        """At most `most` rows, all of them or none; returns when they are stored."""
        places = ", ".join([f"({self.row}"] * len(rows))
        self.connection.execute(self.head + places, [value for row in rows for value in row])

    def close(self) -> None:
        self.taken.close()
