"""The log of a table: its entries, with the last few moments at hand."""

from __future__ import annotations

from typing import Any

from toog.core.contract import SPECTATOR, Event, Game, Showing, Telling
from toog.core.showing import NOTHING, TIME_IS_UP
from toog.table.entries import Entry, Fell, Moved, Opened, TimedOut
from toog.table.pictures import Picture
from toog.table.standing import Standing

KEPT = 2  # more are played over when someone missed them


class Moment:
    """An entry at its version, with the position before and after it."""

    __slots__ = ("after", "before", "entry", "tellings", "version")

    def __init__(
        self, version: int, entry: Entry, before: Picture | None = None, after: Picture | None = None
    ) -> None:
        self.version = version
        self.entry = entry
        self.before = before
        self.after = after
        self.tellings: dict[int, list[Telling]] = {}

    def told(self, game: Game[Any], eyes: int) -> list[Telling]:
        """What these eyes are told of it. Worked out once, not to be changed."""
        if eyes not in self.tellings:
            self.tellings[eyes] = self.tell(game, eyes)
        return self.tellings[eyes]

    def tell(self, game: Game[Any], eyes: int) -> list[Telling]:
        entry = self.entry
        if self.before is None or self.after is None or not isinstance(entry, (Moved, Fell)):
            return []
        event = Event(entry.seat if isinstance(entry, Moved) else None, entry.word)
        return game.tell(self.before.seen_by(eyes), event, self.after.seen_by(eyes))

    def showing(self, game: Game[Any]) -> Showing:
        """How long it is shown, the same to everyone."""
        if isinstance(self.entry, TimedOut):
            return TIME_IS_UP
        told = self.told(game, SPECTATOR)
        return game.show(told) if told else NOTHING


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
