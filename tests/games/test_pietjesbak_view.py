"""What lies on the table, as plain data."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from tests.table_talk import go_on, played, played_from, sit_down, told_last
from toog.core.contract import SPECTATOR
from toog.core.course import Course

bak = partial(played_from, "pietjesbak")


def see(course: Course, *names: str) -> list[Any]:
    view = course.view(None)
    return [view[name] for name in names]


def test_before_the_first_throw() -> None:
    assert sit_down("pietjesbak", 3, marks=5).view(None) == {
        "phase": "throw_off",
        "hand": 0,
        "starter": None,
        "thrown": 0,
        "most": 0,
        "dice": None,
        "called": None,
        "marks": [5, 5, 5],
        "worth": [None, None, None],
        "throws": [None, None, None],
        "last_round": None,
        "leader": None,
        "stoef": False,
        "may_stoef": False,
        "stoef_wipes": 0,
        "wiped": [False, False, False],
        "out": [False, False, False],
        "sits": [False, False, False],
        "throw_off": [0, 0, 0],
    }


def test_c2_the_throw_off_shows_who_is_still_in_it() -> None:
    course = played("pietjesbak", 3, "4", "2")
    assert see(course, "hand", "throw_off") == [2, [4, 2, 0]]
    go_on(course, "4")
    assert see(course, "hand", "throw_off") == [0, [0, None, 0]]
    go_on(course, "5", "1")
    assert see(course, "phase", "hand", "starter", "throw_off") == ["throw", 0, 0, None]


def test_p3_a_choice_after_a_throw() -> None:
    course = bak(2, 1, "6 4 1")
    assert see(course, "phase", "hand", "starter", "thrown", "most") == ["choose", 1, 1, 1, 3]
    assert see(course, "dice", "worth", "leader", "stoef") == [[6, 4, 1], [None, 164], 1, False]


def test_p4_a_throw_that_is_taken_up_again_is_worth_nothing() -> None:
    words = ("6 4 1", "again")
    assert see(bak(2, 1, *words), "phase", "worth", "leader") == ["throw", [None, None], None]
    assert see(bak(2, 1, *words, counts="best"), "worth", "leader") == [[None, 164], 1]


def test_p5_the_stoef_binds_the_others() -> None:
    course = bak(2, 1, "6 4 1", "stop")
    assert see(course, "phase", "hand", "thrown", "most", "stoef") == ["throw", 0, 0, 1, True]


def test_p6_of_equals_who_threw_first_leads() -> None:
    course = bak(3, 2, "6 4 3", "stop", "6 4 3")
    assert see(course, "leader", "worth") == [2, [67, None, 67]]
    assert see(bak(4, 1, "2 3 4", "stop", "6 4 3", "6 4 3"), "leader") == [2]
    go_on(course, "6 4 3")
    assert see(course, "phase", "hand", "leader", "throw_off") == ["tie", 0, 2, [0, 0, 0]]


def test_p8_every_throw_is_called_by_its_name() -> None:
    zand = {"throw": "zand", "worth": 305, "pips": 5}
    seven = {"throw": "seven", "worth": 7, "pips": 7}
    course = bak(3, 1, "5 5 5", "stop", "2 3 2")
    assert see(course, "called", "throws") == [{**seven, "parts": "2 + 3 + 2"}, [None, zand, seven]]
    equal = {"throw": "zand", "worth": 300, "pips": 0, "parts": ""}
    assert see(bak(2, 0, "5 5 5", zand="equal"), "called") == [equal]


@pytest.mark.parametrize(
    ("dice", "parts"), [("1 5 1", "100 + 5 + 100"), ("6 2 4", "60 + 2 + 4"), ("4 5 6", ""), ("6 6 6", "")]
)
def test_p7_why_a_throw_is_worth_what_it_is(dice: str, parts: str) -> None:
    course = bak(2, 0, dice)
    (called,) = see(course, "called")
    assert called["parts"] == parts
    assert told_last(course)[0].arguments["parts"] == parts


def test_p6_all_throws_of_a_round_stay_until_the_next_one_is_thrown() -> None:
    course = bak(3, 1, "6 4 1", "stop", "2 3 4", "1 5 1")
    first, second, third = ({"throw": "sum", "worth": w, "pips": w % 100} for w in (205, 164, 9))
    assert see(course, "throws", "leader") == [[None] * 3, None]
    assert see(course, "last_round") == [{"throws": [first, second, third], "winner": 0}]
    assert see(go_on(course, "6 4 3"), "last_round") == [None]


def test_p6_nobody_has_won_a_round_that_is_played_again() -> None:
    course = bak(2, 0, "6 4 1", "stop", "1 4 6", tie="replay")
    (round_,) = see(course, "last_round")
    assert round_["winner"] is None
    assert [throw["worth"] for throw in round_["throws"]] == [164, 164]


def test_p11_only_the_first_throw_of_the_starter_may_be_a_stoef() -> None:
    assert see(bak(2, 1, "6 4 1"), "may_stoef") == [True]
    assert see(bak(2, 1, "6 4 1", "again"), "may_stoef", "stoef_wipes") == [False, 0]
    assert see(bak(2, 1, "6 4 1", "again", "6 4 1"), "may_stoef") == [False]
    assert see(bak(2, 1, "6 4 1", "again", "6 4 1", "stop", "6 4 1"), "may_stoef") == [False]


def test_p11_what_a_stoef_would_wipe_shows() -> None:
    assert see(bak(2, 1, "6 4 1"), "stoef_wipes") == [2]
    assert see(bak(2, 1, "5 5 5", stoef_with="double"), "stoef_wipes") == [4]
    assert see(bak(2, 1, "6 5 4", marks=1), "stoef_wipes") == [1]


def test_p10_wiped_shows() -> None:
    assert see(bak(2, 0, "6 4 3", "stop", "2 3 4"), "marks", "wiped") == [[7, 9], [True, False]]


def test_p14_out_and_sitting_out_show() -> None:
    assert see(bak(3, 0, "1 1 1"), "out", "sits", "worth") == [
        [True, False, False],
        [False, False, False],
        [None, None, None],
    ]
    assert see(bak(3, 0, "1 1 1", apes_early="sit_out"), "out", "sits") == [
        [False, False, False],
        [True, False, False],
    ]


def test_p14_apes_that_win_are_the_throw_that_counts() -> None:
    course = bak(2, 0, "6 4 3", "stop", "2 3 4", "2 3 4", "again", "1 1 1")
    assert see(course, "phase", "hand", "dice", "worth", "leader") == [
        "over",
        None,
        [1, 1, 1],
        [500, None],
        0,
    ]


def test_p17_the_end() -> None:
    course = bak(2, 0, "6 4 3", "stop", "6 4 3", "1", "2", marks=1)
    assert see(course, "phase", "hand", "marks", "throw_off") == ["over", None, [1, 0], None]


@pytest.mark.parametrize("players", range(2, 9))
def test_one_entry_for_each_player(players: int) -> None:
    view = bak(players, 0, "6 4 3", "stop").view(None)
    assert {len(view[name]) for name in ("marks", "worth", "wiped", "out", "sits")} == {players}


def test_everyone_sees_the_same_and_it_is_plain() -> None:
    course = bak(2, 0, "6 4 3", "stop")
    assert course.view(0) == course.view(1) == course.view(None)
    assert json.loads(json.dumps(course.view(0))) == course.view(0)
    assert course.game.hidden_copy(course.state, SPECTATOR) == course.state


def test_a_view_is_nobodys_to_write_on() -> None:
    course = bak(2, 0, "6 4 3")
    before = course.state.key()
    view = course.view(0)
    for value in view.values():
        if isinstance(value, list):
            value[0] = None
    assert course.state.key() == before
