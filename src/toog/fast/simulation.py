"""Plays in bulk: on all cores, with progress, and the same totals on any number of threads."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from toog.core.contract import Game
from toog.core.options import check_games
from toog.fast.chunks import Enough, Progress
from toog.fast.cluster import play_on_cluster
from toog.fast.driver import WIN
from toog.fast.plan import ClusterError, Plan
from toog.fast.reach import Function
from toog.fast.run import Run, Sums
from toog.workers import never


@dataclass(frozen=True)
class SimulationErrors:
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
    errors: SimulationErrors

    @property
    def steps(self) -> float:
        return self.decisions + self.chances

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def steps_per_second(self) -> float:
        return self.steps * self.games_per_second


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
    ray: str | None = None,
    enough: Enough = never,
) -> Simulation:
    """One bot for each seat. `seconds` leaves out compiling. `watch` sees the position after every step.

    `ray` is "local" or the HOST:PORT of a Ray cluster, whose machines have the same toog and the same
    bots; then `threads` is how many workers play at once, and nobody can watch. As soon as it is `enough`
    no more games are played, except on a cluster.
    """
    check_games(games, seed)
    fresh = game.lay_out(len(bots), options or {})
    if ray is not None:
        if watch is not None:
            raise ClusterError("watched")
        sums, seconds = play_on_cluster(
            ray, Plan.of(game, bots, options or {}, seed), games, threads, progress
        )
        return means(game, len(bots), sums, games, seconds)
    run = Run(game, fresh, bots, games, seed, watch)
    seconds = run.play(threads or os.cpu_count() or 1, progress, enough)
    return means(game, len(bots), run.sums, run.chunks.done, seconds)


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
        errors=SimulationErrors(
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
