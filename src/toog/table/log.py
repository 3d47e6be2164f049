"""The log of a table: its entries, the last few moments at hand, and the way back to those before."""

from __future__ import annotations

from collections import deque
from typing import Any

from toog.core.contract import SPECTATOR, Event, Game, Showing, Telling
from toog.core.showing import TIME_IS_UP
from toog.table.entries import Entry, Fell, Moved, Opened, Started, TimedOut
from toog.table.running import Picture, WayBack
from toog.table.standing import Standing

LOG_LENGTH = 100  # items a snapshot shows, and the most that are sent to catch up
RECENT = 2  # moments at hand; the others are looked up again when someone missed them
PICTURE_EVERY = 32  # entries: so many are played over at most before the one that is wanted


class LoggedEntry:
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
        """What these eyes are told of the entry. Worked out once, not to be changed."""
        told = self.tellings.get(eyes)
        if told is None:
            told, before, after = [], self.before, self.after
            if before is not None and after is not None and isinstance(self.entry, Moved | Fell):
                told = game.tell(
                    before.seen_by(eyes), after.event or event_of(self.entry), after.seen_by(eyes)
                )
            self.tellings[eyes] = told
        return told

    def showing(self, game: Game[Any]) -> Showing:
        """How long it is shown, the same to everyone."""
        if isinstance(self.entry, TimedOut):
            return TIME_IS_UP
        told = self.tellings.get(SPECTATOR)
        return game.show(self.told(game, SPECTATOR) if told is None else told)


def event_of(entry: Moved | Fell) -> Event:
    return Event(entry.seat if isinstance(entry, Moved) else None, entry.word)


def witness(table: Standing, entry: Entry) -> LoggedEntry:
    """Lets the entry happen, and keeps the position before and after it."""
    before = None if table.running is None else table.running.picture
    table.happen(entry)
    return LoggedEntry(table.version, entry, before, None if table.running is None else table.running.picture)


class Log:
    """To catch someone up takes as long as what they missed, however long the game has been.

    For each of the last entries the way back from its position is kept, a few hundred bytes; a moment that is
    not at hand is found by going back from the one after it.
    """

    def __init__(self, opened: Opened) -> None:
        self.entries: list[Entry] = [opened]
        self.recent = [LoggedEntry(1, opened)]
        self.picture: Picture | None = None  # of the position after the last entry
        self.ways_back: deque[WayBack | None] = deque([None], LOG_LENGTH)  # of the last entries

    def add(self, moment: LoggedEntry) -> None:
        self.entries.append(moment.entry)
        self.recent.append(moment)
        before, after = moment.before, moment.after
        self.picture = after
        if before is None or after is None or before is after:
            self.ways_back.append(None)
        else:
            self.ways_back.append(before.way_to(after))

    def since(self, version: int) -> list[LoggedEntry]:
        """The moments after that version, which are at most `LOG_LENGTH`."""
        missed = len(self.entries) - version
        if missed <= len(self.recent):
            return self.recent[len(self.recent) - missed :]
        return [*self.earlier(missed - len(self.recent)), *self.recent]

    def earlier(self, many: int) -> list[LoggedEntry]:
        """The `many` moments before those at hand."""
        last = len(self.entries) - len(self.recent)
        after = self.recent[0].before if self.recent else self.picture
        found = []
        for version in range(last, last - many, -1):
            moment = self.look_up(version, after)
            found.append(moment)
            after = moment.before
        return found[::-1]

    def look_up(self, version: int, after: Picture | None) -> LoggedEntry:
        entry, way_back = self.entries[version - 1], self.ways_back[version - 1 - len(self.entries)]
        if after is None or isinstance(entry, Started):
            return LoggedEntry(version, entry, None, after)
        return LoggedEntry(version, entry, after if way_back is None else after.before(way_back), after)

    def forget(self) -> None:
        del self.recent[:-RECENT]

    def forget_all(self) -> None:
        self.recent.clear()
