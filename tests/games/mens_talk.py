"""A short way to set up a board of Mens erger je niet, and to ask what may be played on it."""

from __future__ import annotations

from typing import Any

from tests.table_talk import sit_down
from toog.core.contract import NOBODY
from toog.core.course import Chance, Course
from toog.games.mens import rules
from toog.games.mens.board import IN_BOX, circle_of
from toog.games.mens.state import PAWNS

Pawns = dict[int, list[int]]


def board(players: int, pawns: Pawns, /, turn: int = 0, **options: Any) -> Course:
    """Well under way: the steps of each colour's pawns out of B. The colour `turn` is about to throw."""
    course = sit_down("mens", players, **options)
    s = course.state
    for colour in range(s.colours):
        s.first_due[colour] = 0
    for colour, steps in pawns.items():
        assert s.owner[colour] != NOBODY
        s.pawns[colour * PAWNS : (colour + 1) * PAWNS] = [IN_BOX] * (PAWNS - len(steps)) + sorted(steps)
        for step in steps:
            if step < s.circles:
                circle = circle_of(s, colour, step)
                assert s.ring[circle] == 0, f"two pawns on circle {circle}"
                s.ring[circle] = colour + 1
    rules.open_turn(s, turn)
    course.stand_at(s)
    return course


def pawns(course: Course, colour: int) -> list[int]:
    """The steps of the pawns that are out of B, hindmost first."""
    four = course.state.pawns[colour * PAWNS : (colour + 1) * PAWNS]
    return [step for step in four if step != IN_BOX]


def throwing(course: Course) -> tuple[int, int]:
    """The seat whose hand throws, and for which colour."""
    turn = course.turn
    assert isinstance(turn, Chance)
    assert turn.fall.form == "d"
    return turn.seat, course.state.colour
