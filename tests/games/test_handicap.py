"""The handicap: what a seat is given ahead, rule by rule, and what it leaves as it was."""

from __future__ import annotations

import json

import pytest

from tests.games.stich_talk import table_with
from tests.table_talk import go_on, played_from, sit_down, throw_off_for
from toog.core.contract import CHANCE
from toog.core.registry import find_game
from toog.match import Match

GIVEN = {"pietjesbak": 3, "zocken": 50, "stich": 100, "mens": 2}

each_game = pytest.mark.parametrize("name", GIVEN)


@each_game
def test_the_handicap_is_in_the_record_and_read_again(name: str) -> None:
    match = Match(name, ["An", "Bo"], {"handicap": [0, GIVEN[name]]}, seed=1, auto=False)
    record = json.loads(json.dumps(match.record()))
    assert record["options"] == {"handicap": [0, GIVEN[name]]}
    assert Match.from_record(record).scores == match.scores


@each_game
def test_nothing_given_is_the_game_as_it_was(name: str) -> None:
    given, plain = sit_down(name, 2, handicap=[0, 0]), sit_down(name, 2)
    assert given.options == {}
    assert repr(given.state) == repr(plain.state)


def test_azen_jagen_has_none() -> None:
    """Nobody decides anything there."""
    assert "handicap" not in {option.name for option in find_game("azen_jagen").options}


# Pietjesbak


def test_p1_handicap_takes_marks_off() -> None:
    assert sit_down("pietjesbak", 3, handicap=[0, 3, 8]).scores == [9, 6, 1]


@pytest.mark.parametrize(("marks", "left"), [(9, 1), (1, 1), (30, 1)])
def test_p1_one_mark_always_stays(marks: int, left: int) -> None:
    assert sit_down("pietjesbak", 2, marks=marks, handicap=[0, 29]).scores == [marks, left]


def test_p14_marks_given_ahead_are_not_wiped() -> None:
    """Three apes before the first mark wiped: out, also with one mark left."""
    course = played_from("pietjesbak", 2, 1, "1 1 1", handicap=[0, 8])
    assert course.winners == (0,)


def test_p17_the_last_mark_of_a_slate_with_a_handicap_wins() -> None:
    course = played_from("pietjesbak", 2, 1, "6 6 5", "stop", "2 2 4", handicap=[0, 7])
    assert course.scores == [9, 0]
    assert course.winners == (1,)


# Zocken and 12er Stich


def test_z16_handicap_is_points_from_the_start() -> None:
    course = sit_down("zocken", 3, handicap=[0, 50, 1000])
    assert course.scores == [0, 50, 1000]


def test_z16_alone_too() -> None:
    assert sit_down("zocken", 1, handicap=[70]).scores == [70]


def test_s16_handicap_is_points_from_the_start() -> None:
    assert sit_down("stich", 3, handicap=[0, 50, 1000]).scores == [0, 50, 1000]


def test_s16_a_target_reached_by_the_gift_counts_after_a_round() -> None:
    course = table_with("b5", "r3 r4", target=50, handicap=[0, 400])
    go_on(course, "b5")
    assert course.scores == [30, 400]
    assert course.winners == (1,)


def test_s16_the_gift_is_all_that_is_reached() -> None:
    assert find_game("stich").rules.turn(sit_down("stich", 2, target=50, handicap=[50, 50]).state) == CHANCE


# Mens erger je niet


@pytest.mark.parametrize(("given", "stands"), [(1, [43]), (2, [42, 43]), (3, [41, 42, 43])])
def test_m6_handicap_stands_home_from_d_down(given: int, stands: list[int]) -> None:
    pawns = sit_down("mens", 2, spare="empty", handicap=[0, given]).state.pawns
    assert pawns[:4] == [-1] * 4
    assert pawns[8:12] == [-1] * (4 - given) + stands


def test_m6_of_each_colour_of_that_player() -> None:
    pawns = sit_down("mens", 2, handicap=[1, 2]).state.pawns
    boxed = [pawns[first : first + 4].count(-1) for first in range(0, 16, 4)]
    assert boxed == [3, 2, 3, 2]


def test_m7_the_first_pawn_still_comes_out() -> None:
    course = sit_down("mens", 2, spare="empty", handicap=[0, 3])
    go_on(course, *throw_off_for(1, 2))
    assert course.state.pawns[8:12] == [0, 41, 42, 43]


def test_m5_the_last_pawn_home_wins() -> None:
    course = sit_down("mens", 2, spare="empty", handicap=[3, 0])
    go_on(course, *throw_off_for(0, 2))
    for step in range(0, 36, 6):
        go_on(course, "6", f"move {step}")
    assert course.scores[0] == 4
    go_on(course, "4", "move 36")
    assert course.winners == (0,)


@pytest.mark.parametrize("given", [1, 2, 3])
def test_what_is_given_is_no_step_still_to_go(given: int) -> None:
    course = sit_down("mens", 2, spare="empty", handicap=[0, given])
    to_go = sum(41 + circle for circle in range(4 - given))
    assert course.scores == [41 + 42 + 43 + 44, to_go]
