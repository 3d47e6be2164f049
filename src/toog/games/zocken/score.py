"""Z13, Z14: what a turn scores, as the dice lie."""

from __future__ import annotations

from toog.games.zocken.line import BESIDE, LEFT, RIGHT
from toog.games.zocken.state import Zocken

DICE = 7

WHOLE_ROW = 50
ESCAPE_COSTS = 10
OUT_COSTS = 20


def matches(s: Zocken) -> int:
    """Z14: the dice that stand beside the circle of their own colour."""
    many = 0
    for die in range(DICE):
        if s.lies[die] == s.home[die]:
            many += 1
    return many


def escapes(s: Zocken) -> int:
    return (1 if s.line[LEFT] else 0) + (1 if s.line[RIGHT] else 0)


def outs(s: Zocken) -> int:
    many = 0
    for die in range(DICE):
        if s.lies[die] == BESIDE:
            many += 1
    return many


def turn_score(s: Zocken) -> int:
    """Z13: it can be negative."""
    out = outs(s)
    row = WHOLE_ROW if out == 0 else 0
    return row + s.table[matches(s)] - escapes(s) * ESCAPE_COSTS - out * OUT_COSTS
