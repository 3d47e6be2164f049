"""Mens erger je niet: waiting for a six, the reach of a turn, and the last pawn's way home."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from facts.exact.dice import PIPS
from toog.core.registry import find_game
from toog.games.mens.board import NOWHERE, landing
from toog.games.mens.state import PAWNS, Mens

SIX = 6
FACE = Fraction(1, 6)
OTHER = 1 - FACE


def six_within(turns: int, tries: int) -> Fraction:
    """A colour with nothing on the ring throws once a turn, or three times (M17)."""
    return 1 - OTHER ** (turns * tries)


def turns_for_six(tries: int) -> Fraction:
    return 1 / six_within(1, tries)


def throws_a_turn() -> Fraction:
    """A six throws again, so a turn goes on one time in six."""
    return 1 / OTHER


def sixes_in_a_row(many: int) -> Fraction:
    return FACE**many


@cache
def reach(distance: int) -> Fraction:
    """One pawn, its box empty, lands there in one turn: it can stop on the way only after a six (M10)."""
    if distance <= 0:
        return Fraction(0)
    now = FACE if distance <= SIX else Fraction(0)
    return now + FACE * reach(distance - SIX)


def reach_with_box(distance: int) -> Fraction:
    """The same with two or three pawns in the box: any six brings one in, and moves nothing else (M9)."""
    return FACE if 0 < distance < SIX else Fraction(0)


def entering(distance: int) -> Fraction:
    """From that box onto A, or so far past it: a six, any more sixes, then so many pips (M9).

    Each further six brings in another, which hits the one on A, so that the box never empties.
    """
    if distance == 0:
        return FACE
    return FACE * FACE / OTHER if distance < SIX else Fraction(0)


def home_straight(free: int, bounce: bool) -> Mens:
    """One colour: three pawns home, the last on its way, and this end circle (0 is a, 3 is d) still free."""
    s: Mens = find_game("mens").begin(4, {"bounce": bounce})
    s.colour = 0
    taken = [s.circles + circle for circle in range(PAWNS) if circle != free]
    for pawn, step in enumerate([0, *taken]):
        s.pawns[pawn] = step
    return s


def turns_home(free: int, from_circle: int, bounce: bool) -> Fraction:
    """The mean number of turns for the last pawn, that many circles before a (1 is next to it)."""
    s = home_straight(free, bounce)
    return turns_from(s, s.circles - from_circle, {})


def turns_from(s: Mens, step: int, known: dict[int, Fraction]) -> Fraction:
    """A six throws again in the same turn, whether it moved or not; any other throw ends the turn.

    With E the turns still needed here: each throw costs a turn unless it is a six; where the pawn
    stays, E comes again.
    """
    if step >= s.circles:
        return Fraction(0)
    if step not in known:
        stays, cost = Fraction(0), OTHER
        for pips in PIPS:
            to = land(s, step, pips)
            if to == NOWHERE:
                stays += FACE
            else:
                cost += FACE * turns_from(s, to, known)
                cost += FACE if pips == SIX and to >= s.circles else 0
        known[step] = cost / (1 - stays)
    return known[step]


def land(s: Mens, step: int, pips: int) -> int:
    s.die = pips
    s.pawns[0] = step
    return landing(s, step)
