"""Z13–Z16: what a turn scores, and who wins."""

from __future__ import annotations

import pytest

from tests.games.zocken_talk import NO_MATCH, bet_after_three, play_dice, row, zock
from tests.table_talk import seat_on_turn
from toog.core.course import Over
from toog.core.errors import GameOver

TABLE = [0, 10, 30, 60, 100, 150, 210, 280]


def circles_matching(matches: int) -> str:
    """Circles with which that many of r to w match on the fields 1 to 7: all but one can."""
    kept = "roygbpw"[:matches]
    rest = "roygbpw"[matches:]
    return kept + rest[1:] + rest[:1]


def test_z13_fifty_for_a_whole_row() -> None:
    assert zock(1, *row("1234566"), rounds=1, circles=NO_MATCH).scores == [50]


def test_z13_no_fifty_when_a_die_is_out() -> None:
    laid = ["r1@1", "o3@2", "y2@out", "g3@3", "b4@4", "p5@5", "w6@6"]
    assert zock(1, *laid, rounds=1, circles="wpbryog").scores == [-20]


def test_z13_ten_off_for_each_escape() -> None:
    laid = ["r1@<", "o2@1", "y3@2", "g4@3", "b5@4", "p6@5", "w6@>"]
    assert zock(1, *laid, rounds=1).scores == [50 - 20]


def test_z13_twenty_off_for_each_die_out() -> None:
    laid = ["r1@3", "o6@4", "y2@out", "g3@out", "b4@out", "p6@5", "w6@6"]
    assert zock(1, *laid, rounds=1).scores == [-60]


def test_z13_it_can_be_negative() -> None:
    laid = ["r1@3", "o6@4", "y2@out", "g3@out", "b4@out", "p5@out", "w6@>"]
    assert zock(1, *laid, rounds=1).scores == [-80 - 10]


@pytest.mark.parametrize("matches", [0, 1, 2, 3, 4, 5, 7])
def test_z14_the_table_of_colours(matches: int) -> None:
    course = zock(1, *row("1234566"), rounds=1, circles=circles_matching(matches))
    assert course.scores == [50 + TABLE[matches]]


def test_z14_six_matches() -> None:
    """Six of seven can only match when the seventh is not in the row."""
    course = zock(1, *row("123456"), "w6@>", rounds=1)
    assert course.scores == [50 + TABLE[6] - 10]


def test_z14_matches_count_when_the_row_is_not_whole() -> None:
    laid = ["r1@1", "o3@2", "y4@3", "g2@out", "b5@5", "p6@6", "w6@7"]
    assert zock(1, *laid, rounds=1).scores == [TABLE[6] - 20]


def test_z14_a_die_that_is_out_matches_nothing() -> None:
    course = zock(1, "r1@3", "o6@4", "y3@out")
    assert course.view(None)["so_far"]["matches"] == 0


@pytest.mark.parametrize("matches", [0, 1, 2, 3, 4, 5, 7])
def test_z14_the_table_of_the_house(matches: int) -> None:
    table = [7, 1000, 3, 0, 999, 1, 2, 5]
    course = zock(1, *row("1234566"), rounds=1, circles=circles_matching(matches), table=table)
    assert course.scores == [50 + table[matches]]


def test_z15_the_example_of_the_sheet() -> None:
    """A whole row, three matches, one escape: 50 + 60 − 10."""
    laid = ["r1@1", "o2@2", "y3@3", "g6@>", "b4@4", "p5@5", "w6@6"]
    assert zock(1, *laid, rounds=1).scores == [100]


def test_z15_the_bet_on_it() -> None:
    laid = ["r1@1", "o2@2", "y3@3", "bet", "g6@>", "b4@4", "p5@5", "w6@6"]
    assert zock(2, *laid).scores == [100, 50]


@pytest.mark.parametrize("rounds", [1, 2, 20])
def test_z16_each_player_rolls_once_a_round(rounds: int) -> None:
    course = zock(3, rounds=rounds, first=1)
    rollers = []
    for _ in range(3 * rounds):
        rollers.append(seat_on_turn(course))
        play_dice(course, *bet_after_three(row("1234566"), "pass", "pass"))
    assert rollers == [1, 2, 0] * rounds
    assert course.turn == Over((0, 1, 2))


def test_z16_five_rounds_by_default() -> None:
    course = zock(1)
    for number in range(1, 6):
        assert course.view(None)["round"] == number
        play_dice(course, *row("1234566"))
    assert course.turn == Over((0,))
    assert course.scores == [5 * 330]


def test_z16_the_most_points_win() -> None:
    good = bet_after_three(row("1234566"), "pass", "pass")
    less = bet_after_three([*row("123456"), "w6@>"], "pass", "pass")
    assert zock(3, *less, *good, *less, rounds=1).winners == (1,)
    assert zock(3, *good, *less, *less, rounds=1).winners == (0,)


def test_z16_equal_is_a_shared_win() -> None:
    good = bet_after_three(row("1234566"), "pass", "pass")
    less = bet_after_three([*row("123456"), "w6@>"], "pass", "pass")
    assert zock(3, *good, *less, *good, rounds=1).winners == (0, 2)


def test_z16_the_most_may_be_below_zero() -> None:
    bad = ["r1@3", "o6@4", "y2@out", "pass", "g3@out", "b4@out", "p5@out", "w6@>"]
    worse = ["r1@3", "o6@4", "y2@out", "pass", "g3@out", "b4@out", "p5@out", "w5@out"]
    course = zock(2, *worse, *bad, rounds=1)
    assert course.scores == [-100, -90]
    assert course.winners == (1,)


def test_z16_nobody_has_won_before_the_end() -> None:
    assert zock(1, *row("1234566")).winners == ()


def test_z16_alone_that_player_wins() -> None:
    laid = ["r1@3", "o6@4", "y2@out", "g3@out", "b4@out", "p5@out", "w5@out"]
    course = zock(1, *laid, rounds=1)
    assert course.turn == Over((0,))
    assert course.scores == [-100]


def test_z16_after_the_end_there_are_no_moves() -> None:
    course = zock(1, *row("1234566"), rounds=1)
    assert course.legal(0) == []
    with pytest.raises(GameOver):
        course.play("roll r")


def test_the_counts_are_means_per_turn() -> None:
    course = zock(2, *bet_after_three(row("1234566"), "bet"))
    play_dice(course, "r1@3", "o6@4", "y2@out", "pass", "g3@out", "b4@out", "p5@out", "w6@>")
    s = course.state
    assert (s.turns, s.matches, s.outs, s.escapes, s.over_50, s.turn_score) == (2, 7, 4, 1, 1, 330 - 90)
    play_dice(course, *bet_after_three(row("1234566"), "bet"))
    assert (s.turns, s.over_50) == (3, 2)
    fifty = zock(1, *row("1234566"), circles=NO_MATCH).state
    assert (fifty.turn_score, fifty.over_50) == (50, 0)
    assert [count.name for count in course.game.counts] == [
        "matches",
        "outs",
        "escapes",
        "over_50",
        "turn_score",
    ]
    assert {count.per for count in course.game.counts} == {"turns"}
