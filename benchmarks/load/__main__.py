"""`python -m benchmarks.load`: how many tables a house can bear, on SQLite and on PostgreSQL, and failover.

The server has one core and the client another; where there are more, each node has its own. It takes some
twenty-five minutes; --quick shows in five whether all of it works. With --write the figures go into
docs/capacity.json, and from there into docs/capacity.md and its charts; --page writes the page anew from the
figures that are there. Exit code 1 when a bar is missed.
"""

from __future__ import annotations

import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.house.process import settle_down
from benchmarks.load.climb import Step, climb
from benchmarks.load.disk import IN_MEMORY, sync
from benchmarks.load.failover import fail_over
from benchmarks.load.memory import bring_crowd
from benchmarks.load.nodes import Houses, a_postgresql, on_postgresql, on_sqlite
from benchmarks.load.notices import tell
from benchmarks.load.page import misses, read, write
from benchmarks.machine import processor


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    sqlite: tuple[int, ...]
    postgresql: tuple[int, ...]
    nodes: tuple[int, ...]
    warm_up: float
    seconds: float
    crowd: int
    tables: int  # that are played while nodes are killed
    kills: int
    notice_seconds: float
    disk_seconds: float


FULL = Size(
    sqlite=(500, 1_000, 2_000, 3_000, 4_000, 5_000),
    postgresql=(250, 500, 1_000, 2_000),
    nodes=(1, 2, 3),
    warm_up=4.0,
    seconds=10.0,
    crowd=2_000,
    tables=30,
    kills=9,
    notice_seconds=2.0,
    disk_seconds=20.0,
)
QUICK = Size(
    sqlite=(50, 100),
    postgresql=(50, 100),
    nodes=(1, 3),
    warm_up=1.0,
    seconds=2.0,
    crowd=100,
    tables=10,
    kills=2,
    notice_seconds=0.5,
    disk_seconds=1.0,
)


def measure(size: Size) -> dict[str, Any]:
    return {
        "machine": machine(),
        "disk": disk(size),
        "sqlite": [asdict(step) for step in climbed(on_sqlite, size.sqlite, size)],
        "in_memory": in_memory(size),
        "postgresql": {str(nodes): postgresql(nodes, size) for nodes in size.nodes},
        "notices": notices(size),
        "failover": failover(size),
        "memory": memory(size),
    }


def machine() -> str:
    python = f"Python {platform.python_version()}"
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}, {python}"


def disk(size: Size) -> dict[str, Any]:
    found = sync(size.disk_seconds)
    say(f"the disk alone: {found.median:.2f} ms in the median, {found.worst:.0f} ms at worst")
    return asdict(found)


def in_memory(size: Size) -> list[dict[str, Any]]:
    """Nothing where there is no such place."""
    where = in_memory_if_any()
    if where is None:
        return []
    say("without a disk:")
    return [asdict(step) for step in climbed(on_sqlite, size.sqlite, size, where)]


def in_memory_if_any() -> Path | None:
    return IN_MEMORY if IN_MEMORY.is_dir() else None


def postgresql(nodes: int, size: Size) -> list[dict[str, Any]]:
    def opened(folder: Path) -> AbstractContextManager[Houses]:
        return on_postgresql(folder, nodes)

    return [asdict(step) for step in climbed(opened, size.postgresql, size, in_memory_if_any())]


def climbed(
    opened: Callable[[Path], AbstractContextManager[Houses]],
    tables: tuple[int, ...],
    size: Size,
    where: Path | None = None,
) -> Iterator[Step]:
    with (
        tempfile.TemporaryDirectory(prefix="toog-load-", dir=where) as folder,
        opened(Path(folder)) as houses,
    ):
        kind = "PostgreSQL" if "://" in houses.toog.database else "SQLite"
        say(f"{kind}, nodes: {len(houses.nodes)}")
        for step in climb(houses, tables, size.warm_up, size.seconds):
            say(
                f"  {step.tables:5,} tables: {step.moves:5,.0f} moves a second, median {step.median:.1f} ms,"
                f" 99th percentile {step.tail:.1f} ms, {step.core:.0%} of a core, {step.megabytes:.0f} MB"
            )
            yield step


def notices(size: Size) -> list[dict[str, Any]]:
    say("commits that tell the other nodes, and such that do not")
    found = []
    with tempfile.TemporaryDirectory(prefix="toog-load-") as folder, a_postgresql(Path(folder)) as database:
        for row in tell(database, size.notice_seconds):
            each = f"{row.nodes} nodes, {row.together} moves a commit"
            say(f"  {each}: {row.telling:,.0f} a second, {row.silent:,.0f} silent")
            found.append(asdict(row))
    return found


def failover(size: Size) -> dict[str, Any]:
    say(f"killing a node of three, {size.kills} times")
    with (
        tempfile.TemporaryDirectory(prefix="toog-load-") as folder,
        on_postgresql(Path(folder), 3) as houses,
    ):
        company = fail_over(houses, size.tables, size.kills)
    waits = sorted(company.waits)
    found = {
        "median": statistics.median(waits),
        "worst": waits[-1],
        "waits": len(waits),
        "lost": company.lost,
    }
    say(f"  {found}")
    return {"kills": size.kills, **found}


def memory(size: Size) -> dict[str, Any]:
    say(f"a crowd of {size.crowd:,} tables comes and goes: some minutes")
    with tempfile.TemporaryDirectory(prefix="toog-load-") as folder:
        crowd = bring_crowd(Path(folder), size.crowd)
    say(f"  {crowd.before:.0f} MB before, {crowd.during:.0f} with it, {crowd.after:.0f} after")
    say(f"  with a second one {crowd.during_second:.0f} MB, and {crowd.after_second:.0f} after it")
    return asdict(crowd)


def say(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    settle_down()
    found = read() if "--page" in sys.argv else measure(QUICK if "--quick" in sys.argv else FULL)
    missed = misses(found)
    say("\n".join(missed) or "every bar is held")
    if "--write" in sys.argv or "--page" in sys.argv:
        write(found)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
