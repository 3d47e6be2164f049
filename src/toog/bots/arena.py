"""Bot against bot: every bot on every seat in turn, what each won, and how sure that is."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from toog.bots.company import AnyBot, find_bot
from toog.bots.contest import Contest
from toog.bots.processes import CHUNK_SECONDS, one_by_one, play_in_processes
from toog.bots.requests import ContestRequest, PlayedContest
from toog.core.contract import Game
from toog.core.options import check_games
from toog.core.registry import find_game
from toog.fast.chunks import Chunks, Enough, Progress
from toog.workers import never

SURE = 1.959964
"""So many standard errors to either side hold the truth nineteen times out of twenty."""


@dataclass(frozen=True)
class ArenaResult:
    """What one entry came to: its share of the wins, and nineteen times out of twenty the true one's bounds.

    `adjusted` is that share with the luck of what fell taken out, sure to `adjusted_bound` on either side.
    Both are None in a game where the house cannot tell luck.
    """

    name: str
    share: float
    low: float
    high: float
    adjusted: float | None
    adjusted_bound: float | None
    rating: float


@dataclass(frozen=True)
class Arena:
    """The standings of all entries, in the order in which they were named."""

    games: int
    seconds: float
    bots: list[ArenaResult]


def arena(
    game: str | Game[Any],
    bots: Sequence[AnyBot],
    games: int = 1_000,
    *,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    enough: Enough = never,
) -> Arena:
    """Play games with one seat for each bot; from game to game everyone moves on by one seat.

    As soon as it is `enough` no more games are played, and those that were are told.
    """
    found = find_game(game) if isinstance(game, str) else game
    check_games(games, seed)
    found.lay_out(len(bots), options or {})  # refuses at once what cannot be played
    names = [find_bot(bot, found).name for bot in bots]
    at_once = min(processes or os.cpu_count() or 1, games)
    called = [bot for bot in bots if isinstance(bot, str)]
    if at_once > 1 and len(called) == len(bots):
        request = ContestRequest(found.name, tuple(called), options or {}, seed)
        return in_processes(request, names, games, at_once, progress, enough)
    contest = Contest(found, [find_bot(bot, found) for bot in bots], options or {}, seed)
    return in_this_process(contest, names, games, progress, enough)


def in_this_process(
    contest: Contest, names: list[str], games: int, progress: Progress | None, enough: Enough
) -> Arena:
    began = time.perf_counter()
    shares, luck = np.zeros((games, len(names))), np.zeros((games, len(names)))

    def play(number: int) -> None:
        shares[number], luck[number] = contest.play(number)

    played = one_by_one(play, games, progress, enough)
    return standings(names, shares[:played], luck[:played], time.perf_counter() - began)


def in_processes(
    request: ContestRequest,
    names: list[str],
    games: int,
    at_once: int,
    progress: Progress | None,
    enough: Enough,
) -> Arena:
    shares, luck = np.zeros((games, len(names))), np.zeros((games, len(names)))
    played = np.zeros(games, bool)

    def gather(chunk: range, came_to: PlayedContest) -> None:
        shares[chunk.start : chunk.stop] = came_to.shares
        luck[chunk.start : chunk.stop] = came_to.luck
        played[chunk.start : chunk.stop] = True

    chunks = Chunks(games, gather, seconds=CHUNK_SECONDS)
    seconds = play_in_processes(request, chunks, at_once, progress, enough)
    return standings(names, shares[played], luck[played], seconds)


def standings(
    names: Sequence[str], shares: NDArray[np.float64], luck: NDArray[np.float64], seconds: float
) -> Arena:
    games = len(shares)
    rated = ratings(shares)
    bots = []
    for entry, name in enumerate(names):
        share = float(shares[:, entry].mean())
        low, high = wilson(share, games)
        adjusted, bound = None, None
        if luck.any():
            adjusted, error = without_luck(shares[:, entry], luck[:, entry])
            bound = SURE * error
        bots.append(ArenaResult(name, share, low, high, adjusted, bound, rated[entry]))
    return Arena(games, seconds, bots)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share nineteen times out of twenty, also near none and all."""
    squared = SURE * SURE / games
    middle = (share + squared / 2) / (1 + squared)
    half = SURE * math.sqrt(share * (1 - share) / games + squared / (4 * games)) / (1 + squared)
    return max(0.0, middle - half), min(1.0, middle + half)


def without_luck(shares: NDArray[np.float64], luck: NDArray[np.float64]) -> tuple[float, float]:
    """The mean share once luck is taken off, and its standard error.

    Luck has mean zero whatever it is multiplied by. Each half of the games is told by the other half how much
    of it to take off, so that the mean stays what it is.
    """
    halves = (slice(0, None, 2), slice(1, None, 2))
    left = shares.copy()
    for mine, theirs in (halves, halves[::-1]):
        left[mine] -= slope(shares[theirs], luck[theirs]) * luck[mine]
    error = left.std(ddof=1) / math.sqrt(len(left)) if len(left) > 1 else 0.0
    return float(left.mean()), float(error)


def slope(shares: NDArray[np.float64], luck: NDArray[np.float64]) -> float:
    spread = float((luck * luck).sum())
    return float((shares * luck).sum() - shares.mean() * luck.sum()) / spread if spread > 0 else 0.0


def ratings(shares: NDArray[np.float64]) -> list[float]:
    """By openskill's Plackett and Luce: a stranger has 25, and winners of a game come before the rest."""
    model = PlackettLuce()
    company = [[model.rating()] for _ in range(shares.shape[1])]
    for game in shares:
        if len(company) > 1:
            company = model.rate(company, ranks=[0 if share > 0 else 1 for share in game.tolist()])
    return [float(rated[0].mu) for rated in company]
