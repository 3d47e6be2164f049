"""C2 and P1–P6: who throws when, and how often."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest

from tests.table_talk import go_on, played, played_from, rule_against, sit_down
from toog.core.course import Chance, Course, Decision, Over
from toog.core.errors import GameOver, Malformed, OutOfTurn

bak = partial(played_from, "pietjesbak")


def thrower(course: Course) -> tuple[int, str]:
    """Whose hand throws, and what."""
    turn = course.turn
    assert isinstance(turn, Chance)
    return turn.seat, turn.fall.form


def chooser(course: Course) -> int:
    turn = course.turn
    assert isinstance(turn, Decision)
    (seat,) = turn.seats
    return seat


def test_c2_the_throw_off_goes_from_the_lowest_seat_clockwise() -> None:
    course = sit_down("pietjesbak", 4)
    for seat, pips in enumerate("3513"):
        assert thrower(course) == (seat, "d")
        course.throw(pips)
    assert thrower(course) == (1, "d d d")


def test_c2_six_is_highest_and_one_lowest() -> None:
    assert thrower(played("pietjesbak", 2, "1", "6")) == (1, "d d d")
    assert thrower(played("pietjesbak", 2, "2", "1")) == (0, "d d d")


def test_c2_only_those_who_tie_for_the_highest_throw_again() -> None:
    course = played("pietjesbak", 5, "2", "4", "1", "4", "4")
    assert thrower(course) == (1, "d")
    go_on(course, "3")
    assert thrower(course) == (3, "d")
    go_on(course, "3")
    assert thrower(course) == (4, "d")
    go_on(course, "1")
    assert thrower(course) == (1, "d")
    go_on(course, "1", "2")
    assert thrower(course) == (3, "d d d")


def test_c2_a_tie_lower_down_is_no_tie() -> None:
    assert thrower(played("pietjesbak", 3, "2", "2", "3")) == (2, "d d d")


@pytest.mark.parametrize("marks", [1, 9, 30])
@pytest.mark.parametrize("players", range(2, 9))
def test_p1_everyone_starts_with_the_same_marks(players: int, marks: int) -> None:
    assert sit_down("pietjesbak", players, marks=marks).scores == [marks] * players


def test_p1_nine_marks_by_default() -> None:
    assert sit_down("pietjesbak", 2).scores == [9, 9]


@pytest.mark.parametrize(("players", "starter"), [(p, s) for p in range(2, 9) for s in range(p)])
def test_p2_the_throw_off_decides_who_starts(players: int, starter: int) -> None:
    assert thrower(bak(players, starter)) == (starter, "d d d")


def test_p2_its_throws_are_single_dice() -> None:
    assert rule_against(sit_down("pietjesbak", 2), "1 2 3") == "C2"


def test_p3_a_choice_after_the_first_and_the_second_throw() -> None:
    course = bak(2, 0, "6 4 1")
    assert chooser(course) == 0
    assert course.legal(0) == ["again", "stop"]
    assert course.legal(1) == []
    assert bak(8, 7, "6 4 1").legal(7) == ["again", "stop"]
    go_on(course, "again")
    assert thrower(course) == (0, "d d d")
    go_on(course, "5 5 2")
    assert chooser(course) == 0


def test_p3_the_third_throw_ends_the_turn() -> None:
    course = bak(2, 0, "6 4 1", "again", "6 4 2", "again", "6 4 3")
    assert thrower(course) == (1, "d d d")


def test_p3_three_dice_are_thrown_not_one() -> None:
    assert rule_against(bak(2, 0), "4") == "P3"


def test_p4_the_last_throw_counts() -> None:
    course = bak(2, 0, "6 6 6", "again", "2 3 4", "stop", "3 3 4", "stop")
    assert course.scores == [9, 8]


def test_p4_the_best_throw_counts_by_option() -> None:
    course = bak(2, 0, "6 6 6", "again", "2 3 4", "stop", "1 1 6", "stop", counts="best")
    assert course.scores == [7, 9]


def test_p4_the_best_may_be_the_last_or_any_other() -> None:
    for three in (("6 6 6", "2 3 4", "2 2 4"), ("2 3 4", "6 6 6", "2 2 4"), ("2 3 4", "2 2 4", "6 6 6")):
        first, second, third = three
        course = bak(2, 0, first, "again", second, "again", third, counts="best")
        assert course.view(None)["worth"] == [306, None]


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_p5_the_others_have_at_most_as_many_throws(throws: int) -> None:
    course = bak(3, 1)
    for number in range(throws):
        go_on(course, *["again"] * (number > 0), "6 4 1")
    go_on(course, *["stop"] * (throws < 3))
    for seat in (2, 0):
        for number in range(throws):
            assert thrower(course) == (seat, "d d d")
            go_on(course, "6 4 3")
            if number + 1 < throws:
                assert chooser(course) == seat
                go_on(course, "again")
    assert course.scores == [9, 7 if throws == 1 else 8, 9]


def test_p5_the_others_may_stop_earlier() -> None:
    course = bak(3, 0, "6 4 1", "again", "6 4 1", "again", "6 4 1", "6 4 3", "stop")
    assert thrower(course) == (2, "d d d")
    go_on(course, "6 4 3", "again", "6 4 3", "stop")
    assert course.scores == [8, 9, 9]


def test_p5_an_early_stop_of_another_binds_nobody() -> None:
    course = bak(3, 0, "6 4 1", "again", "6 4 1", "stop", "6 4 3", "stop", "6 4 3", "again", "1 1 6")
    assert course.scores == [9, 9, 8]


@pytest.mark.parametrize("starter", range(4))
def test_p5_the_others_follow_clockwise(starter: int) -> None:
    course = bak(4, starter, "6 4 1", "stop")
    for step in (1, 2, 3):
        assert thrower(course) == ((starter + step) % 4, "d d d")
        go_on(course, "6 4 3")


def test_p6_the_highest_counting_throw_wins_the_round() -> None:
    assert bak(3, 0, "6 4 3", "stop", "6 6 5", "6 5 2").scores == [9, 8, 9]


def test_p6_those_who_tie_throw_off() -> None:
    course = bak(4, 0, "6 4 3", "stop", "6 6 5", "2 3 4", "5 6 6")
    assert thrower(course) == (1, "d")
    go_on(course, "4")
    assert thrower(course) == (3, "d")
    go_on(course, "4")
    assert thrower(course) == (1, "d")
    go_on(course, "2", "5")
    assert course.scores == [9, 9, 9, 8]


def test_p6_the_winner_of_a_tie_keeps_the_reward_of_the_throw() -> None:
    two = bak(3, 0, "5 5 4", "stop", "6 5 4", "6 5 4", "1", "2")
    assert two.scores == [9, 9, 6]


def test_p6_the_winner_of_a_tie_keeps_the_stoef() -> None:
    assert bak(2, 0, "6 4 3", "stop", "6 4 3", "2", "1").scores == [7, 9]
    assert bak(2, 0, "6 4 3", "stop", "6 4 3", "1", "2").scores == [9, 8]


@pytest.mark.parametrize(("stoef_with", "left"), [("max", 6), ("add", 5), ("double", 3)])
def test_p6_a_tied_stoef_keeps_what_the_table_agreed_on(stoef_with: str, left: int) -> None:
    assert bak(2, 0, "6 5 4", "stop", "4 5 6", "2", "1", stoef_with=stoef_with).scores == [left, 9]


def test_p6_a_throw_off_may_end_the_game() -> None:
    course = bak(2, 0, "6 4 3", "stop", "6 4 3", "1", "2", marks=1)
    assert course.turn == Over((1,))


def test_p6_replay_by_option() -> None:
    course = bak(3, 1, "6 4 3", "stop", "6 4 3", "2 3 4", tie="replay", stoef_lost=2)
    assert course.scores == [9, 9, 9]
    assert thrower(course) == (1, "d d d")
    go_on(course, "1 1 6", "again", "1 1 5", "again", "1 1 4")
    go_on(course, "6 4 3", "stop", "6 4 3", "stop")
    assert course.scores == [9, 8, 9]


def test_p6_replay_leaves_marks_from_sevens() -> None:
    course = bak(3, 0, "2 2 3", "stop", "6 4 3", "6 4 3", tie="replay")
    assert course.scores == [10, 10, 10]
    assert thrower(course) == (0, "d d d")


def test_p6_replay_forgets_the_stoef() -> None:
    """P12 does not apply to the tie, and a second round with two throws is no stoef either."""
    course = bak(2, 0, "6 4 3", "stop", "6 4 3", tie="replay", stoef_lost=1)
    go_on(course, "6 4 3", "again", "6 4 3", "stop", "1 4 3", "stop")
    assert course.scores == [9, 8]


def test_p6_replay_from_the_next_player_when_the_starter_went_out() -> None:
    course = bak(4, 3, "1 1 1", "6 4 3", "6 4 3", "2 3 4", tie="replay")
    assert course.view(None)["out"] == [False, False, False, True]
    assert thrower(course) == (0, "d d d")
    go_on(course, "6 4 3", "stop", "2 3 4")
    assert thrower(course) == (2, "d d d")
    go_on(course, "2 3 4")
    assert course.scores == [7, 9, 9, 9]


def test_p6_replay_from_the_starter_who_sat_out() -> None:
    course = bak(3, 0, "1 1 1", "6 4 3", "6 4 3", tie="replay", apes_early="sit_out")
    assert thrower(course) == (0, "d d d")
    assert course.view(None)["sits"] == [False, False, False]


def test_p6_who_sat_out_plays_the_replay_as_well() -> None:
    course = bak(3, 0, "6 4 3", "stop", "1 1 1", "6 4 3", tie="replay", apes_early="sit_out")
    go_on(course, "6 4 3", "stop")
    assert thrower(course) == (1, "d d d")


def test_p6_replay_after_replay() -> None:
    course = bak(2, 0, *["2 3 4", "stop", "2 3 4"] * 3, "2 3 4", "stop", "2 3 5", tie="replay")
    assert course.scores == [9, 8]


def test_p8_zand_of_different_pips_ties_by_option() -> None:
    words = ("2 2 2", "stop", "6 6 6")
    assert bak(2, 0, *words).scores == [9, 7]
    tied = bak(2, 0, *words, zand="equal")
    assert tied.scores == [9, 9]
    assert go_on(tied, "3", "2").scores == [7, 9]


@pytest.mark.parametrize("players", range(2, 9))
def test_p5_a_round_goes_once_around_any_table(players: int) -> None:
    course = bak(players, players - 1, "6 6 5", "stop", *["6 4 2"] * (players - 1))
    assert course.scores == [9] * (players - 1) + [7]


def test_c3_no_choice_is_asked_where_there_is_none() -> None:
    course = bak(2, 0, "6 4 3", "stop")
    with pytest.raises(OutOfTurn):
        course.play("stop")
    go_on(course, "6 6 5")
    assert thrower(course) == (1, "d d d")


def test_c6_bad_input_never_changes_a_game() -> None:
    course = bak(2, 0, "6 4 3")
    before = course.state.key(), list(course.events)
    for wrong in ("Again", "stop ", "", "roll", "again stop"):
        with pytest.raises(Malformed):
            course.play(wrong)
    for wrong in ("0 1 2", "7 1 1", "1 1", "1  1 1", "1 1 1 1", "x"):
        with pytest.raises(Malformed):
            course.throw(wrong)
    with pytest.raises(OutOfTurn):
        course.play("stop", 1)
    with pytest.raises(OutOfTurn):
        course.throw("1 2 3")
    assert (course.state.key(), course.events) == before


def test_c6_after_the_end_everything_is_over() -> None:
    course = bak(2, 0, "6 4 3", "stop", "2 3 4", marks=1)
    assert course.turn == Over((0,))
    with pytest.raises(GameOver):
        course.play("stop")
    for dice in ("1 2 3", "1"):
        with pytest.raises(GameOver):
            course.throw(dice)


def test_equal_positions_are_equal_whatever_the_throw_off() -> None:
    """What was thrown for the start is gone once someone starts: it is no part of the position."""
    states = [
        played("pietjesbak", 2, *start).state for start in (("6", "1"), ("5", "4"), ("2", "2", "3", "1"))
    ]
    assert states[0] == states[1] == states[2]
    assert len({state.key() for state in states}) == 1


def test_a_throw_off_leaves_nothing_behind() -> None:
    for tie in ((), ("6 4 3", "stop", "6 4 3", "2", "1")):
        state = bak(2, 0, *tie, starter="clockwise").state
        assert state.contends == state.pips == [0] * 8


def test_equal_positions_are_equal_whatever_was_thrown_before_the_last() -> None:
    again = [bak(2, 0, first, "again", "6 4 3").state for first in ("6 6 6", "2 3 4")]
    assert again[0] == again[1]


def test_moves_and_refusal_agree_at_every_choice() -> None:
    for first, second in product(("6 4 3", "2 2 3"), repeat=2):
        course = bak(2, 0, first, "again", second)
        rules = course.game.rules
        assert [rules.refusal(course.state, 0, move) for move in (0, 1)] == [0, 0]
        assert rules.in_turn(course.state) == 0


def test_example_bo_won_the_throw_off_and_may_go_on() -> None:
    course = played("pietjesbak", 2, "2", "5", "1 4 3")
    assert course.turn == Decision((1,))
    assert course.legal(1) == ["again", "stop"]
    assert (course.scores, course.winners) == ([9, 9], ())


def test_example_bo_stoefs_wipes_two_and_starts_again() -> None:
    course = played("pietjesbak", 2, "2", "5", "1 4 3", "stop", "6 4 2")
    assert thrower(course) == (1, "d d d")
    assert (course.legal(0), course.legal(1)) == ([], [])
    assert (course.scores, course.winners) == ([9, 7], ())
