"""Both sides, in turns, at the same game with the same client."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.house.dialect import Dialect
from benchmarks.house.driver import Driver, Played
from benchmarks.house.ours import Toog
from benchmarks.house.theirs import BoardgameIo

THINKING = 0.1
MEDIAN, TAIL = 0.5, 0.99
MEMORY = Path("/dev/shm")  # a file system without a disk
Side = Callable[[Path], Dialect]


@dataclass(frozen=True)
class Round:
    """`games` is how many every table needs: a game may end after a few throws, or after hundreds."""

    tables: int
    thinking: float
    games: int

    @property
    def name(self) -> str:
        how = "flat out" if not self.thinking else f"{self.thinking * 1000:g} ms of thinking"
        return f"{self.tables} tables, {how}"


ROUNDS = (Round(50, 0.0, 24), Round(500, 0.0, 5), Round(50, THINKING, 5), Round(500, THINKING, 5))


@dataclass(frozen=True)
class Best:
    """The best of several runs in each figure."""

    moves: float
    median: float
    tail: float

    @classmethod
    def of(cls, runs: Iterable[Played]) -> Best:
        played = list(runs)
        return cls(
            max(run.moves_per_second for run in played),
            min(run.percentile(MEDIAN) for run in played),
            min(run.percentile(TAIL) for run in played),
        )


def contest(round_: Round, warm_up: float, seconds: float, repeats: int) -> tuple[Best, Best]:
    """Ours and theirs: in turns, so that both have the same weather."""
    ours, theirs = [], []
    for _ in range(repeats):
        ours.append(play(Toog, round_, warm_up, seconds))
        theirs.append(play(BoardgameIo, round_, warm_up, seconds))
    return Best.of(ours), Best.of(theirs)


def without_disk(round_: Round, warm_up: float, seconds: float, repeats: int) -> Best:
    """Ours with its database in memory: what is left when no sync has to be waited for."""
    return Best.of(play(Toog, round_, warm_up, seconds, MEMORY) for _ in range(repeats))


def without_pause(run_up: float, seconds: float) -> Played:
    """Ours, flat out for so long that nothing can be put off any more."""
    return play(Toog, Round(50, 0.0, 80), run_up, seconds)


def play(side: Side, round_: Round, warm_up: float, seconds: float, where: Path | None = None) -> Played:
    with tempfile.TemporaryDirectory(prefix="toog-bench-", dir=where) as folder:
        dialect = side(Path(folder))
        process = dialect.open()
        try:
            driver = Driver(dialect, round_.thinking)
            for _ in range(round_.tables):
                driver.seat([dialect.lay(process.port) for _ in range(round_.games)])
            played = driver.play(warm_up, seconds)
            driver.close()
            if driver.done:
                raise SystemExit("a table has played all its games: lay more of them")
        finally:
            process.kill()
        return played
