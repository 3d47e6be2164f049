"""The plain player of Zocken: a few thoughts that a person at the table would have."""

from __future__ import annotations

import random

import pytest

from tests.games.zocken_talk import row, zock
from toog.bots import find_choose
from toog.core.contract import CHANCE, OVER
from toog.core.course import Course
from toog.core.registry import find_game


def chosen(course: Course) -> str:
    rules = course.game.rules
    seat = rules.turn(course.state)
    out = [0] * len(course.game.vocabulary)
    many = rules.moves(course.state, seat, out)
    before = course.state.copy()
    move = find_choose("sensible", course.game)(course.state, seat, out, many, 0)
    assert move in out[:many]
    assert course.state == before
    return course.game.vocabulary[move]


@pytest.mark.parametrize("pips", "16")
def test_an_end_of_the_scale_goes_to_an_end_of_the_line(pips: str) -> None:
    assert chosen(zock(1, f"g{pips}@")).removeprefix("place ") in "<17>"


def test_a_colour_that_fits_goes_home() -> None:
    assert chosen(zock(1, "g3@")) == "place 4"


def test_it_goes_for_colours_as_much_as_the_table_of_the_house_pays_for_them() -> None:
    assert chosen(zock(1, "y1@", table=[50] * 8)) == "place 1"
    assert chosen(zock(1, "y1@")) == "place 3"
    assert chosen(zock(1, "w3@")) == "place 3"
    assert chosen(zock(1, "w3@", table=[0, 0, 0, 100, 300, 600, 900, 1000])) == "place 7"


def test_it_does_not_flee_from_colours_where_they_cost() -> None:
    assert chosen(zock(1, "y1@", table=[50] + [0] * 7)) == "place 1"


def test_an_escape_is_better_than_the_first_die_out() -> None:
    assert chosen(zock(1, *row("223", first=5), "g1@1", "b3@")) == "place >"


def test_dice_go_out_when_nothing_else_is_left() -> None:
    assert chosen(zock(1, *row("55433"), "p4@")) == "out"


def test_a_die_whose_field_is_taken_is_rolled_last() -> None:
    assert chosen(zock(1, "g3@1")) != "roll r"


def test_it_bets_on_colours_and_not_on_dice_that_are_out() -> None:
    assert chosen(zock(2, *row("123"))) == "bet"
    assert chosen(zock(2, "r1@3", "o6@4", "y3@out")) == "pass"
    assert chosen(zock(2, "o1@1", "y3@2", "r5@6")) == "pass"


def test_it_scores_far_more_than_blind_play() -> None:
    """Blind turns score −40 in the mean, its own more than 80."""
    game = find_game("zocken")
    rules, choose = game.rules, find_choose("sensible", game)
    lots = random.Random(14)
    out = [0] * len(game.vocabulary)
    s = game.begin(1, {"rounds": 20})
    while (who := rules.turn(s)) != OVER:
        if who == CHANCE:
            rules.throw(s, [lots.randint(1, 6)])
        else:
            many = rules.moves(s, who, out)
            rules.play(s, who, choose(s, who, out, many, 0))
    assert s.turns == 20
    assert s.points[0] > 20 * 40
