"""The garbage collector, at work when few wait for the house.

By itself Python looks for circles of objects when enough new ones were made: in the middle of a move, and now
and then at every object there is, which takes a tenth of a second and more with some thousand tables. But
tables are freed without it (see `part`), and what is left are the circles that libraries make for a request
or a connection. So it is switched off, and asked: for what is new so often that a look takes a millisecond,
and for everything when the house is quiet. What has been looked at once counts as old: when a thousand tables
are laid in a minute, nobody waits until all of them were looked at.
"""

from __future__ import annotations

import asyncio
import ctypes
import functools
import gc
import os
import time
from collections.abc import Callable
from typing import Any

from toog.server.runtime.metrics import Metrics
from toog.server.runtime.services import for_ever

NEW, ALL = 0, 2  # the generations that Python counts
SHORT = 0.001  # seconds that a look at what is new may take
SOONEST, LOOK_SECONDS = 0.01, 1.0  # from one look to the next
QUIET = 0.1  # of one core, or less, is used
QUIET_SECONDS = 3.0  # for so long
ALL_SECONDS = 60.0  # between two looks at everything
LATEST_SECONDS = 3_600.0  # in a house that is never quiet
POSIX = os.name == "posix"
REMEMBERS = "litestar"  # what was asked of it last, a thousand addresses of tables and how they are read


def find_trim() -> Callable[[int], int] | None:
    """The function that gives memory back, which the C library of most Linux systems has."""
    trim: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None) if POSIX else None
    return trim


TRIM = find_trim()


def give_back_pages() -> None:
    """The C library keeps what was freed, in case it is needed again: after a crowd it is not."""
    if TRIM is not None:
        TRIM(0)


def find_memories() -> list[functools._lru_cache_wrapper[Any]]:
    kept = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
    return [each for each in kept if (each.__module__ or "").startswith(REMEMBERS)]


class Garbage:
    """`steady` is a clock that never leaps, `worked` says how long the process has worked so far."""

    def __init__(
        self,
        metrics: Metrics,
        steady: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.process_time,
    ) -> None:
        self.pauses = metrics.pauses
        self.steady = steady
        self.worked = worked
        self.looked = self.busy = self.complete = steady()
        self.used = worked()
        self.wait = LOOK_SECONDS  # until the next look at what is new
        self.memories: list[functools._lru_cache_wrapper[Any]] = []

    def take_over(self) -> None:
        """Takes over from Python. What is loaded by now stays, and is never looked at again."""
        self.pause(ALL)
        self.memories = find_memories()
        gc.freeze()
        gc.disable()

    def stop(self) -> None:
        """Python looks by itself again."""
        gc.unfreeze()
        gc.enable()

    async def collect(self) -> None:
        await for_ever(self.collect_once)

    async def collect_once(self) -> None:
        await asyncio.sleep(self.wait)
        self.look_at_new()
        if self.steady() - self.looked >= LOOK_SECONDS:
            self.look()

    def look_at_new(self) -> None:
        """Collects what is new, sooner again when it was much: Python does not tell how much beforehand."""
        slower = self.pause(NEW) / SHORT
        self.wait = min(max(self.wait / max(slower, 0.5), SOONEST), LOOK_SECONDS)

    def look(self) -> None:
        now = self.steady()
        self.see_whether_busy(now)
        waited = now - self.complete
        if waited > LATEST_SECONDS or (waited > ALL_SECONDS and now - self.busy > QUIET_SECONDS):
            self.complete = now
            self.forget()
            self.pause(ALL)
            give_back_pages()

    def forget(self) -> None:
        """Clears caches: memory is given back in large pieces, and one cached trifle holds a whole piece."""
        for memory in self.memories:
            memory.cache_clear()

    def see_whether_busy(self, now: float) -> None:
        used = self.worked()
        if used - self.used > QUIET * (now - self.looked):
            self.busy = now
        self.looked, self.used = now, used

    def pause(self, generation: int) -> float:
        """How long nothing else happened."""
        began = self.steady()
        gc.collect(generation)
        seconds = self.steady() - began
        self.pauses.labels(str(generation)).observe(seconds)
        return seconds
