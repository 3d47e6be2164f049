"""Decisions met in random games, for what has to be true wherever one is asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.conformance.house import go_on
from tests.table_talk import NAMES
from toog.bots import Question
from toog.core.course import Course, Decision
from toog.core.registry import find_game
from toog.review.asking import question_of
from toog.review.reason import Reason

MOST_EVENTS = 6000


def decisions(
    name: str, players: int, seed: int, often: float, *, fewest: int = 2, **options: Any
) -> Iterator[Course]:
    """One random game that stands still at some of its decisions, those between at least so many moves."""
    rng = random.Random(f"{name} {players} {seed}")
    course = Course(find_game(name), NAMES[:players], options)
    while len(course.events) < MOST_EVENTS:
        turn = course.turn
        if isinstance(turn, Decision) and len(turn.seats) == 1 and rng.random() < often:
            if len(course.legal(turn.seats[0])) >= fewest:
                yield course
        if not go_on(course, rng):
            return


def asked_in(course: Course) -> Question:
    turn = course.turn
    assert isinstance(turn, Decision)
    return question_of(course, turn.seats[0])


class Case(NamedTuple):
    """A reason that was given for a move beside a rival, to be checked against the position."""

    course: Course
    move: int
    rival: int
    reason: Reason

    @property
    def s(self) -> Any:
        return self.course.state

    @property
    def seat(self) -> int:
        return int(self.course.game.rules.in_turn(self.course.state))

    @property
    def told(self) -> dict[str, Any]:
        return self.reason.arguments
