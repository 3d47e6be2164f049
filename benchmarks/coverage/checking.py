"""One position as hints and reviews tell it, beside what a long rollout comes to."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from benchmarks.coverage.judged import Seen, compare, long_rollout
from toog.bots import Question
from toog.review.errors import EXACT
from toog.review.judge import find_judge
from toog.review.rating import by_judge, rate
from toog.review.rollout import Rollout


class Checked(NamedTuple):
    """`review` is None where cards are hidden: there a review looks at fewer worlds than a hint."""

    hint: Seen
    review: Seen | None


def checked(question: Question, games: int) -> Checked | None:
    """None where the values are exact."""
    hidden = question.game.hidden
    if not hidden and find_judge(question.game, question.state).errors_at(question.state) == EXACT:
        return None
    rolled = long_rollout(question, games)
    hint = compare(question.moves, rate(question).estimates, rolled)
    return Checked(hint, None if hidden else reviewed(question, rolled))


def reviewed(question: Question, rolled: Rollout) -> Seen:
    """A review asks the judge by itself, and has one ± for the whole game."""
    judge = find_judge(question.game, question.state)
    worth = judge.worth_of_moves(question.state, question.seat, question.moves)
    values = np.array([values[question.seat] for values in worth])
    return compare(question.moves, by_judge(values, judge.errors), rolled)
