"""The solution for two to four players; for more the marks on the slates."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from toog.games.pietjesbak import rules
from toog.games.pietjesbak.rules import ENDED
from toog.games.pietjesbak.state import Pietjesbak
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit, first_best
from toog.solve.pietjesbak import MOST, Positions, positions_for


class Solution:
    unit: Unit = "win"
    exact = True
    error = 0.0

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        positions.thrown.clear()

    def worth(self, s: Pietjesbak) -> Values:
        return on_grid(self.positions.worth(s))

    def worth_of_moves(self, s: Pietjesbak, seat: int, moves: Sequence[int]) -> list[Values]:
        found = self.positions.worth_of_moves(s)
        return [on_grid(found[move]) for move in moves]

    def best(self, s: Pietjesbak, seat: int, worth: Sequence[Values]) -> int:
        """As the solution plays: where both moves are as good, the others are valued by the one it makes."""
        return worth.index(self.worth(s))


class Slates:
    """With five and more: a mark fewer makes a seat so many times as likely to win as with one more."""

    unit: Unit = "win"
    exact = False
    error = 0.05
    times = 1.35

    def worth(self, s: Pietjesbak) -> Values:
        if s.phase == ENDED:
            return on_grid(float(seat == s.winner) for seat in range(s.players))
        inside = [0.0 if s.out[seat] else self.times ** -s.marks[seat] for seat in range(s.players)]
        return on_grid(np.array(inside) / sum(inside))

    def worth_of_moves(self, s: Pietjesbak, seat: int, moves: Sequence[int]) -> list[Values]:
        found = []
        for move in moves:
            after = s.copy()
            rules.play(after, seat, move)
            found.append(self.worth(after))
        return found

    def best(self, s: Pietjesbak, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


def judge(s: Pietjesbak) -> Judge:
    return Solution(positions_for(s)) if s.players <= MOST else Slates()
