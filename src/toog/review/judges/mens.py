"""What the champion has learned, seen one throw further where someone chooses."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from toog.bots.champion.mens_value import MOST_MOVES, Chances, after_throw, chances, worth_of_moves
from toog.games.mens import rules
from toog.games.mens.rules import BEGINNING, CHOOSING, ENDED
from toog.games.mens.state import Mens
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit, first_best
from toog.solve.throw_off import chances_to_win, won_by

PLIES = 2


class Experience:
    unit: Unit = "win"
    exact = False
    error = 0.01
    yardstick = 0.0019

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Chances] = {}

    def worth(self, s: Mens) -> Values:
        return on_grid(self.chances(s))

    def chances(self, s: Mens) -> Chances:
        if s.phase == ENDED:
            return np.asarray(chances([s])[0])
        if s.phase == BEGINNING:
            seats = chances_to_win(s)
            return np.asarray(sum(seats[seat] * self.chances(won_by(rules, s, seat)) for seat in seats))
        if s.phase == CHOOSING:
            worth = self.after_moves(s)
            return np.asarray(worth[int(worth[:, s.hand].argmax())])
        return np.asarray(after_throw([s])[0])

    def after_moves(self, s: Mens) -> Chances:
        """Kept from the throw to the decision that follows it."""
        key = s.key()
        if key not in self.known:
            if len(self.known) > 2 * rules.SIX:
                self.known.clear()
            out = [0] * (MOST_MOVES + 1)
            self.known[key] = worth_of_moves(s, out[: rules.moves(s, s.hand, out)], PLIES)
        return self.known[key]

    def worth_of_moves(self, s: Mens, seat: int, moves: Sequence[int]) -> list[Values]:
        out = [0] * (MOST_MOVES + 1)
        legal = out[: rules.moves(s, seat, out)]
        rows = self.after_moves(s)
        return [on_grid(rows[legal.index(move)]) for move in moves]

    def best(self, s: Mens, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


def judge(s: Mens) -> Judge:
    return Experience()
