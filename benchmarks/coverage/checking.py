"""One position as hints and reviews tell it, beside what a long rollout comes to."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from benchmarks.coverage.judged import Seen, compare, long_rollout
from toog.bots import Question
from toog.games.stich.review.worlds import worth_of_tries
from toog.review.errors import EXACT
from toog.review.judge import find_judge, find_witness
from toog.review.rating import by_judge, rate
from toog.review.rollout import Rollout


class Checked(NamedTuple):
    hint: Seen
    review: Seen


def checked(question: Question, games: int) -> Checked | None:
    """None where the values are exact."""
    hidden = question.game.hidden
    if not hidden and find_judge(question.game, question.state).errors_at(question.state) == EXACT:
        return None
    rolled = long_rollout(question, games)
    hint = compare(question.moves, rate(question).estimates, rolled)
    return Checked(hint, reviewed(question, rolled))


def reviewed(question: Question, rolled: Rollout) -> Seen:
    """A review asks the judge by itself, or with hidden cards tries fewer worlds than a hint."""
    s, seat, moves = question.state, question.seat, question.moves
    if question.game.hidden:
        worth, errors = worth_of_tries(question, moves), find_witness(question.game, s).errors_at(s)
    else:
        judge = find_judge(question.game, s)
        worth, errors = judge.worth_of_moves(s, seat, moves), judge.errors_at(s)
    values = np.array([values[seat] for values in worth])
    return compare(moves, by_judge(values, errors), rolled)
