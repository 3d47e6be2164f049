"""One position: what its judge makes of it beside what a long rollout comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.bots import Question
from toog.games.stich.bots.champion import EFFORT
from toog.games.stich.review.judge import progress
from toog.games.stich.review.worlds import try_in_worlds
from toog.review.errors import EXACT, KNOWN, Estimator, Measured
from toog.review.judge import find_judge
from toog.review.rating import MoveEstimate, Shares, by_both, by_judge, by_worlds, play_on
from toog.review.rollout import Rollout, roll_out

Numbers = NDArray[np.float64]


class Seen(NamedTuple):
    """By move a value, its error and the same of the rollout; by other move the same of what it costs."""

    values: Numbers
    losses: Numbers


def compare(moves: Sequence[int], estimates: Sequence[MoveEstimate], rolled: Rollout) -> Seen:
    best = max(range(len(moves)), key=lambda i: estimates[i].value)
    values, losses = [], []
    for move, (value, error, loss_error) in zip(moves, estimates, strict=True):
        values.append((value, error, rolled.value(move), rolled.error(move)))
        if move != moves[best]:
            ahead = rolled.difference(moves[best], move)
            losses.append((estimates[best].value - value, loss_error, *ahead))
    return Seen(np.array(values), np.array(losses))


class Judged(NamedTuple):
    """What a judge makes of a position by itself, and what the rollout came to.

    `worth` has the values of every seat after each move; where cards are hidden, `worlds` has those of the
    seat on turn in every world. `played` are the games that a hint plays on beside the judge.
    """

    question: Question
    worth: Numbers
    worlds: Shares | None
    played: Shares | None
    progress: float
    rolled: Rollout
    corrects: bool = False
    in_odds: bool = False

    def estimates(self, found: Measured) -> list[MoveEstimate]:
        """As a hint has them, if this had been measured of the judge."""
        if self.worlds is not None:
            return by_worlds(self.worlds, found.at(self.progress))
        odds = self.worth**found.power
        values = (odds / odds.sum(axis=1, keepdims=True))[:, self.question.seat]
        if self.played is None:
            return by_judge(values, found.at(self.progress))
        return by_both(values, found.beside_games_at(self.progress), self.played)

    @property
    def alone(self) -> Judged:
        """Without games that are played on."""
        return self._replace(played=None)

    def seen(self, found: Measured) -> Seen:
        return compare(self.question.moves, self.estimates(found), self.rolled)


def judged(question: Question, games: int) -> Judged | None:
    """None where the judge is exact, as it is on the last turn of Zocken."""
    if question.game.hidden:
        worlds = try_in_worlds(question, EFFORT)
        far = progress(question.state)
        return Judged(question, np.zeros(0), worlds, None, far, long_rollout(question, games))
    judge = find_judge(question.game, question.state)
    if not isinstance(judge, Estimator) or judge.errors_at(question.state) == EXACT:
        return None
    judge.measured = KNOWN
    worth = judge.worth_of_moves(question.state, question.seat, question.moves)
    played = play_on(question, judge.games) if judge.games else None
    far = judge.progress(question.state)
    rolled = long_rollout(question, games)
    return Judged(question, np.array(worth), None, played, far, rolled, judge.corrects, judge.in_odds)


def long_rollout(question: Question, games: int) -> Rollout:
    """Other games than a hint plays on by itself."""
    return roll_out(question, games, until_clear=False, threads=1)


def within(found: Numbers, errors: float) -> float:
    """The share of these that lie within so many errors of what the rollout came to."""
    value, error, rolled, noise = found.T
    return float((np.abs(value - rolled) <= errors * np.hypot(error, noise)).mean())


def squares(found: Numbers) -> Numbers:
    """How far each is off, squared, less what the rollout is off on average."""
    value, _, rolled, noise = found.T
    return np.asarray(np.square(value - rolled) - np.square(noise))


def root(found: Numbers) -> float:
    """Of the mean, where chance has not left it below zero."""
    return float(max(0.0, found.mean()) ** 0.5)


def gathered(found: Sequence[Seen]) -> tuple[Numbers, Numbers]:
    return np.concatenate([one.values for one in found]), np.concatenate([one.losses for one in found])
