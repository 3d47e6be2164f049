"""A live race: seats act when they like, each with a pause of its own between two actions (A5).

What counts is when an action was made, by the clock of the house: a slow line robs nobody. So each action
is held for as long as one that was made before it can still be on its way, and then they are judged in the
order they were made.
"""

from __future__ import annotations

import hashlib
from bisect import insort
from dataclasses import dataclass, field
from operator import attrgetter
from typing import NamedTuple

from toog.table.clock import in_milliseconds
from toog.table.entries import Moved

GET_READY = 1.5  # seconds in which everyone reads who has to drink
COUNT_DOWN = 3.0  # and then 3, 2, 1
MOST_ALLOWED = 0.4  # seconds; no action counts as made longer ago than that
ASLEEP = 0.5  # seconds; a bot makes up for no more, where the house was held up or the seat changed hands


class Reaction(NamedTuple):
    """Between how many seconds a bot reacts: after the start, and each time after its pause."""

    first: tuple[float, float]
    then: tuple[float, float]


REGULAR = Reaction((0.25, 0.4), (0.1, 0.2))
REACTIONS = {"random": Reaction((0.5, 1.4), (0.1, 1.2))}


@dataclass(slots=True)
class Race:
    """`at` is when it begins."""

    version: int
    at: float
    pause: float
    acted: dict[int, tuple[int, float]] = field(default_factory=dict)
    held: list[Moved] = field(default_factory=list)
    """What people did and is not judged yet, in the order it was made."""
    judged: float = 0.0  # when the last action that was judged was made

    def fresh_from(self, seat: int) -> int:
        """What others do in the meantime does not make a seat's own tap stale."""
        return self.acted[seat][0] if seat in self.acted else self.version

    def ready(self, seat: int) -> float:
        return in_milliseconds(self.acted[seat][1] + self.pause) if seat in self.acted else self.at

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
        """As a person would, never quite the same, and always the same for the same race."""
        low, high = REACTIONS.get(bot, REGULAR)[seat in self.acted]
        luck = hashlib.sha256(b"race|%b|%d|%d" % (secret, seat, self.fresh_from(seat))).digest()
        return in_milliseconds(self.ready(seat) + low + (high - low) * int.from_bytes(luck[:4]) / 2**32)
