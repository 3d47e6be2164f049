"""A short way to write 12er Stich in a test: a pack with the hands one wants, or a table as it lies."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.table_talk import go_on, sit_down
from toog.core.course import Course
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


def table_with(*hands: str, pile: str = "", stock: str = "", **options: Any) -> Course:
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
    course.stand_at(s)
    return course
