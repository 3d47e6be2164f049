"""Pietjesbak: the 216 throws of three dice by their worth, and what can be reached in a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from facts.exact.dice import THREE_DICE
from toog.games.pietjesbak.worth import APES, SEVEN, SOIXANTE_NEUF, ZAND, die_worth, worth

ALL = len(THREE_DICE)


@dataclass(frozen=True)
class Rung:
    """One worth of the ladder: the throws that have it, and those that are below it."""

    worth: int
    dice: tuple[str, ...]
    ways: int
    below: int

    @property
    def chance(self) -> Fraction:
        return Fraction(self.ways, ALL)

    @property
    def or_better(self) -> Fraction:
        return 1 - Fraction(self.below, ALL)

    def within(self, throws: int) -> Fraction:
        """To reach this or better, for who throws on until it is there."""
        return 1 - Fraction(self.below, ALL) ** throws

    def stoef_wins(self, others: int) -> Fraction:
        """Each other has one throw; those who tie throw off (P6), so a tie of k is won once in k + 1.

        The sum over k of C(others, k) same^k below^(others - k) / (k + 1), which is this quotient.
        """
        below, same = Fraction(self.below, ALL), self.chance
        return ((below + same) ** (others + 1) - below ** (others + 1)) / ((others + 1) * same)


def say(dice: tuple[int, ...]) -> str:
    """As players say it: the best die first."""
    return "-".join(str(pips) for pips in sorted(dice, key=die_worth, reverse=True))


def ladder() -> list[Rung]:
    """From high to low, by the default rules."""
    ways = Counter(worth(*dice, False) for dice in THREE_DICE)
    dice_of: dict[int, dict[str, None]] = {value: {} for value in ways}
    for dice in THREE_DICE:
        dice_of[worth(*dice, False)][say(dice)] = None
    rungs = []
    below = 0
    for value in sorted(ways):
        rungs.append(Rung(value, tuple(sorted(dice_of[value], reverse=True)), ways[value], below))
        below += ways[value]
    return rungs[::-1]


@dataclass(frozen=True)
class Kind:
    """Throws that players call by one name."""

    name: str
    holds: Callable[[int], bool]

    @property
    def ways(self) -> int:
        return sum(self.holds(worth(*dice, False)) for dice in THREE_DICE)

    @property
    def chance(self) -> Fraction:
        return Fraction(self.ways, ALL)

    def within(self, throws: int) -> Fraction:
        """At least once in so many throws."""
        return 1 - (1 - self.chance) ** throws


def between(low: int, high: int) -> Callable[[int], bool]:
    return lambda value: low <= value < high


KINDS = (
    Kind("three apes (1-1-1)", between(APES, APES + 1)),
    Kind("soixante-neuf (6-5-4)", between(SOIXANTE_NEUF, APES)),
    Kind("zand (another triple)", between(ZAND, SOIXANTE_NEUF)),
    Kind("1-1-6", between(260, ZAND)),
    Kind("1-6-6", between(220, 260)),
    Kind("two ones", between(202, 220)),
    Kind("a one and a six", between(162, 202)),
    Kind("two sixes", between(122, 162)),
    Kind("a one", between(104, 122)),
    Kind("a six", between(64, 104)),
    Kind("neither one nor six, no zeven", between(SEVEN + 1, 64)),
    Kind("zeven (2-2-3)", between(SEVEN, SEVEN + 1)),
)
APES_KIND = KINDS[0]


def ties(zand_equal: bool) -> Fraction:
    """Two throws of the same worth."""
    ways = Counter(worth(*dice, zand_equal) for dice in THREE_DICE)
    return Fraction(sum(many * many for many in ways.values()), ALL * ALL)
