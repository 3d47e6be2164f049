"""Z11, Z12: the bet."""

from __future__ import annotations

import pytest

from tests.games.zocken_talk import NO_MATCH, bet_after_three, legal, play_dice, row, zock
from tests.table_talk import rule_against, seat_on_turn
from toog.core.course import Course, Over
from toog.core.errors import OutOfTurn


def one_turn(laid: list[str], *bets: str, players: int = 2, **options: object) -> Course:
    """The first turn of a game of one round."""
    return zock(players, *bet_after_three(laid, *bets), rounds=1, **options)


def test_z11_the_others_are_asked_after_three_dice() -> None:
    course = zock(2, *row("12"))
    assert seat_on_turn(course) == 0
    play_dice(course, "y3@3")
    assert seat_on_turn(course) == 1
    assert legal(course) == "bet pass"


def test_z11_dice_that_are_out_are_counted() -> None:
    course = zock(2, "r1@3", "o6@4", "y3@out")
    assert legal(course) == "bet pass"


@pytest.mark.parametrize(("players", "first"), [(p, f) for p in range(2, 9) for f in range(p)])
def test_z11_clockwise_from_the_left_of_the_roller(players: int, first: int) -> None:
    course = zock(players, *row("123"), first=first)
    for step in range(1, players):
        assert seat_on_turn(course) == (first + step) % players
        play_dice(course, "bet" if step % 2 else "pass")
    assert seat_on_turn(course) == first
    assert legal(course) == "g b p w"


def test_z11_the_roller_waits() -> None:
    course = zock(3, *row("123"))
    for word in ("roll g", "place 4", "out"):
        assert rule_against(course, word) == "Z11"
    with pytest.raises(OutOfTurn):
        course.play("roll g", 0)
    with pytest.raises(OutOfTurn):
        course.play("bet", 0)


def test_z11_nobody_bets_twice_or_out_of_turn() -> None:
    course = zock(3, *row("123"))
    with pytest.raises(OutOfTurn):
        course.play("bet", 2)
    play_dice(course, "bet")
    with pytest.raises(OutOfTurn):
        course.play("pass", 1)


@pytest.mark.parametrize("word", ["bet", "pass"])
def test_z11_no_bets_at_any_other_time(word: str) -> None:
    assert rule_against(zock(2), word) == "Z11"
    assert rule_against(zock(2, "r1@"), word) == "Z11"
    assert rule_against(zock(2, *row("12")), word) == "Z11"
    assert rule_against(zock(2, *bet_after_three(row("123"), "pass")), word) == "Z11"


def test_z11_the_bets_are_open() -> None:
    course = zock(3, *row("123"), "bet")
    assert all(course.view(seat)["bets"] == [None, "bet", None] for seat in (None, 0, 1, 2))


def test_z11_each_turn_has_its_own_bets() -> None:
    course = zock(2, *bet_after_three(row("1234566"), "bet"))
    assert course.view(None)["bets"] == [None, None]
    play_dice(course, *row("123"))
    assert seat_on_turn(course) == 0


def test_z11_alone_there_is_no_bet() -> None:
    course = zock(1, *row("123"))
    assert legal(course) == "g b p w"
    assert rule_against(course, "bet") == "Z11"


def test_z12_more_than_fifty_pays_half_to_who_bet() -> None:
    assert one_turn(row("1234566"), "bet").scores == [330, 165]


def test_z12_who_passed_gains_and_loses_nothing() -> None:
    assert one_turn(row("1234566"), "bet", "pass", "bet", players=4).scores == [330, 165, 0, 165]
    assert one_turn(row("1234566"), "bet", "pass", players=3, circles=NO_MATCH).scores == [50, -20, 0]


def test_z12_exactly_fifty_loses() -> None:
    assert one_turn(row("1234566"), "bet", circles=NO_MATCH).scores == [50, -20]


def test_z12_half_of_seventy_is_thirty_five() -> None:
    """A whole row with two matches and an escape: 50 + 30 − 10."""
    laid = ["r2@1", "o3@2", "y1@<", "g4@3", "b5@4", "p5@5", "w6@6"]
    assert one_turn(laid, "bet").scores == [70, 35]


def test_z12_half_is_rounded_down() -> None:
    assert one_turn(row("1234566"), "bet", table=[0, 0, 0, 0, 0, 0, 0, 1]).scores == [51, 25]


def test_z12_a_negative_turn_loses_twenty_as_well() -> None:
    laid = ["r1@3", "o6@4", "y2@out", "g3@out", "b4@out", "p5@out", "w5@out"]
    assert one_turn(laid, "bet", circles=NO_MATCH).scores == [-100, -20]


def test_z12_the_scores_change_when_the_turn_ends() -> None:
    laid = bet_after_three(row("1234566"), "bet")
    course = zock(2, *laid[:-1])
    assert course.scores == [0, 0]
    assert play_dice(course, laid[-1]).scores == [330, 165]


def test_z12_a_bet_counts_in_the_last_turn_too() -> None:
    turn = bet_after_three(row("1234566"), "bet")
    course = zock(2, *turn, *turn, rounds=1)
    assert course.turn == Over((0, 1))
    assert course.scores == [495, 495]
