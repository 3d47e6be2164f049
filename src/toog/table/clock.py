"""The time at a table, which is told it: how long it has waited for the seat on turn."""

from __future__ import annotations

from dataclasses import dataclass


def in_milliseconds(now: float) -> float:
    """All times of a table: so they are stored, sent and compared."""
    return round(now, 3)


@dataclass(slots=True)
class Clock:
    """Of the seat on turn."""

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
