"""P14–P18: who is out, who wins, and who starts the next round."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.pietjesbak_rounds import STARTER_WINS, bak, hand_of, starter_of
from tests.table_talk import go_on
from toog.core.course import Decision, Over

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


def test_counts_of_the_simulator_go_on_from_round_to_round() -> None:
    course = bak(2, 0, "2 2 3", "stop", "6 4 3", "2 2 3", "stop", "6 4 3")
    assert (course.state.rounds, course.state.stoefs, course.state.sevens) == (3, 2, 2)
