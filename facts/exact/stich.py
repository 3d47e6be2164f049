"""12er Stich: the pack, the first hand, what the die says, and which lead is easily taken."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from toog.core.falls import Dice
from toog.core.registry import find_game
from toog.games.stich.cards import BLACK, COPIES, KINDS, OF_A_COLOUR, PACK, colour, points, value
from toog.games.stich.rules import FULL
from toog.games.stich.state import HAND

CARDS = [card for card in range(KINDS) for _ in range(COPIES[card])]
BLACKS = sum(colour(card) == BLACK for card in CARDS)
TEN = 10
POINTS = sum(points(card) for card in CARDS)


def targets() -> dict[int, Fraction]:
    """S3."""
    (die,) = (fall for fall in find_game("stich").falls if isinstance(fall, Dice))
    return {100 * pips: Fraction(many, len(die.faces)) for pips, many in Counter(die.faces).items()}


def kinds_of_cards() -> dict[str, int]:
    """How many of each are in the pack."""
    return {
        "a black 1": COPIES[0],
        "a black 12": COPIES[OF_A_COLOUR - 1],
        "a red 12": COPIES[KINDS - 1],
        "any 12": sum(value(card) == FULL for card in CARDS),
        "a card of 10 points or more": sum(points(card) >= TEN for card in CARDS),
    }


def of_hand(kind: int, wanted: int, pack: int = PACK) -> Fraction:
    """Six cards hold exactly `wanted` of the `kind` such cards in the pack."""
    return Fraction(comb(kind, wanted) * comb(pack - kind, HAND - wanted), comb(pack, HAND))


def some_in_hand(kind: int, pack: int = PACK) -> Fraction:
    return 1 - of_hand(kind, 0, pack)


@dataclass(frozen=True)
class Lead:
    """A black card led, and the cards that would take it at once: to zero or to twelve (S7)."""

    card: int

    @property
    def takers(self) -> list[int]:
        others = list(CARDS)
        others.remove(self.card)
        led = value(self.card)
        return [
            card
            for card in others
            if led + (value(card) if colour(card) == BLACK else -value(card)) in (0, FULL)
        ]

    @property
    def next_can_take(self) -> Fraction:
        """With six cards that could be any of the 45 others."""
        return some_in_hand(len(self.takers), PACK - 1)


def leads() -> list[Lead]:
    return [Lead(card) for card in range(KINDS) if colour(card) == BLACK]
