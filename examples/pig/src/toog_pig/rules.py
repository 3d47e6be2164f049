"""The rules of Pig, in the order of the sheet. Numbers are those of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

from toog.core.contract import CHANCE, OVER
from toog_pig.state import Pig

AGAIN, HOLD = 0, 1
ONE_DIE = 0

THROWING, CHOOSING, ENDED = 0, 1, 2

ONE = 1


# The contract


def start(s: Pig) -> None:
    """G1: the first seat begins."""
    open_turn(s, 0)


def turn(s: Pig) -> int:
    if s.phase == ENDED:
        return OVER
    return CHANCE if s.phase == THROWING else s.hand


def in_turn(s: Pig) -> int:
    return s.hand


def chance(s: Pig) -> int:
    return ONE_DIE


def thrower(s: Pig) -> int:
    return s.hand


def moves(s: Pig, seat: int, out: list[int]) -> int:
    out[0] = AGAIN
    if s.stake < s.least:
        return 1
    out[1] = HOLD
    return 2


def refusal(s: Pig, seat: int, move: int) -> int:
    """G4: who holds must have thrown enough."""
    return 4 if move == HOLD and s.stake < s.least else 0


def play(s: Pig, seat: int, move: int) -> None:
    if move == AGAIN:
        s.phase = THROWING
    else:
        hold(s)


def throw(s: Pig, fell: Sequence[int]) -> None:
    """G2, G3: pips are added up, and a one loses them all."""
    s.throws += 1
    s.die = fell[0]
    if s.die == ONE:
        s.lost += 1
        pass_on(s)
    else:
        s.stake += s.die
        s.phase = CHOOSING


# The turn


def open_turn(s: Pig, seat: int) -> None:
    """G1, G2: a turn begins with a throw."""
    s.turns += 1
    s.hand = seat
    s.stake = 0
    s.phase = THROWING


def pass_on(s: Pig) -> None:
    open_turn(s, s.hand + 1 if s.hand + 1 < s.players else 0)


def hold(s: Pig) -> None:
    """G4, G5: the points are safe, and enough of them win at once."""
    s.points[s.hand] += s.stake
    s.stake = 0
    if s.points[s.hand] >= s.goal:
        s.phase = ENDED
    else:
        pass_on(s)


# The result


def score(s: Pig, seat: int) -> int:
    return s.points[seat]


def winners(s: Pig, out: list[int]) -> int:
    """G5: who held last."""
    out[0] = s.hand
    return 1


def hide(s: Pig, seat: int) -> None:
    """Everything lies open in Pig."""
