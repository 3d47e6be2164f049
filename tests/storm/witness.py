"""Compares everything that is told with what is stored at that moment.

A table is played over from the stored entries, and shown to whoever holds the same secrets: exactly that may
be told, and nothing that is not in the database yet.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Collection
from typing import Any, Protocol, cast

import msgspec

from tests.storm.history import History, Stored
from tests.storm.world import Broken
from toog.server.store.store import StoredTable
from toog.server.tables.hub import entries_of
from toog.table import Entry, Table, TableError, sight
from toog.table.entries import Ended, Fell, Opened
from toog.table.log import LOG_LENGTH, LoggedEntry, witness
from toog.table.standing import Standing

OF_THE_MOMENT = frozenset({"clock"})  # depends on who looks on at which node, and when
PACK_WORDS = 20  # cards in a row that nobody says unless it tells the pack


class Copy:
    """One table as the store has it, at any version."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.id = table
        self.secret = secret
        self.entries: list[Entry] = []
        self.moments: list[LoggedEntry] = []
        self.table: Table | None = None
        self.shown: dict[Callable[[Table], object], tuple[Table, set[bytes]]] = {}

    def read(self, bodies: list[str]) -> None:
        for entry in entries_of(StoredTable(self.secret, bodies[len(self.entries) :])):
            self.entries.append(entry)
            if isinstance(entry, Opened):
                self.standing = Standing(entry, self.secret)
                self.moments.append(LoggedEntry(1, entry))
            else:
                self.moments.append(witness(self.standing, entry))

    def at(self, version: int) -> Table:
        if self.table is None or self.table.version > version:
            self.table = Table.open(self.id, self.entries[:version], self.secret)
        for entry in self.entries[self.table.version : version]:
            self.table.add(entry)
        return self.table

    def snapshot(self, version: int, seats: Collection[int]) -> dict[str, Any]:
        """What such an audience is shown. The log is not played over each time."""
        there = self.at(version)
        sees, game = there.sight(seats), there.standing.game
        moments = self.moments[max(0, version - LOG_LENGTH) : version]
        found = there.snapshot(seats, [sight.item(game, moment, sees) for moment in moments])
        return cast(dict[str, Any], found)

    @functools.cached_property
    def seal(self) -> str:
        return self.secret.hex()

    def packs(self, version: int) -> list[str]:
        words = [entry.word for entry in self.entries[:version] if isinstance(entry, Fell)]
        return [word for word in words if word.count(" ") > PACK_WORDS]

    def ever(self, show: Callable[[Table], object]) -> set[bytes]:
        """What it has shown, at any version."""
        if show not in self.shown:
            self.shown[show] = Table.open(self.id, self.entries[:1], self.secret), set()
        there, shown = self.shown[show]
        for entry in self.entries[there.version :]:
            there.add(entry)
            with contextlib.suppress(TableError):
                shown.add(plain(show(there)))
        return shown

    def is_over(self, version: int) -> bool:
        return any(isinstance(entry, Ended) for entry in self.entries[:version])


class Audience(Protocol):
    """Whoever is told something, with the hash of the secret they hold."""

    @property
    def name(self) -> str: ...
    @property
    def key(self) -> str: ...


class Court(Protocol):
    """Where the first fault ends the run, or the reading of its history."""

    def fail(self, error: Exception) -> None: ...


class Archive(Protocol):
    """What is stored at this moment."""

    tables: dict[str, Stored]
    deleted: dict[str, Stored]

    def known(self, table: str) -> Stored: ...


class Witness:
    def __init__(self, world: Court, database: Archive, history: History | None = None) -> None:
        self.world = world
        self.history = history
        self.database = database
        self.copies: dict[str, Copy] = {}
        self.right: set[tuple[object, ...]] = set()  # what was found to be right already
        self.messages = 0

    def copy(self, table: str) -> Copy:
        stored = self.database.known(table)
        copy = self.copies.setdefault(table, Copy(table, stored.secret))
        copy.read(stored.bodies)
        return copy

    def told(self, person: Audience, table: str, text: bytes) -> None:
        """Called at the moment a node says it, and not when it arrives."""
        self.messages += 1
        if self.history is not None:
            self.history.told(person.name, person.key, table, text)
        try:
            self.check(person, table, text)
        except Broken as broken:
            self.world.fail(broken)

    def check(self, person: Audience, table: str, text: bytes) -> None:
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "news" and message["news"]:
            self.check_once((table, person.key, text), self.check_news, message)
        elif kind == "snapshot":
            mark = (table, person.key, text.replace(b'"at":%b' % str(message["at"]).encode(), b"", 1))
            self.check_once(mark, self.check_snapshot, message)
        elif kind == "done":
            self.must_be_stored(person, table, message["version"])

    def told_over_http(self, what: str, table: str, told: object, show: Callable[[Table], object]) -> None:
        """It must be what the stored table shows, or has shown before."""
        self.messages += 1
        if table not in self.database.tables and table not in self.database.deleted:
            self.world.fail(Broken(f"a {what} is told of a table that is not stored"))
        elif plain(told) not in self.copy(table).ever(show):
            self.world.fail(Broken(f"a {what} is told that is not of what is stored:\n{told}"))

    def check_once(self, mark: tuple[Any, ...], check: Any, message: dict[str, Any]) -> None:
        if mark not in self.right:
            check(*mark, message)
            self.right.add(mark)

    def must_be_stored(self, who: object, table: str, version: int) -> None:
        stored = len(self.database.known(table).bodies)
        if version > stored:
            raise Broken(f"{who} is told of version {version}, and {stored} is stored")

    def check_news(self, table: str, key: str, text: bytes, message: dict[str, Any]) -> None:
        items = message["news"]
        version = items[-1]["version"]
        self.must_be_stored(key, table, version)
        copy = self.copy(table)
        there = copy.at(version)
        expected = there.news(there.actor([key]).seats, items[0]["version"] - 1)
        self.compare(items, expected)
        self.keeps_secrets(copy, version, text)

    def check_snapshot(self, table: str, key: str, text: bytes, message: dict[str, Any]) -> None:
        seen = message["snapshot"]
        self.must_be_stored(key, table, seen["version"])
        copy = self.copy(table)
        there = copy.at(seen["version"])
        actor = there.actor([key])
        if (message["yours"], message["hosting"]) != (sorted(actor.seats), actor.host):
            raise Broken(f"{message['yours']} are not the seats of who is told so: {sorted(actor.seats)}")
        self.compare(seen, copy.snapshot(seen["version"], actor.seats))
        self.keeps_secrets(copy, seen["version"], text)

    def compare(self, told: object, expected: object) -> None:
        plain = of_all_time(msgspec.json.decode(msgspec.json.encode(expected)))
        if of_all_time(told) != plain:
            raise Broken(f"what is told is not what is stored:\n{told}\n{plain}")

    def keeps_secrets(self, copy: Copy, version: int, text: bytes) -> None:
        """Without a look at how the table hides them."""
        if copy.is_over(version):
            return
        if copy.seal.encode() in text:
            raise Broken("the secret of the sealed dice is told before the end")
        if any(pack.encode() in text for pack in copy.packs(version)):
            raise Broken("the order of the pack is told")


def plain(told: object) -> bytes:
    return msgspec.json.encode(told, order="deterministic")


def of_all_time(told: Any) -> Any:
    """Without what depends on the moment."""
    if isinstance(told, dict):
        return {key: of_all_time(value) for key, value in told.items() if key not in OF_THE_MOMENT}
    return [of_all_time(each) for each in told] if isinstance(told, list) else told
