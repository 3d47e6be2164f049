"""`python -m benchmarks.faults`: breaks houses on purpose while clients play, and counts what is lost.

It takes some three quarters of an hour on two cores; --only NAME does one part (kills, full disks, nodes),
and --quick shows in a minute or two whether all of it works. With --write what was found goes into
docs/faults.json, and from there into docs/faults.md.
Exit code 1 when anything was lost, doubled, changed or stuck.
"""

from __future__ import annotations

import asyncio
import json
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

DOCS = Path(__file__).parents[2] / "docs"
FOUND, PAGE = DOCS / "faults.json", DOCS / "faults.md"
SEED = 1
EVERY = 1.0  # seconds
HOUSES = 2  # with SQLite, side by side
FULL_DISKS = 4  # of each young house


@dataclass(frozen=True)
class Size:
    kills: int  # of all houses with SQLite together
    young: int  # houses whose disk is full again and again
    tables: int
    faults: dict[str, int]
    pace: float = 0.0  # seconds that a player of theirs waits before a move
    nodes: int = 3


FULL = Size(
    kills=1_000,
    young=5,
    tables=200,
    pace=1.0,  # the nodes, PostgreSQL and the players share this machine
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
QUICK = Size(kills=10, young=1, tables=20, faults=dict.fromkeys(FAULTS, 3))


def kills(size: Size) -> Iterator[str]:
    """Killed at any moment, with what was synced as all that is left.

    Several houses at once, each with a core and a file of its own.
    """
    each = size.kills // HOUSES
    with tempfile.TemporaryDirectory() as folder:
        killings = [Killing(new_folder(folder), tables=20, seed=SEED + number) for number in range(HOUSES)]
        asyncio.run(kill_all(killings, each))
        acknowledged = sum(killing.check() for killing in killings)
    yield f"| {HOUSES} houses, SQLite | each killed {each:,} times | {acknowledged:,} | 0 |"


def full_disks(size: Size) -> Iterator[str]:
    """Of young houses.

    That the disk is full is played by a bound on the length of a file, and the log of an old house is used
    anew before it is so long.
    """
    with tempfile.TemporaryDirectory() as folder:
        young = [Killing(new_folder(folder), tables=20, seed=SEED + number) for number in range(size.young)]
        for full in young:
            asyncio.run(full.run(0, FULL_DISKS, show_progress(FULL_DISKS)))
        acknowledged = sum(full.check() for full in young)
    yield f"| {size.young} houses, SQLite | disk full {FULL_DISKS} times each | {acknowledged:,} | 0 |"


def new_folder(inside: str) -> Path:
    return Path(tempfile.mkdtemp(dir=inside))


async def kill_all(killings: list[Killing], times: int) -> None:
    show = show_progress(times)
    async with asyncio.TaskGroup() as group:
        for killing in killings:
            group.create_task(killing.run(times, 0, show))


def nodes(size: Size) -> Iterator[str]:
    order = [fault for fault, times in size.faults.items() for _ in range(times)]
    random.Random(SEED).shuffle(order)
    with new_database() as database:
        campaign = Campaign(database, nodes=size.nodes, tables=size.tables, seed=SEED, pace=size.pace)
        report = asyncio.run(campaign.run(order, EVERY, show=show_progress(len(order))))
    done = ", ".join(f"{fault} {times}x" for fault, times in sorted(report.done.items()))
    wrong = ", ".join(f"{what} {times}x" for what, times in sorted(report.wrong.items())) or "0"
    house = f"{size.nodes} nodes, PostgreSQL, {size.tables} tables"
    if size.pace:
        house += f", {size.pace:g} s before a move"
    yield f"| {house} | {done} | {report.acknowledged:,} | {wrong} |"
    yield ""
    yield from standing_still(report)


def standing_still(report: Report) -> Iterator[str]:
    """Of each client the longest, over the whole campaign."""
    times = sorted(report.stood_still)
    yield (
        f"The longest that a client was told nothing new: median {median(times):.1f} s,"
        f" worst {times[-1]:.1f} s. One fault came after another, often before the last was over."
    )


def show_progress(number: int) -> Callable[[int, str], None]:
    def show(done: int, fault: str) -> None:
        print(f"\r  {done}/{number} {fault:20}", end="", file=sys.stderr, flush=True)

    return show


HEAD = """# What breaking it costs

Measured with `python -m benchmarks.faults --write`, on: {machine}. Clients play at full speed where
nothing else is said, each move asked for as soon as its turn is seen, and check every answer: nothing told
may be missing from the store, come twice, change, or go back; and when the last fault is over every table
goes on.

| house | what was done to it | moves acknowledged | lost, doubled, changed or stuck |
| --- | --- | ---: | ---: |
"""


PARTS: dict[str, Callable[[Size], Iterator[str]]] = {
    "kills": kills,
    "full disks": full_disks,
    "nodes": nodes,
}


def found_before() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(FOUND.read_text(encoding="utf-8")) if FOUND.exists() else {}
    return found


def write(found: dict[str, list[str]]) -> None:
    """The figures, and the page made of them."""
    FOUND.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(found), encoding="utf-8")


def page(found: dict[str, list[str]]) -> str:
    lines = [line for part in PARTS for line in found.get(part, [])]
    return HEAD.format(machine=found["machine"][0]) + "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    size = QUICK if "--quick" in words else FULL
    asked = words[words.index("--only") + 1] if "--only" in words else None
    found = {**(found_before() if asked else {}), "machine": [processor()]}
    for name, part in PARTS.items():
        if asked in (None, name):
            began = time.monotonic()
            print(f"{name} …", file=sys.stderr)
            found[name] = list(part(size))
            print(f"\r  {time.monotonic() - began:.0f} s {'':30}", file=sys.stderr)
            print("\n".join(found[name]))
            if "--write" in words:
                write(found)
    rows = [line for lines in found.values() for line in lines if line.startswith("|")]
    return 0 if all(line.endswith("| 0 |") for line in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
