"""What every legal move of a question is worth to the seat that is asked."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.bots.champion.stich import EFFORT
from toog.bots.champion.stich_evidence import gather
from toog.bots.champion.stich_thinking import (
    GAME,
    IDLE,
    STOCK_ORDERS,
    Effort,
    compile_thinking,
    draw_worlds,
    ponder,
)
from toog.bots.champion.stich_worlds import NOTHING
from toog.bots.question import Question
from toog.fast.records import to_records
from toog.review.judge import Unit, find_judge
from toog.review.worlds import fair_scale


class Estimate(NamedTuple):
    """A value, and one standard error of it."""

    value: float
    error: float


class Ratings(NamedTuple):
    """One estimate for each legal move, in their order."""

    unit: Unit
    exact: bool
    estimates: list[Estimate]


def rate(question: Question) -> Ratings:
    if question.game is GAME:
        return Ratings("win", False, rate_by_worlds(question, EFFORT))
    judge = find_judge(question.game, question.state)
    worth = judge.worth_of_moves(question.state, question.seat, question.moves)
    estimates = [Estimate(values[question.seat], judge.error) for values in worth]
    return Ratings(judge.unit, judge.exact, estimates)


# 12er Stich: the mean over worlds that the seat on turn thinks likely


def rate_by_worlds(question: Question, effort: Effort) -> list[Estimate]:
    """Every move in every world, so that all are compared alike; the champion leaves the worse out early."""
    ponder(question, gather(question), IDLE)  # compiles what is used below
    found = try_moves(question, effort)
    if not len(found):  # nobody could have played so: then nothing is asked
        found = try_moves(question, effort._replace(asked=NOTHING))
    values, errors = found.mean(axis=0), found.std(axis=0) / len(found) ** 0.5
    return [Estimate(*pair) for pair in zip(values.tolist(), errors.tolist(), strict=True)]


def try_moves(question: Question, effort: Effort) -> NDArray[np.float64]:
    """A row for each world, a column for each move."""
    compiled, evidence = compile_thinking(), gather(question)
    worlds = draw_worlds(compiled, question, evidence, effort)
    records = to_records(question.state, 3)
    table = records, records.view(np.int32).reshape(3, -1)
    legal = np.array(question.moves, np.int64)
    found = np.zeros((len(worlds), legal.size))
    scale = fair_scale(question.state)
    compiled.search(table, evidence.owner, worlds, legal, scale, question.luck, STOCK_ORDERS, found)
    return found
