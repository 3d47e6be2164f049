"""Plays in bulk: on all cores, with progress, and the same totals on any number of threads."""

from __future__ import annotations

import functools
import math
import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from toog.core.contract import Game
from toog.core.state import MOST_SEATS, State
from toog.fast.cache import Function, folder_for, kept_in
from toog.fast.driver import WIN, compile_player
from toog.fast.records import field_index, to_records

CHUNK_SECONDS = 0.05
FIRST_CHUNK = 64
LARGEST_SEED = 2**64

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Errors:
    """The standard error of each mean of a simulation."""

    decisions: float
    chances: float
    steps: float
    wins: list[float]
    scores: list[float]
    counts: dict[str, float]


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
    errors: Errors

    @property
    def steps(self) -> float:
        return self.decisions + self.chances

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def steps_per_second(self) -> float:
        return self.steps * self.games_per_second


class Sums:
    """Whole numbers only, so that the order of adding makes no difference.

    Beside each sum lies that of squares. A count has five: many, many², per, per² and per times many.
    """

    def __init__(self, counts: int) -> None:
        self.wins = np.zeros((MOST_SEATS, 2), np.int64)
        self.scores = np.zeros((MOST_SEATS, 2), np.int64)
        self.counts = np.zeros((counts, 5), np.int64)
        self.steps = np.zeros((3, 2), np.int64)

    @property
    def parts(self) -> tuple[Any, ...]:
        return (self.wins, self.scores, self.counts, self.steps)

    def add(self, other: Sums) -> None:
        for mine, theirs in zip(self.parts, other.parts, strict=True):
            np.add(mine, theirs, out=mine)


@functools.cache
def player(game: Game[Any], bots: tuple[Function, ...], watch: Function | None) -> Function:
    """Compiled once in a process, and kept on disk for the next."""
    made_from = bots if watch is None else (*bots, watch)
    with kept_in(folder_for(game, made_from)):
        return compile_player(game, bots, watch)


def places_of_counts(game: Game[Any]) -> Any:
    """Where each count, and what it is counted per, lies in a record; -1 is per game."""
    at = {name: place for tally in game.state.tallies for name, place in places_of_tally(game.state, tally)}
    places = [(at[count.tally], at[count.per] if count.per else -1) for count in game.counts]
    return np.array(places, np.int64).reshape(-1, 2)


def places_of_tally(state: type[State], tally: str) -> list[tuple[str, int]]:
    """A tally that is a list has a name for each item: sizes.0, sizes.1 …"""
    first = field_index(state, tally)
    length = next(field.length for field in state.fields if field.name == tally)
    return [(f"{tally}.{item}", first + item) for item in range(length)] or [(tally, first)]


class Run:
    """One simulation under way: threads take chunks of games from it until none are left."""

    def __init__(
        self,
        game: Game[Any],
        fresh: Any,
        bots: Sequence[Function],
        games: int,
        seed: int,
        watch: Function | None = None,
    ) -> None:
        distinct = tuple(sorted(set(bots), key=lambda bot: bot.__module__))
        self.play_games = player(game, distinct, watch)
        self.fresh = to_records(fresh, 2)
        self.bot_of = np.array([distinct.index(bot) for bot in bots], np.int64)
        self.count_at = places_of_counts(game)
        self.games = games
        self.seed = np.uint64(seed % LARGEST_SEED)
        self.sums = Sums(len(self.count_at))
        self.taken = 0
        self.done = 0
        self.stopped = False
        self.lock = threading.Lock()
        self.work(first=0, last=0, sums=self.sums)

    def work(self, first: int, last: int, sums: Sums) -> None:
        table = self.fresh.copy()
        flat = table.view(np.int32).reshape(2, -1)
        fresh = flat[0].copy()
        self.play_games(table, flat, fresh, self.bot_of, self.seed, first, last, self.count_at, sums.parts)

    def take(self, many: int) -> tuple[int, int]:
        with self.lock:
            first = self.taken
            self.taken = self.games if self.stopped else min(self.games, first + many)
            return first, self.taken

    def one_thread(self) -> None:
        sums = Sums(len(self.count_at))
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
            try:  # an interrupt must stop the threads whenever it comes: leaving the pool waits for them
                waiting = [pool.submit(self.one_thread) for _ in range(threads)]
                while progress is not None and wait(waiting, CHUNK_SECONDS).not_done:
                    progress(self.done)
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
    watch: Function | None = None,
) -> Simulation:
    """One bot for each seat. `seconds` leaves out compiling. `watch` sees the position after every step."""
    if games < 1:
        raise ValueError("at least one game has to be played")
    fresh = game.lay_out(len(bots), options or {})
    run = Run(game, fresh, bots, games, seed, watch)
    seconds = run.all_threads(threads or os.cpu_count() or 1, progress)
    return means(game, len(bots), run.sums, games, seconds)


def means(game: Game[Any], players: int, sums: Sums, games: int, seconds: float) -> Simulation:
    decisions, chances, steps = (mean(row, games) for row in sums.steps.tolist())
    wins = [mean(row, games) for row in sums.wins[:players].tolist()]
    scores = [mean(row, games) for row in sums.scores[:players].tolist()]
    counts = {
        count.name: ratio(row, games) if count.per else mean(row, games)
        for count, row in zip(game.counts, sums.counts.tolist(), strict=True)
    }
    return Simulation(
        games=games,
        seconds=seconds,
        decisions=decisions[0],
        chances=chances[0],
        wins=[share / WIN for share, _ in wins],
        scores=[score for score, _ in scores],
        counts={name: value for name, (value, _) in counts.items()},
        errors=Errors(
            decisions=decisions[1],
            chances=chances[1],
            steps=steps[1],
            wins=[error / WIN for _, error in wins],
            scores=[error for _, error in scores],
            counts={name: error for name, (_, error) in counts.items()},
        ),
    )


def mean(row: Sequence[int], games: int) -> tuple[float, float]:
    """The mean and its standard error. One game alone shows no spread."""
    total, squares, *_ = row
    spread = games * squares - total * total
    return total / games, math.sqrt(spread / max(1, games - 1)) / games


def ratio(row: Sequence[int], games: int) -> tuple[float, float]:
    """One sum by another, and the error that follows from how far each game lies from that ratio."""
    many, many_squared, per, per_squared, both = row
    if per == 0:
        return math.nan, math.nan
    off = many_squared * per * per - 2 * both * many * per + per_squared * many * many
    return many / per, math.sqrt(off * games / max(1, games - 1)) / (per * per)
