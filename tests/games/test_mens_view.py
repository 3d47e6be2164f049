"""What lies on the table, as plain data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.mens_talk import board
from tests.table_talk import go_on, played, played_from, sit_down
from toog.core.contract import SPECTATOR
from toog.core.course import Course


def see(course: Course, *names: str) -> list[Any]:
    view = course.view(None)
    return [view[name] for name in names]


def test_before_the_first_throw() -> None:
    assert sit_down("mens", 3, spare="empty").view(None) == {
        "phase": "throw_off",
        "hand": 0,
        "colour": None,
        "die": None,
        "bound": False,
        "tries_left": None,
        "circles": 40,
        "gap": 10,
        "owner": [0, 1, 2, None],
        "pawns": [[-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1], []],
        "ring": [None] * 40,
        "lands": {},
        "moves": {},
        "throw_off": [0, 0, 0],
    }


def test_c2_the_throw_off_shows_who_is_still_in_it() -> None:
    course = played("mens", 3, "4", "2", "4")
    assert see(course, "hand", "throw_off") == [0, [0, None, 0]]
    go_on(course, "5", "1")
    assert see(course, "phase", "hand", "colour", "throw_off") == ["throw", 0, 0, None]


def test_m8_where_each_pawn_would_land() -> None:
    course = go_on(board(2, {0: [0, 36, 39], 1: [4]}, turn=0), "5")
    assert see(course, "phase", "die", "lands") == ["choose", 5, {"0": 5, "36": 41, "39": 42}]
    assert see(course, "pawns") == [[[-1, 0, 36, 39], [-1, -1, -1, 4], [-1] * 4, [-1] * 4]]
    ring = course.view(None)["ring"]
    assert {circle: colour for circle, colour in enumerate(ring) if colour is not None} == {
        0: 0,
        14: 1,
        36: 0,
        39: 0,
    }
    assert see(go_on(course, "move 0"), "phase", "die", "lands") == ["throw", 5, {}]


def test_m11_m14_the_way_of_each_move_and_whom_it_hits() -> None:
    course = go_on(board(2, {0: [2, 36, 39], 1: [37]}, turn=0), "5")
    assert see(course, "moves") == [
        {
            "move 2": {"way": [2, 3, 4, 5, 6, 7], "hits": {"colour": 1, "step": 37}},
            "move 36": {"way": [36, 37, 38, 39, 40, 41], "hits": None},
            "move 39": {"way": [39, 40, 41, 42, 43, 42], "hits": None},
        }
    ]


def test_m9_entering_shows_what_stands_on_a() -> None:
    assert see(go_on(board(2, {}), "6"), "moves") == [{"enter": {"way": [-1, 0], "hits": None}}]
    met = go_on(board(2, {1: [30]}, turn=0), "6")
    assert see(met, "moves") == [{"enter": {"way": [-1, 0], "hits": {"colour": 1, "step": 30}}}]


def test_m9_a_bound_pawn_shows() -> None:
    course = go_on(board(2, {}), "6")
    assert see(course, "bound", "lands") == [False, {}]
    assert see(go_on(course, "enter"), "bound", "hand", "colour") == [True, 0, 0]


def test_m17_tries_show() -> None:
    assert see(go_on(board(2, {}, tries=3), "1"), "tries_left", "die") == [2, 1]


def test_the_end() -> None:
    course = go_on(board(2, {0: [39, 41, 42, 43]}), "1", "move 39")
    assert see(course, "phase", "hand", "colour", "tries_left") == ["over", None, 0, None]


@pytest.mark.parametrize("seat", range(4))
def test_everything_lies_open(seat: int) -> None:
    course = played_from("mens", 4, 2, "6", "enter", "3")
    view = course.view(seat)
    assert view == course.view(None)
    assert json.loads(json.dumps(view)) == view
    assert course.game.hidden_copy(course.state, SPECTATOR) == course.state
