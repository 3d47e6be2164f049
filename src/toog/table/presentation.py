"""The presentation clock of a table: until when people are being shown what has happened."""

from __future__ import annotations

from toog.core.contract import Showing
from toog.table.clock import in_milliseconds

SECOND = 1000  # milliseconds
FARTHEST_BEHIND = 4.0  # seconds: a screen that is farther behind someone quick catches up at once
LATE = 0.8  # seconds that the table waits for a screen on a slow device or line to say that it has shown it


class Presentation:
    """What happens by itself, bots, thinking time and races wait for it.

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
        """By everyone who is waited for."""
        self.moved = min(self.moved, now)
        self.until = min(self.until, now)

    def is_on(self, now: float) -> bool:
        return now < self.until
