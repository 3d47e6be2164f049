"""What the champion has learned, one throw further where someone chooses. Solved endings are exact."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from toog.games.mens import GAME, rules
from toog.games.mens.bots.value import MOST_MOVES, Chances, after_throw, chances, worth_of_moves
from toog.games.mens.rules import BEGINNING, CHOOSING, ENDED
from toog.games.mens.solve import ending_of
from toog.games.mens.state import PAWNS, Mens
from toog.review.errors import EXACT, Errors, Estimator, Measured, measured
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit, first_best
from toog.solve.throw_off import chances_to_win, won_by

PLIES = 2


class Experience(Estimator):
    unit: Unit = "win"
    games = 2000
    corrects = True
    yardstick = 0.0019

    def __init__(self, found: Measured) -> None:
        super().__init__(found)
        self.known: dict[tuple[object, ...], Chances] = {}

    def progress(self, s: Mens) -> float:
        """Of the colour whose pawns have come farthest."""
        colours = range(s.colours)
        steps = max(sum(s.pawns[colour * PAWNS : (colour + 1) * PAWNS]) for colour in colours)
        return max(steps, 0) / (PAWNS * s.last)

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
        ending = ending_of(s)
        if ending is not None:
            return for_both(s.hand, ending.chance(s))
        return self.corrected(after_throw([s])[0])

    def errors_at(self, s: Mens) -> Errors:
        solved = s.phase not in (BEGINNING, ENDED) and ending_of(s) is not None
        return EXACT if solved else super().errors_at(s)

    def after_moves(self, s: Mens) -> Chances:
        """Kept from the throw to the decision that follows it."""
        key = s.key()
        if key not in self.known:
            if len(self.known) > 2 * rules.SIX:
                self.known.clear()
            out = [0] * (MOST_MOVES + 1)
            legal, ending = out[: rules.moves(s, s.hand, out)], ending_of(s)
            if ending is not None:
                found = np.stack([for_both(s.hand, worth) for worth in ending.worth_of_moves(s, legal)])
            else:
                found = self.corrected(worth_of_moves(s, legal, PLIES))
            self.known[key] = found
        return self.known[key]

    def worth_of_moves(self, s: Mens, seat: int, moves: Sequence[int]) -> list[Values]:
        out = [0] * (MOST_MOVES + 1)
        legal = out[: rules.moves(s, seat, out)]
        rows = self.after_moves(s)
        return [on_grid(rows[legal.index(move)]) for move in moves]

    def best(self, s: Mens, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


def for_both(seat: int, chance: float) -> Chances:
    """The chances of two players, of whom this seat has the given one."""
    return np.array([chance, 1 - chance] if seat == 0 else [1 - chance, chance])


def judge(s: Mens) -> Judge:
    return Experience(measured(GAME, s))
