"""Learns the value of a position of Mens from games it plays with itself and with the sensible player.

    PYTHONPATH=src:. python -m training.mens --net single4 --out single4.npz

Batches of games are played with the weights as they are. Each game is then gone through from its end: what
a position was worth turns out to be a mixture of what the next one was thought to be worth and of how the
game ended (TD(λ)), and the weights take a step (Adam) towards that. The games of a batch are dealt into a
fixed number of heaps with a seed each, so the weights are the same on any number of threads.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.core.registry import find_game
from toog.core.state import MOST_SEATS
from toog.fast.records import to_records
from toog.games.mens.bots.inputs import how_many_inputs
from training.mens_lessons import (
    GAMES,
    LEARNER,
    POSITIONS,
    SEATS,
    SENSIBLE,
    SURPRISE,
    TOLD,
    WINS,
    learn_games,
)

GAME = find_game("mens")
MOST_STEPS = 6000
HEAPS = 16
TABLES = 4000
# The step grows over the first batches, and shrinks to this part of itself over all others.
RISE = 50
FALL = 0.02


@dataclass(frozen=True)
class Net:
    """Which tables a net learns for: the board, and whether someone plays several colours."""

    board: int
    double: bool
    players: tuple[int, ...]
    usual: int

    @property
    def inputs(self) -> int:
        board = GAME.begin(self.usual, {"board": self.board})
        return how_many_inputs(board.colours, board.circles)


NETS = {
    "single4": Net(4, False, (2, 3, 4), 4),
    "double4": Net(4, True, (2, 3), 2),
    "single6": Net(6, False, (2, 3, 4, 5, 6), 6),
    "double6": Net(6, True, (2, 3, 4, 5), 3),
}
HOUSE_RULES: dict[str, tuple[Any, ...]] = {
    "first_pawn": ("free", "beginner", "six"),
    "own_hit": (True, False),
    "must_hit": (False, True),
    "bounce": (True, False),
    "lane": ("fixed", "forward"),
    "tries": (1, 3),
}


def lay_table(net: Net, rng: np.random.Generator) -> NDArray[np.int32]:
    """Half of the tables are the usual ones; the others have any number of players and any house rules."""
    usual = rng.random() < 0.5
    players = net.usual if usual else int(rng.choice(net.players))
    options: dict[str, Any] = {"board": net.board, "spare": "double" if net.double else "empty"}
    if net.double:
        options["win"] = "all" if rng.random() < (0.25 if usual else 0.5) else "colour"
    if not usual:
        for name, values in HOUSE_RULES.items():
            options[name] = values[int(rng.integers(len(values)))]
    return to_records(GAME.lay_out(players, options)).view(np.int32).reshape(-1)


def seat_players(rng: np.random.Generator) -> NDArray[np.int64]:
    """A third of the games are one learner's among sensible players, a third are mixed, a third learners'."""
    kinds = np.full(MOST_SEATS, LEARNER, np.int64)
    sort = rng.random()
    if sort < 1 / 3:
        kinds[:] = SENSIBLE
        kinds[int(rng.integers(6))] = LEARNER
    elif sort < 2 / 3:
        kinds[:] = rng.integers(2, size=MOST_SEATS)
    return kinds


def deal(tables: Any, games: int, rng: np.random.Generator) -> tuple[Any, Any]:
    fresh = tables[rng.integers(len(tables), size=games)]
    return fresh, np.stack([seat_players(rng) for _ in range(games)])


@dataclass
class Weights:
    """From the inputs to the hidden units and straight to the number, and from the hidden units to it."""

    first: Any
    last: Any
    moments: list[Any] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def fresh(cls, net: Net, hidden: int, rng: np.random.Generator) -> Weights:
        first = (rng.standard_normal((net.inputs, hidden + 1)) * 0.1).astype(np.float32)
        first[:, hidden] = 0.0
        return cls(first, (rng.standard_normal(hidden) * 0.1).astype(np.float32))

    def step(self, slopes: tuple[Any, Any], rate: float) -> None:
        """Adam."""
        if not self.moments:
            self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in (self.first, self.last)]
        self.steps += 1
        correction = math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, slope, moments in zip((self.first, self.last), slopes, self.moments, strict=True):
            mean, square = moments
            np.add(mean, 0.1 * (slope - mean), out=mean)
            np.add(square, 0.001 * (slope * slope - square), out=square)
            np.subtract(part, rate * correction * mean / (np.sqrt(square) + 1e-10), out=part)


class Heap:
    """A part of a batch: its games, and the slopes they come to."""

    def __init__(self, weights: Weights) -> None:
        self.slopes = (np.zeros_like(weights.first), np.zeros_like(weights.last))
        self.told = np.zeros(TOLD)
        self.positions = 0.0
        boards = to_records(GAME.lay_out(4, {}), 4)
        self.table = (boards, boards.view(np.int32).reshape(4, -1))
        self.history = np.empty((MOST_STEPS, self.table[1].shape[1]), np.int32)

    def learn(self, weights: Weights, dealt: tuple[Any, Any], seed: int, number: int, trust: float) -> None:
        for slope in self.slopes:
            slope[:] = 0
        before = self.told[POSITIONS]
        parts = (weights.first, weights.last)
        learn_games(self.table, *dealt, seed, number, trust, parts, self.slopes, self.history, self.told)
        self.positions = self.told[POSITIONS] - before


class Schedule:
    """How many batches there will be, and the size of the step at each: up quickly, then down by and by."""

    def __init__(self, rate: float, batches: int, minutes: float) -> None:
        self.rate = rate
        self.batches = batches
        self.minutes = minutes
        self.began = time.perf_counter()

    def pace(self, batch: int) -> float:
        """Where minutes are given, the pace of the first batches tells how many there is time for."""
        if batch == 1:
            self.began = time.perf_counter()
        if batch == RISE and self.minutes:
            self.batches = int(self.minutes * 60 / (time.perf_counter() - self.began) * (RISE - 1))
        done = max(0.0, (batch - RISE) / (self.batches - RISE)) if batch > RISE else 0.0
        return self.rate * min(1.0, (batch + 1) / RISE) * float(FALL**done)


class School:
    """The weights, and the batches of games they learn from."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        net = NETS[arguments.net]
        self.rng = np.random.default_rng(arguments.seed)
        self.tables = np.stack([lay_table(net, self.rng) for _ in range(TABLES)])
        self.weights = Weights.fresh(net, arguments.hidden, self.rng)
        self.heaps = [Heap(self.weights) for _ in range(HEAPS)]
        self.number = self.batch = 0
        self.schedule = Schedule(arguments.rate, arguments.batches, arguments.minutes)

    def learn(self) -> None:
        told_at = time.perf_counter()
        with ThreadPoolExecutor(self.arguments.threads) as pool:
            while self.batch < self.schedule.batches:
                self.learn_batch(pool)
                if time.perf_counter() - told_at > self.arguments.tell:
                    told_at = time.perf_counter()
                    self.tell()
                    self.save()
        self.save()

    def learn_batch(self, pool: ThreadPoolExecutor) -> None:
        rate = self.schedule.pace(self.batch)
        games = self.arguments.batch // HEAPS
        jobs = []
        for heap in self.heaps:
            dealt = deal(self.tables, games, self.rng)
            asked = (self.weights, dealt, self.arguments.seed, self.number, self.arguments.trust)
            jobs.append(pool.submit(heap.learn, *asked))
            self.number += games
            if self.batch == 0:
                jobs[0].result()  # the first compiles
        for job in jobs:
            job.result()
        positions = sum(heap.positions for heap in self.heaps)
        first = sum(heap.slopes[0] for heap in self.heaps) / positions
        last = sum(heap.slopes[1] for heap in self.heaps) / positions
        self.weights.step((first, last), rate)
        self.batch += 1

    def tell(self) -> None:
        told = np.sum([heap.told for heap in self.heaps], axis=0)
        for heap in self.heaps:
            heap.told[:] = 0
        seconds = time.perf_counter() - self.schedule.began
        games = told[GAMES]
        print(
            f"{seconds:6.0f} s  batch {self.batch} of {self.schedule.batches}  games {self.number}  "
            f"surprise {told[SURPRISE] / told[POSITIONS]:.4f}  "
            f"learners won {told[WINS] / games:.4f} with {told[SEATS] / games:.4f} of the seats",
            flush=True,
        )

    def save(self) -> None:
        recipe = {**vars(self.arguments), "out": str(self.arguments.out), "batches": self.batch}
        np.savez(
            self.arguments.out, first=self.weights.first, last=self.weights.last, recipe=json.dumps(recipe)
        )


def pack(files: list[Path], out: Path) -> None:
    """All nets in one small file for the package, in half precision, each named as its file."""
    packed = {}
    for file in files:
        kept = np.load(file)
        for part in ("first", "last"):
            packed[f"{file.stem}_{part}"] = kept[part].astype(np.float16)
    np.savez_compressed(out, allow_pickle=False, **packed)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--net", choices=NETS, default="single4")
    parser.add_argument("--batches", type=int, default=3000)
    parser.add_argument("--minutes", type=float, default=0, help="instead of a number of batches")
    parser.add_argument("--batch", type=int, default=64, help="games in a batch")
    parser.add_argument("--hidden", type=int, default=63, help="hidden units")
    parser.add_argument("--rate", type=float, default=0.004, help="the largest step")
    parser.add_argument("--trust", type=float, default=0.8, help="λ: in the end of the game, not in the next")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tell", type=float, default=10, help="seconds between two lines")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pack", type=Path, nargs="+", help="learn nothing, put these nets into one file")
    arguments = parser.parse_args()
    if arguments.pack:
        pack(arguments.pack, arguments.out)
    else:
        School(arguments).learn()


if __name__ == "__main__":
    main()
