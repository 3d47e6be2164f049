"""Words for the rounds of Pietjesbak that several test modules play."""

from __future__ import annotations

from functools import partial

from tests.table_talk import played_from
from toog.core.course import Chance, Course

bak = partial(played_from, "pietjesbak")

# A round for two that the starter wins with two throws, for one mark, and the same for the other.
STARTER_WINS = ("2 3 4", "again", "6 6 5", "stop", "2 3 4", "stop")
OTHER_WINS = ("2 3 4", "again", "2 3 4", "stop", "6 6 5", "stop")


def starter_of(course: Course) -> int:
    """Who starts, at the beginning of a round."""
    turn = course.turn
    assert isinstance(turn, Chance)
    assert turn.fall.form == "d d d"
    assert course.state.thrown == 0
    assert course.state.starter == turn.seat
    return turn.seat


def hand_of(course: Course) -> int:
    turn = course.turn
    assert isinstance(turn, Chance)
    return turn.seat
