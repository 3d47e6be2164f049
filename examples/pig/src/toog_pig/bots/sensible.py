"""A plain player: holds at twenty, or as soon as that wins.

At twenty another throw loses as much as it wins: of six throws one costs 20 points, and the others bring
2 + 3 + 4 + 5 + 6 = 20.
"""

from __future__ import annotations

from toog_pig.rules import AGAIN, HOLD
from toog_pig.state import Pig

ENOUGH = 20


def choose(s: Pig, seat: int, out: list[int], many: int, luck: int) -> int:
    enough = s.stake >= ENOUGH or s.points[seat] + s.stake >= s.goal
    return HOLD if many == 2 and enough else AGAIN
