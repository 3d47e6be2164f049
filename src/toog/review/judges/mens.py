"""What the champion has learned, seen one throw further where someone chooses."""

from __future__ import annotations

from collections.abc import Sequence

from toog.bots.champion.mens_value import MOST_MOVES, Chances, after_throw, chances, worth_of_moves
from toog.games.mens.rules import CHOOSING, ENDED, moves
from toog.games.mens.state import Mens
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit

PLIES = 2


class Experience:
    unit: Unit = "win"
    exact = False
    error = 0.01

    def worth(self, s: Mens) -> Values:
        if s.phase == ENDED:
            return on_grid(chances([s])[0])
        return on_grid(self.best(s) if s.phase == CHOOSING else after_throw([s])[0])

    def best(self, s: Mens) -> Chances:
        out = [0] * (MOST_MOVES + 1)
        worth = worth_of_moves(s, out[: moves(s, s.hand, out)], PLIES)
        found: Chances = worth[int(worth[:, s.hand].argmax())]
        return found

    def worth_of_moves(self, s: Mens, seat: int, moves: Sequence[int]) -> list[Values]:
        return [on_grid(row) for row in worth_of_moves(s, moves, PLIES)]


def judge(s: Mens) -> Judge:
    return Experience()
