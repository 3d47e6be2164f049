"""A short way to write 12er Stich in a test: a pack with the hands one wants, or a table as it lies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.table_talk import go_on, sit_down
from toog.core.contract import SPECTATOR, Event, Telling
from toog.core.course import Course, Decision
from toog.core.errors import Illegal
from toog.core.registry import find_game
from toog.games.stich.cards import COPIES, NO_CARD
from toog.games.stich.rules import PLAYING, new_sum, take_card
from toog.games.stich.words import CARDS


def pack(*hands: str, stock: str = "") -> str:
    """These hands from the left of the dealer on, then this stock, then what is left in the order of S1."""
    first = [card for hand in (*hands, stock) for card in hand.split()]
    rest = Counter(dict(zip(CARDS, COPIES, strict=True)))
    rest.subtract(first)
    return " ".join([*first, *rest.elements()])


def dealt(*hands: str, stock: str = "", **options: Any) -> Course:
    """A first round with these hands, played up to 300."""
    course = sit_down("stich", len(hands), **{"target": 300, **options})
    return go_on(course, pack(*hands, stock=stock))


def laid(*hands: str, pile: str = "", stock: str = "", **options: Any) -> Course:
    """A table in the middle of a round: these hands, this open pile, this stock, and seat 0 to play."""
    course = sit_down("stich", len(hands), **{"target": 300, **options})
    s = course.state
    s.rounds = 1
    s.phase = PLAYING
    s.hand = 0
    for seat, cards in enumerate(hands):
        for card in cards.split():
            take_card(s, seat, CARDS.index(card))
    for card in pile.split():
        s.sum = new_sum(s, CARDS.index(card))
        s.pile[s.lies] = CARDS.index(card)
        s.lies += 1
    for card in reversed(stock.split()):
        s.stock[s.left] = CARDS.index(card)
        s.left += 1
    for place in range(s.left, len(s.stock)):
        s.stock[place] = NO_CARD
    return course


def seat_of(course: Course) -> int:
    turn = course.turn
    assert isinstance(turn, Decision)
    assert turn.seats == (course.game.rules.in_turn(course.state),)
    return turn.seats[0]


def legal(course: Course) -> list[str]:
    return course.legal(seat_of(course))


def rule_against(course: Course, word: str) -> str | None:
    with pytest.raises(Illegal) as refused:
        course.play(word)
    return refused.value.rule


def told(course: Course, word: str, eyes: int = SPECTATOR) -> list[Telling]:
    """Plays this word and answers what it tells those eyes."""
    game = find_game("stich")
    before = game.hidden_copy(course.state, eyes)
    go_on(course, word)
    last: Event = course.events[-1]
    return game.tell(before, last, game.hidden_copy(course.state, eyes))
