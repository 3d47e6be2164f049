"""The log of a table: its entries, with the last few moments at hand."""

from __future__ import annotations

from typing import NamedTuple

from toog.table.entries import Entry, Opened
from toog.table.pictures import Picture
from toog.table.standing import Standing

KEPT = 2  # more are played over when someone missed them


class Moment(NamedTuple):
    """An entry at its version, with the position before and after it."""

    version: int
    entry: Entry
    before: Picture | None = None
    after: Picture | None = None


def witness(table: Standing, entry: Entry) -> Moment:
    """Lets the entry happen."""
    before = table.running.picture if table.running else None
    table.happen(entry)
    after = table.running.picture if table.running else None
    return Moment(table.version, entry, before, after)


class Log:
    def __init__(self, opened: Opened, secret: bytes) -> None:
        self.opened = opened
        self.secret = secret
        self.entries: list[Entry] = [opened]
        self.recent = [Moment(1, opened)]

    def add(self, moment: Moment) -> None:
        self.entries.append(moment.entry)
        self.recent.append(moment)

    def since(self, version: int) -> list[Moment]:
        """Those at hand, or all entries played over."""
        missed = len(self.entries) - version
        if missed <= len(self.recent):
            return self.recent[len(self.recent) - missed :]
        table = Standing(self.opened, self.secret)
        played = [Moment(1, self.opened)] + [witness(table, entry) for entry in self.entries[1:]]
        return played[version:]

    def forget(self) -> None:
        del self.recent[:-KEPT]

    def forget_all(self) -> None:
        self.recent.clear()
