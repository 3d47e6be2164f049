"""A rollout: a position played on to the end many times, after each legal move with the same dice.

Moves are compared game by game, so that what the dice did to both alike is no part of the error of their
difference. A move that is behind beyond doubt is left out, and the rollout ends when one is left. Where cards
are hidden, every game begins with another way they may lie, drawn from what the seat that asks can know.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.bots import Question, find_bot
from toog.bots.playing_on import AskedRollout
from toog.core.contract import CHANCE, OVER, Game
from toog.core.options import check_games
from toog.fast.driver import WIN
from toog.fast.records import Records, to_records
from toog.fast.rollout import Outcomes, compile_first, play_on
from toog.review.judge import Unit, find_witness

BLOCK = 250
"""Games between two looks at the result. With hidden cards, also the number of worlds in one chain."""
SLICE = 25
"""Games that a thread plays in one go."""
FEWEST = 500
"""How many games are played before one move is said to be behind another."""
CLEAR = 4.0
"""A move is left out if it is behind by this many standard errors: many, because it is tested repeatedly."""

Shares = NDArray[np.float64]
"""A row for each game and, where it covers all seats, a column for each seat."""


class Difference(NamedTuple):
    """By how much one move did better than another in the games that both played, with its standard error.

    Nobody knows the error of one game: it is infinite.
    """

    mean: float
    error: float


@dataclass(frozen=True)
class Rollout:
    """What was found for `seat`. `moves` are codes, and `outcomes` has the games of each, in that order.

    Game number n has the same dice for every move. A move that was left out has fewer games than the best. An
    outcome is a whole number, the score or so many parts of a win, by game and seat.
    """

    seat: int
    unit: Unit
    level: str
    moves: tuple[int, ...]
    outcomes: tuple[NDArray[np.int32], ...]

    @property
    def games(self) -> int:
        return max(len(played) for played in self.outcomes)

    def games_of(self, move: int) -> int:
        return len(self.outcomes[self.moves.index(move)])

    def of(self, move: int) -> Shares:
        return self.in_unit(self.outcomes[self.moves.index(move)])

    def own(self, move: int) -> Shares:
        """The outcomes of this move for the seat that asks."""
        return self.in_unit(self.outcomes[self.moves.index(move)][:, self.seat])

    def in_unit(self, outcomes: NDArray[np.int32]) -> Shares:
        return outcomes / (WIN if self.unit == "win" else 1)

    def value(self, move: int) -> float:
        return float(self.own(move).mean())

    def error(self, move: int) -> float:
        return error_of(self.own(move))

    def difference(self, one: int, other: int) -> Difference:
        if one == other:
            return Difference(0.0, 0.0)
        here, there = self.own(one), self.own(other)
        both = min(len(here), len(there))
        found = here[:both] - there[:both]
        return Difference(float(found.mean()), error_of(found))

    def is_behind(self, one: int, other: int, errors: float = CLEAR) -> bool:
        """Whether one move did worse than another by more than so many standard errors, in enough games."""
        less = self.difference(other, one)
        return self.games >= FEWEST and less.mean > errors * less.error

    @property
    def ranked(self) -> list[int]:
        """The moves, best first: those with most games before those that were left out."""
        return sorted(self.moves, key=lambda move: (-self.games_of(move), -self.value(move)))

    @property
    def best(self) -> int:
        return self.ranked[0]


def error_of(found: NDArray[np.float64]) -> float:
    """Return the standard error of the mean: 1/n where all n games are alike, and infinite for one game."""
    many = len(found)
    return max(float(found.std(ddof=1)) / many**0.5, 1 / many) if many > 1 else math.inf


def level_that_compiles(game: Game[Any]) -> str:
    """Return the strongest level up to `club` that compiles: it plays on unless another is asked for."""
    return "club" if find_bot("club", game).choose is not None else "sensible"


def roll_out(
    question: Question,
    games: int,
    *,
    moves: Sequence[int] | None = None,
    level: str | None = None,
    seed: int | None = None,
    until_clear: bool = True,
    threads: int | None = 1,
) -> Rollout:
    """Play out every legal move of a question, or those given; `AS_IT_STANDS` is the position itself."""
    check_games(games)
    *_, found = rolling_out(
        question, games, moves=moves, level=level, seed=seed, until_clear=until_clear, threads=threads
    )
    return found


def rolling_out(
    question: Question,
    games: int,
    *,
    moves: Sequence[int] | None = None,
    level: str | None = None,
    seed: int | None = None,
    until_clear: bool = True,
    threads: int | None = 1,
) -> Iterator[Rollout]:
    """Do the same as `roll_out`, yielding the result so far after every block of games.

    The same question, level and seed give the same games, on any number of threads; `None` is one for each
    core. Without a seed it is taken from what the seat has seen. Without `until_clear` every move gets every
    game. A level that thinks is asked in plain Python, which takes a hundred times as long or more.
    """
    rolling = Rolling(question, moves or question.moves, level, seed)
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for first in range(0, games, BLOCK):
            rolling.play(range(first, min(games, first + BLOCK)), pool)
            if until_clear and is_time_to_look(rolling.games):
                rolling.leave_out()
            yield rolling.found
            if until_clear and len(rolling.moves) > 1 and len(rolling.alive) == 1:
                return


def is_time_to_look(games: int) -> bool:
    """After 500, 1000, 2000, 4000 … games: testing more often would find differences that are not there."""
    return games >= FEWEST and games % FEWEST == 0 and (games // FEWEST).bit_count() == 1


class Rolling:
    """One rollout under way."""

    def __init__(self, question: Question, moves: Sequence[int], level: str | None, seed: int | None) -> None:
        self.question = question
        self.level = level or level_that_compiles(question.game)
        self.bot = find_bot(self.level, question.game)
        self.seed = question.luck if seed is None else seed
        self.moves = tuple(moves)
        self.alive = list(self.moves)
        self.played = {move: MoveOutcomes(question.state.players) for move in self.moves}
        if self.bot.choose is not None:
            compile_first(question.game, self.bot.choose, to_records(question.state))

    @property
    def games(self) -> int:
        return self.played[self.alive[0]].many

    def play(self, numbers: range, pool: ThreadPoolExecutor) -> None:
        begins = begin_at(self.question, self.seed, numbers)
        many = 1 if self.bot.choose is None else SLICE
        slices = [numbers[at : at + many] for at in range(0, len(numbers), many)]
        waiting = [pool.submit(self.slice, begins, numbers, part) for part in slices]
        try:
            found = np.concatenate([part.result() for part in waiting])
        finally:
            for part in waiting:  # an interrupt leaves none of them to be waited for
                part.cancel()
        for column, move in enumerate(self.alive):
            self.played[move].add(found[:, column])

    def slice(self, begins: Records, numbers: range, part: range) -> Outcomes:
        at = part.start - numbers.start
        here = begins if len(begins) == 1 else begins[at : at + len(part)]
        game, seat = self.question.game, self.question.seat
        if self.bot.choose is None:
            return AskedRollout(self.question, self.bot, self.seed).play_on(here, self.alive, part)
        return play_on(game, self.bot.choose, here, self.alive, seat, self.seed, part)

    def leave_out(self) -> None:
        found = self.found
        self.alive = [move for move in self.alive if not found.is_behind(move, found.best)]

    @property
    def found(self) -> Rollout:
        unit: Unit = "win" if self.question.state.players > 1 else "points"
        outcomes = tuple(self.played[move].so_far for move in self.moves)
        return Rollout(self.question.seat, unit, self.level, self.moves, outcomes)


class MoveOutcomes:
    """The outcomes of one move, in an array that doubles when it is full. Slices handed out never change."""

    def __init__(self, players: int) -> None:
        self.room = np.zeros((BLOCK, players), np.int32)
        self.many = 0

    def add(self, outcomes: Outcomes) -> None:
        until = self.many + len(outcomes)
        if until > len(self.room):
            self.room = np.concatenate([self.room, np.zeros_like(self.room)])
        self.room[self.many : until] = outcomes
        self.many = until

    @property
    def so_far(self) -> NDArray[np.int32]:
        return self.room[: self.many]


def begin_at(question: Question, seed: int, numbers: range) -> Records:
    """Return where these games begin: the position or, with hidden cards, a possible deal for each game."""
    game, s = question.game, question.state
    if not game.hidden or game.rules.turn(s) in (CHANCE, OVER):
        return to_records(s)
    return find_witness(game, s).draw_positions(question, seed, numbers)
