"""SQLite's pen: a connection that does nothing but append entries, which is what a house does all evening."""

from __future__ import annotations

import sqlite3
from typing import cast

from sqlalchemy import Engine, insert

from toog.server.schema import ENTRIES

Row = tuple[str, int, float, str]  # in the order of the columns


class Pen:
    """Opened and checked like every connection, then used without anything in between."""

    def __init__(self, engine: Engine) -> None:
        self.taken = engine.raw_connection()
        self.connection = cast(sqlite3.Connection, self.taken.driver_connection)
        self.connection.isolation_level = None  # a single row is a transaction by itself
        self.statement = str(insert(ENTRIES).compile(dialect=engine.dialect))

    def write(self, rows: list[Row]) -> None:
        """All of them or none; returns when they are stored."""
        with self.connection:
            if len(rows) > 1:
                self.connection.execute("BEGIN")
            self.connection.executemany(self.statement, rows)

    def close(self) -> None:
        self.taken.close()
