"""P10–P18: what a round does, and how a game ends."""

from __future__ import annotations

from functools import partial

import pytest

from tests.table_talk import go_on, played_from
from toog.core.course import Chance, Course, Decision, Over

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


# P14


@pytest.mark.parametrize("before", [[], ["6 4 3", "again"], ["6 4 3", "again", "6 6 6", "again"]])
def test_p14_apes_win_the_game_for_who_has_wiped(before: list[str]) -> None:
    course = bak(3, 0, "6 4 3", "stop", "2 3 4", "2 3 4", *before, "1 1 1")
    assert course.turn == Over((0,))
    assert course.scores == [7, 9, 9]


def test_p14_apes_of_a_follower_win_as_well() -> None:
    course = bak(2, 0, "2 3 4", "stop", "6 4 3", *["6 4 3", "stop", "2 3 4"], "6 6 6", "stop", "1 1 1")
    assert course.turn == Over((1,))


@pytest.mark.parametrize("before", [[], ["6 4 3", "again"], ["6 4 3", "again", "6 6 6", "again"]])
def test_p14_apes_put_out_who_has_never_wiped(before: list[str]) -> None:
    course = bak(3, 0, *before, "1 1 1")
    assert course.view(None)["out"] == [True, False, False]
    assert hand_of(course) == 1


def test_p14_what_others_wiped_helps_nobody() -> None:
    course = bak(3, 0, "6 4 3", "stop", "2 3 4", "2 3 4", "6 4 3", "stop", "1 1 1")
    assert course.view(None)["out"] == [False, True, False]


def test_p14_apes_act_at_once_where_the_best_counts() -> None:
    course = bak(3, 0, "6 6 6", "again", "1 1 1", counts="best")
    assert course.view(None)["out"] == [True, False, False]
    assert course.view(None)["worth"] == [None, None, None]


def test_p14_having_wiped_stays_true_when_a_seven_puts_the_mark_back() -> None:
    course = bak(2, 0, *STARTER_WINS, "2 2 3", "stop", "2 3 4")
    assert course.scores == [9, 9]
    go_on(course, "6 5 4", "stop", "1 1 1")
    assert course.turn == Over((0,))


def test_p14_a_round_won_by_throw_off_is_wiped() -> None:
    course = bak(2, 0, "6 4 3", "stop", "6 4 3", "2", "1", "1 1 1")
    assert course.turn == Over((0,))


def test_p14_a_round_tied_and_replayed_is_not_wiped() -> None:
    course = bak(3, 0, "6 4 3", "stop", "6 4 3", "2 3 4", "1 1 1", tie="replay")
    assert course.view(None)["out"] == [True, False, False]


def test_p14_sit_out_by_option() -> None:
    course = bak(3, 0, "6 4 3", "stop", "1 1 1", apes_early="sit_out")
    assert course.view(None)["sits"] == [False, True, False]
    assert course.view(None)["out"] == [False, False, False]
    assert go_on(course, "2 3 4").scores == [7, 9, 9]
    assert go_on(course, "6 4 3", "stop").view(None)["sits"] == [False, False, False]
    assert hand_of(course) == 1


def test_p14_sit_out_changes_nothing_for_who_has_wiped() -> None:
    course = bak(3, 0, "6 4 3", "stop", "2 3 4", "2 3 4", "1 1 1", apes_early="sit_out")
    assert course.turn == Over((0,))


def test_p14_who_has_wiped_wins_even_without_the_highest_throw() -> None:
    """Apes need no round: another's soixante-neuf does not matter."""
    course = bak(2, 0, *STARTER_WINS, "6 5 4", "stop", "1 1 1", starter="clockwise")
    assert course.winners == (0,)


# P15


@pytest.mark.parametrize("apes_early", ["out", "sit_out"])
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_p15_a_starter_with_apes_sets_the_number_of_throws(throws: int, apes_early: str) -> None:
    course = bak(3, 0, *["6 4 3", "again"] * (throws - 1), "1 1 1", apes_early=apes_early)
    for seat in (1, 2):
        for number in range(1, throws):
            go_on(course, "2 3 4")
            assert isinstance(course.turn, Decision)
            assert course.turn.seats == (seat,)
            go_on(course, "again")
            assert course.state.thrown == number
        go_on(course, "2 3 4" if seat == 1 else "6 4 3")
    assert course.scores == [9, 9, 8]


@pytest.mark.parametrize("apes_early", ["out", "sit_out"])
def test_p15_is_no_stoef_lost(apes_early: str) -> None:
    course = bak(3, 0, "1 1 1", "2 3 4", "6 4 3", apes_early=apes_early, stoef_lost=2)
    assert course.scores == [9, 9, 8]
    assert course.state.stoefs == 0


@pytest.mark.parametrize("apes_early", ["out", "sit_out"])
def test_p15_is_no_stoef_won_for_the_next(apes_early: str) -> None:
    course = bak(3, 0, "1 1 1", "6 4 3", "2 3 4", apes_early=apes_early)
    assert course.scores == [9, 8, 9]


@pytest.mark.parametrize("apes_early", ["out", "sit_out"])
def test_p15_a_follower_with_apes_sets_nothing(apes_early: str) -> None:
    words = (
        "2 3 4",
        "again",
        "2 3 4",
        "again",
        "2 3 4",
        "1 1 1",
        "6 4 3",
        "again",
        "6 4 3",
        "again",
        "2 2 4",
    )
    assert bak(3, 0, *words, apes_early=apes_early).scores == [8, 9, 9]


# P16


def test_p16_the_last_player_left_wins() -> None:
    assert bak(2, 0, "1 1 1").turn == Over((1,))
    assert bak(3, 0, "1 1 1", "1 1 1").turn == Over((2,))
    assert bak(3, 1, "6 4 3", "stop", "1 1 1", "1 1 1").turn == Over((1,))


def test_p16_the_last_player_left_wipes_nothing() -> None:
    assert bak(2, 0, "6 4 3", "stop", "1 1 1").scores == [9, 9]


def test_p16_who_is_out_throws_no_more() -> None:
    course = bak(3, 0, "6 4 3", "stop", "1 1 1", "2 3 4", "6 4 3", "stop")
    assert hand_of(course) == 2
    assert go_on(course, "2 3 4").scores == [5, 9, 9]


def test_p16_who_is_out_does_not_throw_off_either() -> None:
    course = bak(3, 0, "6 4 3", "stop", "1 1 1", "6 4 3")
    assert hand_of(course) == 0
    assert hand_of(go_on(course, "3")) == 2
    assert go_on(course, "4").scores == [9, 9, 8]


def test_p16_eight_players_go_out_one_after_another() -> None:
    course = bak(8, 0, *["1 1 1"] * 7)
    assert course.turn == Over((7,))
    assert course.state.last_standing == 1


def test_p16_the_last_in_a_round_wins_it_without_a_throw() -> None:
    course = bak(2, 0, "1 1 1", apes_early="sit_out")
    assert course.scores == [9, 8]
    assert starter_of(course) == 1
    course = bak(3, 0, "1 1 1", "1 1 1", apes_early="sit_out")
    assert course.scores == [9, 9, 8]
    assert starter_of(course) == 2


@pytest.mark.parametrize(("dice", "left"), [("6 4 3", 8), ("2 2 2", 7), ("6 5 4", 6)])
def test_p16_the_last_in_a_round_wins_with_the_throw_made(dice: str, left: int) -> None:
    course = bak(3, 0, "1 1 1", dice, "1 1 1", apes_early="sit_out")
    assert course.scores == [9, left, 9]


@pytest.mark.parametrize(("stoef_with", "left"), [("max", 7), ("add", 6), ("double", 5)])
def test_p16_the_last_in_a_round_wins_with_the_stoef_too(stoef_with: str, left: int) -> None:
    course = bak(2, 0, "2 2 2", "stop", "1 1 1", apes_early="sit_out", stoef_with=stoef_with)
    assert course.scores == [left, 9]


def test_p16_a_round_won_without_a_throw_is_wiped() -> None:
    course = bak(2, 0, "1 1 1", "1 1 1", apes_early="sit_out")
    assert course.turn == Over((1,))


def test_p16_a_round_won_without_a_throw_may_win_the_game() -> None:
    course = bak(2, 0, "1 1 1", apes_early="sit_out", marks=1)
    assert course.turn == Over((1,))
    assert course.scores == [1, 0]
    assert course.state.last_standing == 0


def test_p16_the_last_in_a_round_after_two_throws_is_no_stoef() -> None:
    course = bak(2, 0, "6 4 3", "again", "6 4 3", "stop", "1 1 1", apes_early="sit_out")
    assert course.scores == [8, 9]


# P17


def test_p17_the_first_without_marks_wins() -> None:
    course = bak(3, 0, *["6 4 3", "stop", "2 3 4", "2 3 4"] * 4, *["6 4 3", "stop", "2 3 4"])
    assert course.scores == [1, 9, 9]
    assert course.winners == ()
    go_on(course, "2 3 4")
    assert course.scores == [0, 9, 9]
    assert course.turn == Over((0,))


def test_p17_not_in_the_middle_of_a_round() -> None:
    course = bak(3, 0, "6 5 4", "stop", "2 3 4", marks=3)
    assert course.winners == ()
    assert go_on(course, "2 3 4").winners == (0,)


# P18


def test_p18_the_winner_starts_by_default() -> None:
    assert starter_of(bak(3, 0, "2 3 4", "stop", "2 3 5", "6 4 3")) == 2


def test_p18_the_winner_of_a_throw_off_starts() -> None:
    assert starter_of(bak(3, 0, "2 3 4", "stop", "6 4 3", "6 4 3", "1", "2")) == 2


loser = partial(bak, starter="loser")


def test_p18_the_loser_starts_by_option() -> None:
    assert starter_of(loser(3, 0, "6 4 3", "stop", "6 6 6", "2 3 4")) == 2
    assert starter_of(loser(3, 0, "2 3 4", "stop", "6 6 6", "6 4 3")) == 0


def test_p18_equal_losers_go_clockwise_from_the_old_starter() -> None:
    assert starter_of(loser(4, 2, "2 3 4", "stop", "2 3 4", "6 4 3", "2 3 4")) == 2
    assert starter_of(loser(4, 2, "6 4 3", "stop", "6 6 6", "2 3 4", "2 3 4")) == 0
    assert starter_of(loser(4, 1, "6 4 3", "stop", "2 3 4", "6 6 6", "2 3 4")) == 2


def test_p18_the_last_counting_throw_decides_the_loser() -> None:
    words = ("2 3 4", "again", "6 4 3", "stop", "6 6 6", "stop", "6 6 6", "again", "2 3 4")
    assert starter_of(loser(3, 0, *words)) == 2
    assert starter_of(loser(3, 0, *words, "2", "1", counts="best")) == 0


def test_p18_who_sat_out_is_below_every_throw() -> None:
    course = loser(3, 0, "2 2 3", "stop", "1 1 1", "6 4 3", apes_early="sit_out")
    assert starter_of(course) == 1


def test_p18_two_who_sat_out_go_clockwise_from_the_old_starter() -> None:
    course = loser(4, 2, "6 4 3", "stop", "2 3 4", "1 1 1", "1 1 1", apes_early="sit_out")
    assert starter_of(course) == 0
    course = loser(3, 1, "1 1 1", "1 1 1", apes_early="sit_out")
    assert starter_of(course) == 1


def test_p18_the_loser_is_never_the_winner() -> None:
    """All throw the same: the winner of the throw-off is among the lowest too."""
    words = ("2 3 4", "stop", "2 3 4", "2 3 4")
    assert starter_of(loser(3, 0, *words, "6", "1", "1")) == 1
    assert starter_of(loser(3, 0, *words, "1", "6", "1")) == 0
    assert starter_of(loser(3, 2, *words, "1", "1", "6")) == 0


def test_p18_who_won_without_a_throw_is_not_the_loser() -> None:
    assert starter_of(loser(2, 0, "1 1 1", apes_early="sit_out")) == 0


def test_p18_who_is_out_is_not_the_loser() -> None:
    assert starter_of(loser(4, 0, "6 4 3", "stop", "1 1 1", "6 6 6", "2 3 4")) == 3
    assert starter_of(loser(3, 0, "1 1 1", "2 3 4", "6 4 3")) == 1


def test_p18_clockwise_by_option() -> None:
    course = bak(3, 1, "6 4 3", "stop", "2 3 4", "2 3 4", starter="clockwise")
    assert starter_of(course) == 2
    assert starter_of(go_on(course, "6 4 3", "stop", "2 3 4", "2 3 4")) == 0


def test_p18_clockwise_skips_who_is_out() -> None:
    course = bak(4, 0, "6 4 3", "stop", "1 1 1", "1 1 1", "2 3 4", starter="clockwise")
    assert starter_of(course) == 3
    assert starter_of(go_on(course, "6 4 3", "stop", "2 3 4")) == 0


def test_p18_clockwise_from_a_starter_who_went_out() -> None:
    course = bak(4, 3, "1 1 1", "2 3 4", "2 3 4", "6 4 3", starter="clockwise")
    assert starter_of(course) == 0


def test_p18_clockwise_takes_who_sat_out() -> None:
    course = bak(3, 0, "6 4 3", "stop", "1 1 1", "2 3 4", starter="clockwise", apes_early="sit_out")
    assert starter_of(course) == 1


# The figures of the simulator


def test_counts_of_the_simulator() -> None:
    course = bak(
        3, 0, "2 2 3", "again", "2 2 3", "stop", "6 4 3", "stop", "6 4 3", "stop", "1", "1", "2", "1"
    )
    counts = {count.name: getattr(course.state, count.tally) for count in course.game.counts}
    assert counts == {
        "rounds": 2,
        "throws": 4,
        "stoefs": 0,
        "sevens": 1,
        "apes_wins": 0,
        "last_standing": 0,
    }
    go_on(course, "6 4 3", "stop", "2 3 4", "2 3 4", "1 1 1")
    assert (course.state.stoefs, course.state.apes_wins, course.state.throws) == (1, 1, 8)
