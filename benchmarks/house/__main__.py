"""`python -m benchmarks.house`: the speed bars of the house, beside boardgame.io's server in one run.

With --write the table goes into docs/speed-house.md; --quick shows in a few minutes whether all of it works.
Needs Node, and `npm ci` in benchmarks/boardgame. Exit code 1 when a bar is missed.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.house.contest import (
    MEMORY,
    ROUNDS,
    TAIL,
    THINKING,
    Round,
    contest,
    without_disk,
    without_pause,
)
from benchmarks.house.disk import milliseconds_to_sync
from benchmarks.house.figures import Figure
from benchmarks.house.idle import bring_crowd, kilobytes_per_idle_table
from benchmarks.house.killing import kill
from benchmarks.house.process import settle_down
from benchmarks.house.readiness import seconds_to_ready
from benchmarks.house.theirs import FOLDER
from benchmarks.machine import commit, processor

PAGE = Path(__file__).parents[2] / "docs" / "speed-house.md"
STARTS = 5
TIMES_THEIRS = 3  # moves a second flat out


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    seconds: float
    repeats: int
    idle_tables: int
    sockets: int
    kills: int
    long_run: float  # seconds flat out before it is measured again
    warm_up: float = 2.0


FULL = Size(seconds=5.0, repeats=3, idle_tables=2_000, sockets=10_000, kills=50, long_run=12.0)
QUICK = Size(seconds=1.5, repeats=1, idle_tables=200, sockets=500, kills=3, long_run=2.0)


def beside_boardgame(size: Size) -> Iterator[Figure]:
    synced = one_synced_write(size)
    for round_ in ROUNDS:
        ours, theirs = contest(round_, size.warm_up, size.seconds, size.repeats)
        yield moves(round_, ours.moves, theirs.moves)
        most = most_median(round_, theirs.median, synced)
        yield Figure(f"{round_.name}: median, ms", ours.median, theirs.median, most=most)
        yield Figure(f"{round_.name}: 99th percentile, ms", ours.tail, theirs.tail, most=theirs.tail)


def in_the_long_run(size: Size) -> Iterator[Figure]:
    """No bar: when there was never a quiet moment to tidy up in."""
    played = without_pause(size.long_run, size.seconds)
    name = f"50 tables, after {size.long_run:g} seconds flat out"
    yield Figure(f"{name}: moves a second", played.moves_per_second)
    yield Figure(f"{name}: 99th percentile, ms", played.percentile(TAIL))


def beside_no_disk(size: Size) -> Iterator[Figure]:
    """No bars: they show how much of our median is the wait for the disk."""
    alone = one_synced_write(size)
    yield Figure("a page written and synced at the pace of 50 tables, nothing else: median, ms", alone)
    for round_ in ROUNDS:
        if round_.thinking and MEMORY.exists():
            bare = without_disk(round_, size.warm_up, size.seconds, size.repeats)
            yield Figure(f"{round_.name}, our database in memory: median, ms", bare.median)


def moves(round_: Round, ours: float, theirs: float) -> Figure:
    """Who thinks sets the pace."""
    bar = None if round_.thinking else TIMES_THEIRS * theirs
    return Figure(f"{round_.name}: moves a second", ours, theirs, least=bar)


def one_synced_write(size: Size) -> float:
    pace = THINKING / 50
    return milliseconds_to_sync(pace, int(size.seconds / pace))


def most_median(round_: Round, theirs: float, synced: float) -> float:
    """Who thinks at few tables waits for the disk, and at many for the server."""
    if not round_.thinking:
        return theirs
    return theirs + synced if round_.tables == 50 else theirs / 10


def idle(size: Size) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="toog-bench-") as folder:
        each = kilobytes_per_idle_table(Path(folder), size.idle_tables)
        yield Figure(f"an idle table, of {size.idle_tables:,}: kB", each, most=40)
    with tempfile.TemporaryDirectory(prefix="toog-bench-") as folder:
        crowd = bring_crowd(Path(folder), size.sockets, size.seconds, size.repeats)
        many = f"{size.sockets:,} idle sockets"
        if "house-full" not in crowd.refusal:
            raise SystemExit(f"no clear reason: {crowd.refusal}")
        yield Figure(f"{many}: kB each", crowd.kilobytes_each, most=40)
        medians, tails = (crowd.before.median, crowd.during.median), (crowd.before.tail, crowd.during.tail)
        for name, (before, during) in (("median", medians), ("99th percentile", tails)):
            yield Figure(f"50 tables thinking, without the crowd: {name}, ms", before)
            yield Figure(f"the same with {many}: {name}, ms", during, most=before * 2 + 1)


def crash(size: Size) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="toog-bench-") as folder:
        fresh = min(seconds_to_ready(Path(folder) / str(number)) for number in range(STARTS))
        yield Figure("ready with a new database: seconds", fresh, most=2)
        killed = kill(Path(folder), size.kills)
        yield Figure(f"events acknowledged between {killed.kills} kills", killed.acknowledged)
        yield Figure("of these lost, doubled or changed", 0, most=0)
        yield Figure("times every client came back by itself, at least", killed.returns, least=killed.kills)
        again = min(seconds_to_ready(Path(folder)) for _ in range(STARTS))
        yield Figure("ready with the database the kills left: seconds", again, most=2)


def main() -> int:
    if not (FOLDER / "node_modules").exists():
        print(f"boardgame.io is not there: npm ci in {FOLDER}", file=sys.stderr)
        return 2
    settle_down()
    size = QUICK if "--quick" in sys.argv else FULL
    print(HEAD)
    figures = []
    for measure in (beside_boardgame, in_the_long_run, beside_no_disk, idle, crash):
        for figure in measure(size):
            print(figure.row(), flush=True)
            figures.append(figure)
    if "--write" in sys.argv:
        write(size, figures)
    return 1 if any(figure.missed for figure in figures) else 0


HEAD = "| | toog | boardgame.io | bar | |\n| --- | ---: | ---: | ---: | --- |"


def write(size: Size, figures: list[Figure]) -> None:
    PAGE.write_text(
        WORDS.format(
            machine=machine(),
            repeats=size.repeats,
            seconds=size.seconds,
            rows="\n".join([HEAD, *(figure.row() for figure in figures)]),
        ),
        encoding="utf-8",
    )


def machine() -> str:
    node = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    package = json.loads((FOLDER / "node_modules" / "boardgame.io" / "package.json").read_bytes())
    versions = f"Python {platform.python_version()}, Node {node}, boardgame.io {package['version']}"
    return f"{processor()}, {platform.system()}, {versions}, {commit()}"


WORDS = """# Speed of the house

Measured in one run with `python -m benchmarks.house --write`, on: {machine}.
Each figure is the best of {repeats} runs of {seconds:g} seconds, the two servers in turns.

Pietjesbak for two, every throw and every choice a message of its own, with the same client on both
servers: plain sockets, frames made by hand. The server has one core, the client another. The time of a move
runs from sending it until every seat has seen it. Our server stores every event in SQLite, synced to the
disk, before anyone is told; boardgame.io's (its own server and socket transport, in production mode) keeps
everything in memory.

A bar that is missed says so. While people think, most of our median is the wait for the disk, which a server
that keeps everything in memory does not have: one row shows what a synced write takes at that pace on this
disk by itself, others what is left of our median with the database in memory.

Our server writes moves down in the order they come and puts them in their place when it has a quiet moment;
when there is none for 100,000 moves it takes the time, which is the long run.

{rows}

## Beside champions that think

`python -m benchmarks.house.champions`, on the same machine in November 2026: two people play at one
table with 100 ms of thinking, and in every other turn of three seconds someone looks on at ten more
tables where only champions sit (four of 12er Stich, three of Zocken, two of Mens, one of Pietjesbak).
The house and the process in which they think share one core. A ratio is the median of those within 24
pairs of turns, with the quartiles. The median does not feel them; one move in a hundred waits some
milliseconds for a process that thinks to give the core away.

| | alone | beside champions | ratio |
| --- | ---: | ---: | ---: |
| a move of people: median, ms | 1.64 | 1.59 | 0.96 (0.91–1.00) |
| a move of people: 99th percentile, ms | 3.43 | 8.44 | 2.53 (1.86–3.14) |
| moves of people | 705 | 699 | |
| answers of champions a second | 0.35 | 36.34 | |
| of a core used by champions | 0.02 | 0.51 | |

## The WebSocket layer: by hand, or uvicorn's own

Tried in November 2026 with uvicorn 0.54 and websockets 17.4: our own layer beside a subclass of uvicorn's
`WebSocketsSansIOProtocol`, first with every frame read and written by the library, then with whole short
texts read, and texts written, past it. For the first row one process hears a move and says three texts,
to a transport that does nothing: the best of 150 times 300 moves, the middle of three runs. For the
others all three houses were open at once, each with 50 tables flat out, and were played in turns of 0.8
seconds, the order reversed each time: 40 turns each, in five openings. A ratio is the median of those
within a turn, with the quartiles; two cores that others use too make them wide.
Three sessions before this one, of 40 turns each while others kept both cores busy, gave 0.92, 0.91 and 0.97
for the moves of the second column, and the last of them 1.03 for the third.

| | by hand | all by the library | short texts past it |
| --- | ---: | ---: | ---: |
| the layer alone: µs a move | 2.0 | 8.4 | 2.2 |
| moves a second: median | 3,826 | 3,300 | 3,777 |
| moves a second, beside by hand | 1 | 0.86 (0.81–0.94) | 1.02 (0.90–1.15) |
| processor time of the house a move, beside by hand | 1 | 1.09 | 1.01 |
| lines of the module | 317 | 137 | 189 |

Kept is the subclass with the short texts past the library: it is shorter, and costs nothing that could be
measured. With everything by the library it would cost about a tenth of the moves a second, which is the most
that was allowed for the fewer lines, and more than that where nothing else hides it.
"""


if __name__ == "__main__":
    sys.exit(main())
