"""A clock that follows the time of day and never leaps: deadlines and pauses are measured by it.

A machine's clock may be set while people play. A table at which a minute is left must not find that the hour
is over, nor that its last move lies in the future. So what the clock is off by is walked off, a little faster
or slower than the real time. Where several nodes share a database they all follow the clock of that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

PACE = 0.1  # how much faster or slower than the real time: an hour is walked off in ten


BOOT_TIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""Counts also while the machine sleeps, where the system can tell."""
awake_or_not: Callable[[], float] = (
    time.monotonic if BOOT_TIME is None else partial(time.clock_gettime, BOOT_TIME)
)


class SteadyClock:
    def __init__(
        self, day: Callable[[], float] = time.time, steps: Callable[[], float] = awake_or_not
    ) -> None:
        self.day = day  # may leap
        self.steps = steps  # never does, and counts from anywhere
        self.ahead = 0.0  # of the clock to follow, before this machine's
        self.looked = steps()
        self.shown = day()

    def __call__(self) -> float:
        """Seconds since 1970, never less than before."""
        now = self.steps()
        passed, self.looked = now - self.looked, now
        least, most = self.shown + passed * (1 - PACE), self.shown + passed * (1 + PACE)
        self.shown = min(max(self.day() + self.ahead, least), most)
        return self.shown

    def follow(self, told: float, took: float) -> None:
        """The clock to follow was asked, showed `told`, and the answer took so many seconds in all."""
        self.ahead = told + took / 2 - self.day()

    def begin(self) -> None:
        """Takes the time to follow at once: nobody has been shown another yet."""
        self.looked = self.steps()
        self.shown = self.day() + self.ahead
