"""What the nodes of one PostgreSQL tell each other, through the database: a line each, about one table.

A line about new entries has them with it where there is room. They are written without a blank behind the
name of the node, where a node of an older house reads over them and hears the version alone; and they are
signed, because whoever may connect to the database can tell something on its channel.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, text

from toog.core.errors import GameError
from toog.server.store.appends import Append
from toog.server.store.cluster_key import digest
from toog.table import Entry

CHANNEL = "toog"
DELETED = "0"  # instead of a version
FREED = "~"  # a node no longer acts at the table
LISTED = "+"  # before the number that stands for the address of whoever listed the table
ASKS = "?"  # before the number of a seat that is missed, or -1 for a host without one
SITS_HERE = "!"  # before the number of a seat whose person is here
NOTIFY = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")

MOST_BYTES = 7_999  # that PostgreSQL takes in one line
SIGNATURE_BYTES = 16
BLANK = re.compile(r"\s", re.ASCII)

# A node, nobody for the keeper, with entries and their signature; a table; what there is to say about it.
NOTICE = re.compile(
    r"(?P<node>[^\s\[]*)(?:(?P<bodies>\[\S*\])(?P<signature>[0-9a-f]{32}))? (?P<table>\S+) "
    r"(?:(?P<version>\d{1,18})|(?P<freed>~)|\+(?P<listed>\d{1,18})|(?P<about>[?!])(?P<seat>-?\d{1,9})"
    r"|#(?P<guests>\d{1,9}),(?P<watching>\d{1,9}),(?P<screens>[01]),(?P<weak>(?:\d{1,3}(?:\.\d{1,3})*)?))",
    re.ASCII,
)


@dataclass(frozen=True)
class Present:
    """The guests of a table at one node."""

    guests: int = 0
    watching: int = 0  # of them, those who only look on
    screens: bool = False  # of those that show things one after another
    weak: tuple[int, ...] = ()  # seats whose connection falters

    def __str__(self) -> str:
        return f"#{self.guests},{self.watching},{self.screens:d},{'.'.join(map(str, self.weak))}"

    @classmethod
    def read(cls, notice: re.Match[str]) -> Present:
        weak = tuple(int(seat) for seat in notice["weak"].split(".") if seat)
        return cls(int(notice["guests"]), int(notice["watching"]), notice["screens"] == "1", weak)


NOBODY = Present()


def kind_of(what: str) -> str:
    """The kind of a notice. Of two about a table only the newer counts; each seat is asked about alone."""
    return what if what[0] in ASKS + SITS_HERE else what[0]


def notify(connection: Connection, node: str, told: Sequence[tuple[str, str]]) -> None:
    """The others hear it when, and only when, the transaction commits."""
    notify_lines(connection, [f"{node} {table} {what}" for table, what in told])


def notify_lines(connection: Connection, lines: list[str]) -> None:
    if lines:
        connection.execute(NOTIFY, {"channel": CHANNEL, "told": lines})


def notice_of(node: str, item: Append, key: bytes) -> str:
    """The notice of stored entries, with them unless they are too long, or of a table nobody has open.

    Anyone who may connect to the database can listen: what holds hidden cards is read from the store.
    """
    about = f"{item.table} {item.version}"
    bodies = "[" + ",".join(item.bodies).replace(" ", "\\u0020") + "]"
    line = f"{node}{bodies}{signature(key, bodies, about)} {about}"
    if item.hidden or item.opening is not None or BLANK.search(bodies) or len(line.encode()) > MOST_BYTES:
        return f"{node} {about}"
    return line


def signature(key: bytes, bodies: str, about: str) -> str:
    return digest(key, f"{bodies} {about}", SIGNATURE_BYTES).hex()


def entries_with(notice: re.Match[str], key: bytes) -> list[Entry]:
    """Empty where they were not told, not by a node, or cannot be read here: then the store is."""
    bodies, about = notice["bodies"], f"{notice['table']} {notice['version']}"
    if bodies is None or not hmac.compare_digest(notice["signature"], signature(key, bodies, about)):
        return []
    try:
        return [Entry.from_plain(plain) for plain in msgspec.json.decode(bodies)]
    except (msgspec.DecodeError, GameError):
        return []
