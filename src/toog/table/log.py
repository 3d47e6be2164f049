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
KEPT = 2  # moments; the others are looked up again when someone missed them


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
        """What these eyes are told of the entry. Worked out once, not to be changed."""
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
        return game.show(self.told(game, SPECTATOR))


def witness(table: Standing, entry: Entry) -> Moment:
    """Lets the entry happen, and keeps the position before and after it."""
    before = table.running.picture if table.running else None
    table.happen(entry)
    after = table.running.picture if table.running else None
    return Moment(table.version, entry, before, after)


class Log:
    """To catch someone up takes as long as what they missed, however long the game has been.

    For each of the last entries the way back from its position is kept, a hundred bytes or two; a moment
    that is not at hand is found by going back from the one after it.
    """

    def __init__(self, opened: Opened) -> None:
        self.entries: list[Entry] = [opened]
        self.recent = [Moment(1, opened)]
        self.picture: Picture | None = None  # of the position after the last entry
        self.ways_back: deque[WayBack | None] = deque([None], LOG_LENGTH)  # of the last entries

    def add(self, moment: Moment) -> None:
        self.entries.append(moment.entry)
        self.recent.append(moment)
        self.picture = moment.after
        self.ways_back.append(way_back(moment.before, moment.after))

    def since(self, version: int) -> list[Moment]:
        """The moments after that version, which are at most `LOG_LENGTH`."""
        missed = len(self.entries) - version
        at_hand = self.recent[max(0, len(self.recent) - missed) :]
        return [*self.earlier(at_hand, missed - len(at_hand)), *at_hand]

    def earlier(self, at_hand: list[Moment], many: int) -> list[Moment]:
        """The `many` moments before these, which are the last ones."""
        last = len(self.entries) - len(at_hand)
        after = at_hand[0].before if at_hand else self.picture
        found = []
        for version in range(last, last - many, -1):
            moment = self.look_up(version, after)
            found.append(moment)
            after = moment.before
        return found[::-1]

    def look_up(self, version: int, after: Picture | None) -> Moment:
        entry, way = self.entries[version - 1], self.ways_back[version - 1 - len(self.entries)]
        if after is None or isinstance(entry, Started):
            return Moment(version, entry, None, after)
        return Moment(version, entry, after if way is None else way.picture(after), after)

    def forget(self) -> None:
        del self.recent[:-KEPT]

    def forget_all(self) -> None:
        self.recent.clear()


def way_back(before: Picture | None, after: Picture | None) -> WayBack | None:
    """None where the entry left the position as it was, or there was none before it."""
    return None if before is None or after is None or before is after else WayBack(before, after)
