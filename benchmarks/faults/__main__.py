"""`python -m benchmarks.faults`: breaks houses on purpose while clients play, and counts what is lost.

With --write the result goes into docs/faults.md; --quick shows in a minute or two whether all of it works.
Exit code 1 when anything was lost, doubled, changed or stuck.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.machine import processor
from tests.server.faults import FAULTS, Campaign, Report, new_database
from tests.server.killing import Killing

PAGE = Path(__file__).parents[2] / "docs" / "faults.md"
SEED = 1
EVERY = 1.0  # seconds


@dataclass(frozen=True)
class Size:
    kills: int  # of a house with SQLite
    full_disks: int
    tables: int
    faults: dict[str, int]
    nodes: int = 3


FULL = Size(
    kills=1_000,
    full_disks=20,
    tables=200,
    faults={
        "node killed": 150,
        "database killed": 50,
        "writes refused": 10,
        "node stopped": 20,
        "node restarted": 20,
        "listening cut": 30,
        "silent cut": 20,
        "sockets cut": 30,
    },
)
QUICK = Size(kills=10, full_disks=2, tables=20, faults=dict.fromkeys(FAULTS, 3))


def on_sqlite(size: Size) -> Iterator[str]:
    """Killed at any moment, with what was synced as all that is left."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        killing = Killing(Path(folder), tables=20, seed=SEED)
        asyncio.run(killing.run(size.kills, size.full_disks))
        acknowledged = killing.check()
    done = f"killed {size.kills:,} times, disk full {size.full_disks} times"
    yield f"| one house, SQLite | {done} | {acknowledged:,} | 0 |"
    print(f"  {time.monotonic() - began:.0f} s", file=sys.stderr)


def on_postgresql(size: Size) -> Iterator[str]:
    order = [fault for fault, times in size.faults.items() for _ in range(times)]
    random.Random(SEED).shuffle(order)
    with new_database() as database:
        campaign = Campaign(database, nodes=size.nodes, tables=size.tables, seed=SEED)
        report = asyncio.run(campaign.run(order, EVERY, show=show_progress(len(order))))
    done = ", ".join(f"{fault} {times}x" for fault, times in sorted(report.done.items()))
    wrong = ", ".join(f"{what} {times}x" for what, times in sorted(report.wrong.items())) or "0"
    house = f"{size.nodes} nodes, PostgreSQL, {size.tables} tables"
    yield f"| {house} | {done} | {report.acknowledged:,} | {wrong} |"
    yield ""
    yield from standing_still(report)


def standing_still(report: Report) -> Iterator[str]:
    """Of each client the longest, over the whole campaign."""
    times = sorted(report.stood_still)
    yield (
        f"The longest that a client was told nothing new: median {median(times):.1f} s,"
        f" worst {times[-1]:.1f} s. Players go on the moment they may, so that is how long a fault was felt."
    )


def show_progress(number: int) -> Callable[[int, str], None]:
    def show(done: int, fault: str) -> None:
        print(f"\r  {done}/{number} {fault:20}", end="", file=sys.stderr, flush=True)

    return show


HEAD = """# What breaking it costs

Measured with `python -m benchmarks.faults --write`, on: {machine}. Clients play at full speed, each move
asked for as soon as its turn is seen, and check every answer: nothing told may be missing from the store,
come twice, change, or go back; and when the last fault is over every table goes on.

| house | what was done to it | moves acknowledged | lost, doubled, changed or stuck |
| --- | --- | ---: | ---: |
"""


def main(words: list[str]) -> int:
    size = QUICK if "--quick" in words else FULL
    lines = []
    for part in (on_sqlite, on_postgresql):
        print(f"{part.__name__.replace('_', ' ')} …", file=sys.stderr)
        for line in part(size):
            print(line)
            lines.append(line)
    if "--write" in words:
        PAGE.write_text(HEAD.format(machine=processor()) + "\n".join(lines) + "\n", encoding="utf-8")
    return 0 if all(line.endswith("| 0 |") for line in lines if line.startswith("|")) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
