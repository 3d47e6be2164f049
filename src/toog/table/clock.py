"""How long the table has waited for the seat on turn. It is told the time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Clock:
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
