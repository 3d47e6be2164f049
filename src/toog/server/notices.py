"""What the nodes of one PostgreSQL tell each other, through the database: a line each, about one table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text

CHANNEL = "toog"
DELETED = "0"  # instead of a version
FREED = "~"  # a node no longer acts at the table
LISTED = "+"  # before the number that stands for the address of who listed the table
ASKS = "?"  # before the number of a seat that is missed, or -1 for a host without one
SITS_HERE = "!"  # before the number of a seat whose person is here
NOTIFY = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")

# A node, nobody for the keeper; a table; what there is to say about it.
NOTICE = re.compile(
    r"(?P<node>\S*) (?P<table>\S+) "
    r"(?:(?P<version>\d{1,18})|(?P<freed>~)|\+(?P<listed>\d{1,18})|(?P<about>[?!])(?P<seat>-?\d{1,9})"
    r"|#(?P<guests>\d{1,9}),(?P<watching>\d{1,9}),(?P<screens>[01]),(?P<weak>(?:\d{1,3}(?:\.\d{1,3})*)?))",
    re.ASCII,
)


@dataclass(frozen=True)
class Present:
    """Who is at a table, at one node."""

    guests: int = 0
    watching: int = 0  # of them, those who only look on
    screens: bool = False  # of those that show things one after another
    weak: tuple[int, ...] = ()  # seats whose line falters

    def __str__(self) -> str:
        return f"#{self.guests},{self.watching},{self.screens:d},{'.'.join(map(str, self.weak))}"

    @classmethod
    def read(cls, notice: re.Match[str]) -> Present:
        weak = tuple(int(seat) for seat in notice["weak"].split(".") if seat)
        return cls(int(notice["guests"]), int(notice["watching"]), notice["screens"] == "1", weak)


NOBODY = Present()


def notify(connection: Connection, node: str, told: Sequence[tuple[str, str]]) -> None:
    """The others hear it when, and only when, the transaction commits."""
    if told:
        lines = [f"{node} {table} {what}" for table, what in told]
        connection.execute(NOTIFY, {"channel": CHANNEL, "told": lines})
