"""What a crowd leaves behind: the memory of a house before it, with it, after it, and after a second one."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.climb import Load
from benchmarks.load.nodes import Houses, on_sqlite

PLAYED = 5.0  # seconds
SETTLED_SECONDS = 5.0
A_FEW = 20  # tables, before the crowd comes: whatever is loaded when it is first needed is there by then
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
    during_second: float
    after_second: float


def bring_crowd(folder: Path, tables: int) -> Crowd:
    with on_sqlite(folder) as houses:
        play(houses, A_FEW).close()
        time.sleep(SETTLED_SECONDS)
        before = houses.kilobytes / 1024
        load = play(houses, tables)
        during = houses.kilobytes / 1024
        after = leave(houses, load)
        second = play(houses, tables)
        during_second = houses.kilobytes / 1024
        after_second = leave(houses, second)
        return Crowd(len(load.tables), len(load.lines), before, during, after, during_second, after_second)


def play(houses: Houses, tables: int) -> Load:
    load = Load(houses)
    load.grow(tables)
    load.play(0.0, PLAYED)
    return load


def leave(houses: Houses, load: Load) -> float:
    """Answers what the house takes when it has forgotten them."""
    load.close()
    wait_until_forgotten(houses)
    return least_memory(houses)


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
