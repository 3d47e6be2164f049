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
        "six_is_lost": False,
        "circles": 40,
        "owner": [0, 1, 2, None],
        "pawns": [[-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1], []],
        "fields": [[-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1], []],
        "safe": [],
        "to_go": [170, 170, 170, None],
        "moves": {},
        "throw_off": [0, 0, 0],
    }


def test_c2_the_throw_off_shows_who_is_still_in_it() -> None:
    course = played("mens", 3, "4", "2", "4")
    assert see(course, "hand", "throw_off") == [0, [0, None, 0]]
    go_on(course, "5", "1")
    assert see(course, "phase", "hand", "colour", "throw_off") == ["throw", 0, 0, None]


def test_m2_every_colour_counts_the_same_fields() -> None:
    course = board(4, {0: [0, 40, 43], 1: [5, 29], 3: [8, 11, 41]})
    assert see(course, "fields") == [[[-1, 0, 40, 43], [-1, -1, 15, 39], [-1] * 4, [-1, 38, 1, 53]]]
    six = board(6, {5: [0, 7, 8, 51]})
    assert see(six, "fields") == [[[-1] * 4] * 5 + [[40, 47, 0, 71]]]


def test_m5_how_far_each_colour_has_to_go() -> None:
    course = board(2, {0: [0, 40], 2: [40, 41, 42, 43]}, spare="empty")
    assert see(course, "to_go") == [[41 + 42 + 42 + 3, None, 0, None]]


def test_m8_where_each_pawn_would_land() -> None:
    course = go_on(board(2, {0: [0, 36, 39], 1: [4]}, turn=0), "5")
    assert see(course, "phase", "die") == ["choose", 5]
    ends = {word: move["way"][-1] for word, move in course.view(None)["moves"].items()}
    assert ends == {"move 0": 5, "move 36": 41, "move 39": 42}
    assert see(course, "pawns") == [[[-1, 0, 36, 39], [-1, -1, -1, 4], [-1] * 4, [-1] * 4]]
    assert see(course, "fields") == [[[-1, 0, 36, 39], [-1, -1, -1, 14], [-1] * 4, [-1] * 4]]
    assert see(go_on(course, "move 0"), "phase", "die", "moves") == ["throw", 5, {}]


def test_m11_the_view_says_whom_a_move_hits() -> None:
    course = go_on(board(2, {0: [2, 7, 20], 1: [15]}, turn=0), "5")
    assert see(course, "moves") == [
        {
            "move 2": {"way": [2, 3, 4, 5, 6, 7], "home": None, "hits": {"colour": 0, "step": 7}},
            "move 7": {"way": [7, 8, 9, 10, 11, 12], "home": None, "hits": None},
            "move 20": {"way": [20, 21, 22, 23, 24, 25], "home": None, "hits": {"colour": 1, "step": 15}},
        }
    ]
    over_the_first_a = go_on(board(4, {1: [28], 0: [1]}, turn=1), "3")
    assert see(over_the_first_a, "moves") == [
        {"move 28": {"way": [38, 39, 0, 1], "home": None, "hits": {"colour": 0, "step": 1}}}
    ]


def test_m13_the_view_says_on_which_end_circle_a_pawn_comes_home() -> None:
    course = go_on(board(4, {1: [36, 39]}, turn=1), "4")
    moves = course.view(None)["moves"]
    assert moves["move 36"] == {"way": [6, 7, 8, 9, 44], "home": "a", "hits": None}
    assert moves["move 39"] == {"way": [9, 44, 45, 46, 47], "home": "d", "hits": None}


def test_m14_the_view_says_where_a_bounce_lands() -> None:
    course = go_on(board(4, {1: [39]}, turn=1), "5")
    assert see(course, "moves") == [{"move 39": {"way": [9, 44, 45, 46, 47, 46], "home": "c", "hits": None}}]
    exact = go_on(board(4, {1: [39]}, turn=1, bounce=False), "5")
    assert see(exact, "moves") == [{}]


def test_m15_the_view_says_how_a_pawn_moves_up() -> None:
    course = go_on(board(4, {2: [40, 42]}, turn=2, lane="forward"), "1")
    assert see(course, "moves") == [
        {
            "move 40": {"way": [48, 49], "home": "b", "hits": None},
            "move 42": {"way": [50, 51], "home": "d", "hits": None},
        }
    ]


def test_m9_entering_shows_what_stands_on_a() -> None:
    entered = {"way": [-1, 0], "home": None, "hits": None}
    assert see(go_on(board(2, {}), "6"), "moves") == [{"enter": entered}]
    met = go_on(board(2, {1: [30]}, turn=0), "6")
    assert see(met, "moves") == [{"enter": {**entered, "hits": {"colour": 1, "step": 30}}}]


def test_m9_a_bound_pawn_shows() -> None:
    course = go_on(board(2, {}), "6")
    assert see(course, "bound") == [False]
    assert see(go_on(course, "enter"), "bound", "hand", "colour") == [True, 0, 0]


def test_m17_tries_show() -> None:
    assert see(go_on(board(2, {}, tries=3), "1"), "tries_left", "die") == [2, 1]


def test_m18_that_a_six_would_be_lost_shows() -> None:
    course = go_on(board(2, {}, three_sixes="lose"), "6", "enter", "6")
    assert see(course, "six_is_lost") == [False]
    assert see(go_on(course, "enter"), "six_is_lost") == [True]
    assert see(go_on(course, "6"), "six_is_lost", "hand") == [False, 1]
    assert see(go_on(board(2, {}), "6", "enter", "6", "enter"), "six_is_lost") == [False]


def test_m19_the_view_says_which_pawns_are_safe() -> None:
    stand = {0: [0, 4], 1: [0], 2: [10]}
    assert see(board(4, stand, safe="start"), "safe") == [[0, 10]]
    assert see(board(4, stand), "safe") == [[]]


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
