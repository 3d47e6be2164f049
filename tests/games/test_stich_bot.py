"""The plain player of 12er Stich: a few thoughts, each pinned, and better than none."""

from __future__ import annotations

import random

import pytest

from tests.games.stich_talk import table_with
from tests.table_talk import NAMES, go_on, seat_on_turn
from toog.bots import find_choose
from toog.core.course import Chance, Course, Over
from toog.core.registry import find_game

GAME = find_game("stich")


def choice(course: Course, bot: str = "sensible", luck: int = 0) -> str:
    seat = seat_on_turn(course)
    seen = GAME.hidden_copy(course.state, seat)
    out = [0] * len(GAME.vocabulary)
    many = GAME.rules.moves(seen, seat, out)
    return GAME.vocabulary[find_choose(bot, GAME)(seen, seat, out, many, luck)]


def test_it_takes_the_trick() -> None:
    assert choice(table_with("b2 b7 r1", "b1 b1", pile="b5")) == "b7"


def test_it_takes_with_the_card_that_is_worth_more() -> None:
    assert choice(table_with("b9 r3 b1", "b1 b1", pile="b3")) == "b9"


def test_it_gets_rid_of_high_cards() -> None:
    assert choice(table_with("b1 b2 b9", "b1 b1")) == "b9"


def test_it_leaves_a_large_pot_where_fewest_can_take_it() -> None:
    """At 6 only a 6 would take, and it sees all four of them."""
    course = table_with("b1 r1 b6 r6 r6", "b1 b1", pile="b12 r9 b6 r7 b9 r8 b2")
    assert course.view(None)["sum"] == 5
    assert choice(course) == "b1"


def test_it_plays_what_it_drew() -> None:
    assert choice(go_on(table_with("b9 r9", "b1 b1", pile="b5", stock="b4 b3"), "draw")) == "b4"


@pytest.mark.parametrize(("hand", "stock", "word"), [("b9 r9", "b1", "draw"), ("b9 r9", "", "pass")])
def test_it_does_what_it_must(hand: str, stock: str, word: str) -> None:
    assert choice(table_with(hand, "b1 b1", pile="b5", stock=stock)) == word


@pytest.mark.parametrize(("hand", "word"), [("b7 r1 r2 b1", "swap"), ("b7 r1 b1", "hold"), ("b7 b1", "hold")])
def test_s17_it_adds_with_the_colour_it_has_more_of(hand: str, word: str) -> None:
    assert choice(go_on(table_with(hand, "b1 r1", pile="b5", swap=True), "b7")) == word


def test_it_beats_a_blind_player() -> None:
    rng = random.Random(5)
    won = 0
    for number in range(60):
        course = Course(GAME, NAMES[:2], {"target": 200})
        while not isinstance(turn := course.turn, Over):
            if isinstance(turn, Chance):
                course.throw(turn.fall.say(turn.fall.draw(rng.randrange)))
            else:
                bot = "sensible" if turn.seats[0] == number % 2 else "random"
                course.play(choice(course, bot, rng.getrandbits(31)))
        won += number % 2 in course.winners
    assert won > 40
