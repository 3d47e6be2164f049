"""Zocken: the rows that can be whole, and how long a game is, which no die decides."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

from facts.exact.dice import PIPS
from toog.games.zocken.rules import BET_COSTS
from toog.games.zocken.score import DICE


def in_order(dice: tuple[int, ...]) -> bool:
    """Z6: they never fall or never rise."""
    steps = [after - before for before, after in pairwise(dice)]
    return all(step >= 0 for step in steps) or all(step <= 0 for step in steps)


def rows_in_order(dice: int) -> int:
    return sum(in_order(row) for row in product(PIPS, repeat=dice))


def all_at_home(dice: int = DICE) -> Fraction:
    """Each die, as it fell, on the field of its own colour."""
    return Fraction(rows_in_order(dice), len(PIPS) ** dice)


def decisions(players: int, rounds: int) -> int:
    """In a turn seven dice are picked and placed, and every other player is asked for a bet."""
    return rounds * players * (2 * DICE + players - 1)


def throws(players: int, rounds: int) -> int:
    return rounds * players * DICE


def bet_pays_from(points: int) -> Fraction:
    """Z12: the chance of such a turn from which a bet on it gains."""
    return Fraction(BET_COSTS, BET_COSTS + points // 2)
