"""P10–P13: what a round does to the marks."""

from __future__ import annotations

import pytest

from tests.games.pietjesbak_rounds import OTHER_WINS, STARTER_WINS, bak, starter_of
from tests.table_talk import go_on

# P10


@pytest.mark.parametrize(("dice", "left"), [("1 1 6", 8), ("2 2 2", 7), ("6 6 6", 7), ("4 5 6", 6)])
def test_p10_the_winner_wipes_one_two_or_three(dice: str, left: int) -> None:
    assert bak(2, 0, "2 3 4", "stop", dice).scores == [9, left]


def test_p10_even_a_seven_can_win() -> None:
    assert bak(2, 0, "2 2 3", "stop", "2 2 3", "1", "6").scores == [11, 10]


@pytest.mark.parametrize("marks", [1, 2, 3])
def test_p10_marks_never_go_below_zero(marks: int) -> None:
    course = bak(2, 0, "2 3 4", "stop", "4 5 6", marks=marks)
    assert course.scores == [marks, 0]


@pytest.mark.parametrize("marks", [1, 5, 6, 7])
def test_p10_marks_never_go_below_zero_by_a_double_stoef(marks: int) -> None:
    course = bak(2, 0, "4 5 6", "stop", "2 3 4", marks=marks, stoef_with="double")
    assert course.scores == [max(0, marks - 6), marks]


# P11


def test_p11_stoef_wipes_two() -> None:
    assert bak(2, 0, "6 4 3", "stop", "2 3 4").scores == [7, 9]


def test_p11_stopping_after_two_throws_is_no_stoef() -> None:
    assert bak(2, 0, "6 4 3", "again", "6 4 3", "stop", "2 3 4", "stop").scores == [8, 9]


def test_p11_only_the_starter_can_stoef() -> None:
    assert bak(2, 0, "2 3 4", "stop", "6 4 3").scores == [9, 8]
    assert bak(2, 0, "2 3 4", "again", "2 3 4", "stop", "6 4 3", "stop").scores == [9, 8]


@pytest.mark.parametrize(
    ("stoef_with", "plain", "zand", "soixante_neuf"),
    [("max", 2, 2, 3), ("add", 2, 3, 4), ("double", 2, 4, 6)],
)
def test_p11_stoef_with_zand_by_option(stoef_with: str, plain: int, zand: int, soixante_neuf: int) -> None:
    for dice, wiped in (("6 4 3", plain), ("2 2 2", zand), ("6 5 4", soixante_neuf)):
        assert bak(2, 0, dice, "stop", "2 3 4", stoef_with=stoef_with).scores == [9 - wiped, 9]


@pytest.mark.parametrize("stoef_with", ["max", "add", "double"])
def test_p11_without_a_stoef_the_throw_gives_what_it_gives(stoef_with: str) -> None:
    course = bak(2, 0, "2 3 4", "again", "2 2 2", "stop", "2 3 4", "stop", stoef_with=stoef_with)
    assert course.scores == [7, 9]


def test_p11_the_stoef_of_one_round_is_not_that_of_the_next() -> None:
    course = bak(2, 0, "6 4 3", "stop", "2 3 4", *STARTER_WINS)
    assert course.scores == [6, 9]


# P12


@pytest.mark.parametrize("stoef_lost", [0, 1, 2])
def test_p12_a_lost_stoef_adds_marks_by_option(stoef_lost: int) -> None:
    assert bak(3, 1, "2 3 4", "stop", "6 4 3", "2 3 5", stoef_lost=stoef_lost).scores == [
        9,
        9 + stoef_lost,
        8,
    ]


def test_p12_costs_nothing_by_default() -> None:
    assert bak(2, 0, "2 3 4", "stop", "6 4 3").scores == [9, 8]


def test_p12_a_stoef_that_wins_costs_nothing() -> None:
    assert bak(2, 0, "6 4 3", "stop", "2 3 4", stoef_lost=2).scores == [7, 9]


def test_p12_only_a_stoef_is_paid_for() -> None:
    assert bak(2, 0, *OTHER_WINS, stoef_lost=2).scores == [9, 8]


def test_p12_a_stoef_lost_in_the_throw_off_is_lost() -> None:
    words = ("6 4 3", "stop", "6 4 3")
    assert bak(2, 0, *words, "1", "2", stoef_lost=2).scores == [11, 8]
    assert bak(2, 0, *words, "2", "1", stoef_lost=2).scores == [7, 9]


def test_p12_a_stoef_below_a_tie_of_others_is_lost() -> None:
    assert bak(3, 0, "2 3 4", "stop", "6 4 3", "6 4 3", "2", "1", stoef_lost=1).scores == [10, 8, 9]


def test_p12_does_not_apply_to_a_replay() -> None:
    assert bak(2, 0, "6 4 3", "stop", "6 4 3", tie="replay", stoef_lost=2).scores == [9, 9]
    assert bak(3, 0, "2 3 4", "stop", "6 4 3", "6 4 3", tie="replay", stoef_lost=2).scores == [9, 9, 9]


def test_p12_is_paid_in_the_last_round_too() -> None:
    course = bak(2, 0, "2 3 4", "stop", "6 4 3", marks=1, stoef_lost=2)
    assert course.scores == [3, 0]
    assert course.winners == (1,)


def test_p12_marks_for_a_stoef_have_no_upper_bound() -> None:
    assert bak(2, 0, "2 3 4", "stop", "6 4 3", marks=30, stoef_lost=2).scores == [32, 29]


# P13


def test_p13_a_seven_that_counts_adds_a_mark_for_everyone() -> None:
    assert bak(3, 0, "2 2 3", "stop").scores == [10, 10, 10]
    assert bak(3, 0, "2 3 4", "stop", "3 2 2").scores == [10, 10, 10]


def test_p13_not_before_it_counts() -> None:
    course = bak(3, 0, "2 2 3")
    assert course.scores == [9, 9, 9]
    assert go_on(course, "again").scores == [9, 9, 9]
    assert go_on(course, "6 4 3", "stop").scores == [9, 9, 9]


def test_p13_it_counts_when_the_turn_ends_by_itself() -> None:
    assert bak(2, 0, "6 4 3", "again", "6 4 3", "again", "2 2 3").scores == [10, 10]


def test_p13_marks_are_added_before_the_round_is_settled() -> None:
    """One mark left, a seven makes it two, and one wiped leaves one: the game goes on."""
    course = bak(2, 0, "6 4 3", "again", "6 4 3", "stop", "6 4 1", "again", "2 2 3", marks=1)
    assert course.scores == [1, 2]
    assert starter_of(course) == 0


def test_p13_any_seven_at_once_by_option() -> None:
    course = bak(3, 0, "2 2 3", seven="any")
    assert course.scores == [10, 10, 10]
    assert go_on(course, "again", "2 2 3").scores == [11, 11, 11]
    assert go_on(course, "again", "2 2 3").scores == [12, 12, 12]


def test_p13_any_adds_once_for_a_seven_that_also_counts() -> None:
    assert bak(3, 0, "2 2 3", "stop", seven="any").scores == [10, 10, 10]
    assert bak(3, 0, "2 3 4", "stop", "2 2 3", seven="any").scores == [10, 10, 10]


def test_p13_best_with_counted_needs_the_best_to_be_a_seven() -> None:
    better = bak(3, 0, "2 2 3", "again", "2 3 4", "stop", counts="best")
    assert better.scores == [9, 9, 9]
    worse = bak(3, 0, "2 3 4", "again", "2 2 3", "stop", counts="best")
    assert worse.scores == [9, 9, 9]
    nothing_else = bak(3, 0, "2 2 3", "again", "2 2 3", "again", "3 2 2", counts="best")
    assert nothing_else.scores == [10, 10, 10]


def test_p13_best_with_any_adds_for_every_one() -> None:
    course = bak(3, 0, "2 2 3", "again", "6 6 6", "again", "2 2 3", counts="best", seven="any")
    assert course.scores == [11, 11, 11]
    assert course.view(None)["worth"] == [306, None, None]


def test_p13_who_sits_out_adds_marks() -> None:
    for seven in ("counted", "any"):
        course = bak(3, 0, "1 1 1", "2 2 3", apes_early="sit_out", seven=seven)
        assert course.scores == [10, 10, 10]


def test_p13_who_is_out_adds_none() -> None:
    for seven in ("counted", "any"):
        assert bak(3, 0, "1 1 1", "2 2 3", seven=seven).scores == [9, 10, 10]
