"""The solution for two to four players."""

from __future__ import annotations

from collections.abc import Sequence

from toog.games.pietjesbak.state import Pietjesbak
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit
from toog.solve.pietjesbak import Positions, positions_for


class Solution:
    unit: Unit = "win"
    exact = True
    error = 0.0

    def __init__(self, positions: Positions) -> None:
        self.positions = positions

    def worth(self, s: Pietjesbak) -> Values:
        return on_grid(self.positions.worth(s))

    def worth_of_moves(self, s: Pietjesbak, seat: int, moves: Sequence[int]) -> list[Values]:
        found = self.positions.worth_of_moves(s)
        return [on_grid(found[move]) for move in moves]


def judge(s: Pietjesbak) -> Judge:
    return Solution(positions_for(s))
