"""How long things take at a table: a seat's thinking time, what people are being shown, and a race."""

from __future__ import annotations

import hashlib
from bisect import insort
from dataclasses import dataclass, field
from operator import attrgetter
from typing import NamedTuple

from toog.core.contract import Showing
from toog.table.entries import Moved


def in_milliseconds(now: float) -> float:
    """Rounds a time as all times of a table are stored, sent and compared."""
    return round(now, 3)


@dataclass(slots=True)
class Clock:
    """The thinking time of the seat on turn."""

    since: float
    spent: float = 0.0  # what had passed when that person went away
    is_up: bool = False  # a bot plays this one turn

    def restart(self, at: float) -> None:
        self.since = at
        self.spent = 0.0
        self.is_up = False

    def stand_still(self, at: float) -> None:
        self.spent = at - self.since

    def go_on(self, at: float) -> None:
        self.since = at - self.spent


SECOND = 1000  # milliseconds
FARTHEST_BEHIND = 4.0  # seconds: a screen that is farther behind someone quick catches up at once
LATE = 0.8  # seconds that the table waits for a screen on a slow device or line to say that it has shown it


class Presentation:
    """What people are shown. What happens by itself, bots, thinking time and races wait for it.

    What cannot be shown is not waited for: a table is `watched` while a screen is there that shows things
    one after another. The times are the house's, in seconds.
    """

    __slots__ = ("at", "moved", "shown", "until", "version", "watched")

    def __init__(self) -> None:
        self.watched = False
        self.version = 0  # of the last event that is shown
        self.at = 0.0  # when it happened
        self.moved = 0.0  # when its movement has ended at a calm pace
        self.shown = 0.0  # when it has rested there as well
        self.until = 0.0  # when the table goes on, whether or not every screen has said that it was seen

    def show(self, showing: Showing, at: float, version: int) -> None:
        """Things are shown one after another. What is urgent waits for nothing."""
        before = self.shown if at == self.at else min(self.shown, self.until, at + FARTHEST_BEHIND)
        begins = at if showing.urgent else max(at, before)
        self.version = version
        self.at = at
        self.moved = begins + showing.moves / SECOND
        self.shown = in_milliseconds(self.moved + showing.rests / SECOND)
        self.until = in_milliseconds(self.shown + LATE)

    def seen(self, now: float) -> None:
        """Everyone who is waited for has seen it."""
        self.moved = min(self.moved, now)
        self.until = min(self.until, now)


GET_READY = 1.5  # seconds in which everyone reads who has to drink
COUNT_DOWN = 3.0  # and then 3, 2, 1
MOST_ALLOWED = 0.4  # seconds; no action counts as made longer ago than that
ASLEEP = 0.5  # seconds; a bot makes up for no more, where the house was held up or the seat changed hands


class Reaction(NamedTuple):
    """Between how many seconds a bot reacts: after the start, and each time after its pause."""

    first: tuple[float, float]
    then: tuple[float, float]


REGULAR = Reaction((0.25, 0.4), (0.1, 0.2))
REACTIONS = {
    "random": Reaction((0.5, 1.4), (0.1, 1.2)),
    "beginner": Reaction((0.4, 0.9), (0.15, 0.6)),
    "club": Reaction((0.23, 0.36), (0.09, 0.18)),
    "champion": Reaction((0.2, 0.32), (0.08, 0.16)),
}


@dataclass(slots=True)
class Race:
    """A race between seats. `at` is when it begins."""

    version: int
    at: float
    pause: float  # of a seat whose pace is one, between two actions of its own
    paces: tuple[int, ...]
    acted: dict[int, tuple[int, float]] = field(default_factory=dict)
    held: list[Moved] = field(default_factory=list)
    """What people did and is not judged yet, in the order it was made."""
    judged: float = 0.0  # when the last action that was judged was made

    def fresh_from(self, seat: int) -> int:
        """The oldest version at which a tap of this seat counts, whatever others do in the meantime."""
        return self.acted[seat][0] if seat in self.acted else self.version

    def ready(self, seat: int) -> float:
        if seat not in self.acted:
            return self.at
        return in_milliseconds(self.acted[seat][1] + self.pause / self.paces[seat])

    def act(self, seat: int, version: int, made: float) -> None:
        self.acted[seat] = (version, made)
        self.judged = made
        self.held = [moved for moved in self.held if moved.seat != seat]

    def hold(self, moved: Moved) -> None:
        insort(self.held, moved, key=attrgetter("at"))

    def holds(self, seat: int) -> bool:
        return any(moved.seat == seat for moved in self.held)

    def made(self, seat: int, claimed: float, earliest: float) -> float:
        """When an action counts as made: never before the seat was ready, nor before what has been judged."""
        return max(claimed, earliest, self.ready(seat), self.judged)

    def bot_acts(self, seat: int, bot: str, secret: bytes) -> float:
        """When a bot acts: as a person would, never quite alike, and always the same for the same race.

        Who may act more often is in the swing of it, and loses less time after each pause.
        """
        has_acted = seat in self.acted
        low, high = REACTIONS.get(bot, REGULAR)[has_acted]
        luck = hashlib.sha256(b"race|%b|%d|%d" % (secret, seat, self.fresh_from(seat))).digest()
        reacts = low + (high - low) * int.from_bytes(luck[:4]) / 2**32
        return in_milliseconds(self.ready(seat) + reacts / (self.paces[seat] if has_acted else 1))
