"""Exact chances of Azen jagen, from the rules themselves over all 216 throws of three dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from toog.core.contract import CHANCE
from toog.core.registry import find_game
from toog.games.azen_jagen.state import AzenJagen

GAME = find_game("azen_jagen")
THROWS = list(product(range(1, 7), repeat=3))
NO_ACE = Fraction(5**3, 6**3)


def hunt_at(aces: int, sips: int = 3) -> AzenJagen:
    s: AzenJagen = GAME.begin(2, {"sips": sips, "orders": 1})
    for fell in ([6], [2]):
        GAME.rules.throw(s, fell)
    s.aces = aces
    s.orderer = 0
    return s


def after_throw(s: AzenJagen, fell: tuple[int, ...]) -> AzenJagen:
    after = s.copy()
    GAME.rules.throw(after, fell)
    return after


def too_slow(s: AzenJagen) -> Fraction:
    """The chance that the race is lost, played turn by turn."""
    while GAME.rules.turn(s) != CHANCE:
        if s.settled:
            return Fraction(s.too_slow)
        seat = GAME.rules.in_turn(s)
        out = [0]
        GAME.rules.moves(s, seat, out)
        GAME.rules.play(s, seat, out[0])
    ends = [after_throw(s, fell) for fell in THROWS]
    lost = sum(end.too_slow for end in ends)
    missed = [end for end in ends if not end.settled]
    return Fraction(lost + len(missed) * too_slow(missed[0]), len(THROWS))


@pytest.mark.parametrize("sips", [1, 2, 3, 4, 20])
def test_a4_the_chance_to_be_too_slow(sips: int) -> None:
    """Between the sips of a glass fall one throw fewer than it holds, and none may show an ace."""
    race = after_throw(hunt_at(8, sips), (1, 2, 3))
    assert too_slow(race) == 1 - NO_ACE ** (sips - 1)


def test_a2_the_throws_it_takes_to_the_ninth_ace() -> None:
    """Half an ace a throw makes eighteen, and a third of a throw for the aces beyond the ninth."""
    needed = {9: Fraction(0)}
    for aces in range(8, -1, -1):
        counts = [after_throw(hunt_at(aces), fell).aces for fell in THROWS]
        moved = [needed[count] for count in counts if count > aces]
        needed[aces] = (len(THROWS) + sum(moved, Fraction(0))) / len(moved)
    assert float(needed[0]) == pytest.approx(18 + 1 / 3)
