"""What a crowd leaves behind: the memory of a house before it, with it, and after it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.climb import Load
from benchmarks.load.nodes import Houses, on_sqlite

PLAYED = 5.0  # seconds
LOOK_SECONDS = 1.0
FORGOTTEN_SECONDS = 120.0  # a table is kept for a minute after everyone has left it
TIDIED_SECONDS = 90.0  # and then the house waits for a quiet moment


@dataclass(frozen=True)
class Crowd:
    """In megabytes."""

    tables: int
    sockets: int
    before: float
    during: float
    after: float

    @property
    def left(self) -> float:
        """The share of what it took that was not given back."""
        return (self.after - self.before) / (self.during - self.before)


def bring_crowd(folder: Path, tables: int) -> Crowd:
    with on_sqlite(folder) as houses:
        before = houses.kilobytes / 1024
        load = Load(houses)
        load.grow(tables)
        load.play(0.0, PLAYED)
        during = houses.kilobytes / 1024
        load.close()
        wait_until_forgotten(houses)
        return Crowd(len(load.tables), len(load.lines), before, during, least_memory(houses))


def wait_until_forgotten(houses: Houses) -> None:
    begun = time.monotonic()
    while houses.figure("toog_tables"):
        if time.monotonic() - begun > FORGOTTEN_SECONDS:
            raise SystemExit("tables that everyone has left are still there")
        time.sleep(LOOK_SECONDS)


def least_memory(houses: Houses) -> float:
    """In the time in which there has to be a look at all that is left."""
    until = time.monotonic() + TIDIED_SECONDS
    least = houses.kilobytes
    while time.monotonic() < until:
        time.sleep(LOOK_SECONDS)
        least = min(least, houses.kilobytes)
    return least / 1024
