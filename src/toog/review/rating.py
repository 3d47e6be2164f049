"""What every legal move of a question is worth to the seat that is asked."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.bots.question import Question
from toog.review.errors import EXACT, Errors, Estimator
from toog.review.judge import Unit, find_judge, find_witness
from toog.review.rollout import roll_out

Column = NDArray[np.float64]
Shares = NDArray[np.float64]
"""A row for each game or world, a column for each move."""


class MoveEstimate(NamedTuple):
    """A value, its standard error, and the standard error of its distance to the best move."""

    value: float
    error: float
    loss_error: float


class Ratings(NamedTuple):
    """One estimate for each legal move, in their order."""

    unit: Unit
    exact: bool
    estimates: list[MoveEstimate]


def rate(question: Question) -> Ratings:
    if question.game.hidden:
        witness = find_witness(question.game, question.state)
        errors = witness.errors_beside_worlds(question.state)
        return Ratings(witness.unit, witness.exact, by_worlds(witness.try_in_worlds(question), errors))
    judge = find_judge(question.game, question.state)
    worth = judge.worth_of_moves(question.state, question.seat, question.moves)
    values = np.array([values[question.seat] for values in worth])
    errors = judge.errors_at(question.state)
    exact = errors == EXACT
    if not exact and isinstance(judge, Estimator) and judge.games and len(values) > 1:
        errors = judge.errors_beside_games(question.state)
        return Ratings(judge.unit, exact, by_both(values, errors, play_on(question, judge.games)))
    return Ratings(judge.unit, exact, by_judge(values, errors))


def by_judge(values: Column, errors: Errors) -> list[MoveEstimate]:
    most = float(values.max())
    of_best = errors.near(most)
    return [
        MoveEstimate(value, errors.near(value).value, of_best.of_difference(most - value))
        for value in values.tolist()
    ]


def play_on(question: Question, games: int) -> Shares:
    """Return the outcomes of games for the seat that asks, with the same dice for every move.

    A rollout that someone asks for plays other games than these, so that it can confirm a hint.
    """
    found = roll_out(question, games, until_clear=False, seed=question.luck + 1)
    return np.stack([found.of(move)[:, question.seat] for move in question.moves], axis=1)


def by_both(values: Column, errors: Errors, played: Shares) -> list[MoveEstimate]:
    """Weigh the judge's values against the outcomes of games, to make the differences as sure as possible."""
    best = int(values.argmax())
    off = [errors.of_difference(values[best] - value) for value in values.tolist()]
    noise = errors_of(played[:, [best]] - played)
    ours, theirs = np.square(np.delete(off, best)).mean(), np.square(np.delete(noise, best)).mean()
    part = theirs / (ours + theirs)  # of the judge
    mixed = part * values + (1 - part) * played.mean(axis=0)
    spread = errors_of(played)
    best = int(mixed.argmax())
    behind = errors_of(played[:, [best]] - played)
    return [
        MoveEstimate(
            float(mixed[i]),
            float(np.hypot(part * errors.value, (1 - part) * spread[i])),
            float(np.hypot(part * errors.of_difference(values[best] - values[i]), (1 - part) * behind[i])),
        )
        for i in range(len(values))
    ]


def errors_of(found: Shares) -> Column:
    """Return the standard error of each column's mean, and 1/n where all n rows are alike."""
    return np.asarray(np.maximum(found.std(axis=0) / len(found) ** 0.5, 1 / len(found)))


def by_worlds(found: Shares, errors: Errors) -> list[MoveEstimate]:
    """Add the error of valuing a round by its points to that of drawing worlds at random."""
    values = found.mean(axis=0)
    best = int(values.argmax())
    sampled, behind = errors_of(found), errors_of(found[:, [best]] - found)
    losses = values[best] - values
    return [
        MoveEstimate(
            float(values[i]),
            float(np.hypot(errors.value, sampled[i])),
            float(np.hypot(errors.of_difference(losses[i]), behind[i])),
        )
        for i in range(len(values))
    ]
