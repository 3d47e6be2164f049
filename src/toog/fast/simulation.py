"""Plays in bulk: on all cores, with progress, and the same totals on any number of threads."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from toog.core.contract import Game
from toog.core.state import MOST_SEATS
from toog.fast.cache import Function, folder_for, kept_in
from toog.fast.driver import WIN, compile_player
from toog.fast.records import field_index, to_records

CHUNK_SECONDS = 0.05
FIRST_CHUNK = 64
LARGEST_SEED = 2**64

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Simulation:
    """What many games came to; means per game, and per seat where it is a list."""

    games: int
    seconds: float
    decisions: float
    chances: float
    wins: list[float]
    scores: list[float]
    counts: dict[str, float]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def steps_per_second(self) -> float:
        return (self.decisions + self.chances) * self.games_per_second


class Sums:
    """Whole numbers only, so that the order of adding makes no difference."""

    def __init__(self, tallies: int) -> None:
        self.wins = np.zeros(MOST_SEATS, np.int64)
        self.scores = np.zeros(MOST_SEATS, np.int64)
        self.tallies = np.zeros(tallies, np.int64)
        self.steps = np.zeros(2, np.int64)

    @property
    def parts(self) -> tuple[Any, ...]:
        return (self.wins, self.scores, self.tallies, self.steps)

    def add(self, other: Sums) -> None:
        for mine, theirs in zip(self.parts, other.parts, strict=True):
            np.add(mine, theirs, out=mine)


class Run:
    """One simulation under way: threads take chunks of games from it until none are left."""

    def __init__(self, game: Game[Any], fresh: Any, bots: Sequence[Function], games: int, seed: int) -> None:
        distinct = sorted(set(bots), key=lambda bot: bot.__module__)
        with kept_in(folder_for(game, distinct)):
            self.play_games = compile_player(game, distinct)
        self.fresh = to_records(fresh, 2)
        self.bot_of = np.array([distinct.index(bot) for bot in bots], np.int64)
        self.tally_at = np.array([field_index(game.state, name) for name in game.state.tallies], np.int64)
        self.games = games
        self.seed = np.uint64(seed % LARGEST_SEED)
        self.sums = Sums(len(self.tally_at))
        self.taken = 0
        self.done = 0
        self.stopped = False
        self.lock = threading.Lock()
        self.work(first=0, last=0, sums=self.sums)

    def work(self, first: int, last: int, sums: Sums) -> None:
        table = self.fresh.copy()
        flat = table.view(np.int32).reshape(2, -1)
        fresh = flat[0].copy()
        self.play_games(table, flat, fresh, self.bot_of, self.seed, first, last, self.tally_at, sums.parts)

    def take(self, many: int) -> tuple[int, int]:
        with self.lock:
            first = self.taken
            self.taken = self.games if self.stopped else min(self.games, first + many)
            return first, self.taken

    def one_thread(self) -> None:
        sums = Sums(len(self.tally_at))
        many = FIRST_CHUNK
        while not self.stopped:
            first, last = self.take(many)
            if first == last:
                break
            began = time.perf_counter()
            self.work(first, last, sums)
            took = max(time.perf_counter() - began, 1e-6)
            many = max(1, int((last - first) * min(4.0, CHUNK_SECONDS / took)))
            with self.lock:
                self.done += last - first
        with self.lock:
            self.sums.add(sums)

    def all_threads(self, threads: int, progress: Progress | None) -> float:
        began = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            waiting = [pool.submit(self.one_thread) for _ in range(threads)]
            try:
                while progress is not None and not all(thread.done() for thread in waiting):
                    progress(self.done)
                    time.sleep(CHUNK_SECONDS)
                for thread in waiting:
                    thread.result()
            finally:
                self.stopped = True
        return time.perf_counter() - began


def simulate(
    game: Game[Any],
    bots: Sequence[Function],
    games: int,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """One bot for each seat. `seconds` leaves out compiling."""
    fresh = game.lay_out(len(bots), options or {})
    run = Run(game, fresh, bots, games, seed)
    seconds = run.all_threads(threads or os.cpu_count() or 1, progress)
    return means(game, len(bots), run.sums, games, seconds)


def means(game: Game[Any], players: int, sums: Sums, games: int, seconds: float) -> Simulation:
    tally = dict(zip(game.state.tallies, sums.tallies.tolist(), strict=True))
    return Simulation(
        games=games,
        seconds=seconds,
        decisions=int(sums.steps[0]) / games,
        chances=int(sums.steps[1]) / games,
        wins=[int(wins) / WIN / games for wins in sums.wins[:players]],
        scores=[int(score) / games for score in sums.scores[:players]],
        counts={
            count.name: tally[count.tally] / (tally[count.per] if count.per else games)
            for count in game.counts
        },
    )
