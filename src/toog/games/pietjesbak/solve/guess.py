"""What the moves in a position are worth about, where only the round at hand is solved, and not its ends.

The round is solved for best play of all, on its sketch, with what the estimate says of the slates it can end
with. Own throws are played by the rules themselves. The worth to the player on turn is the surest.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from toog.games.pietjesbak.rules import MOST_THROWS
from toog.games.pietjesbak.solve.estimate import EstimatedSlates, Weights, fitted, lanes_of, value_ends
from toog.games.pietjesbak.solve.places import LANES
from toog.games.pietjesbak.solve.position import PietjesbakPositions, Worth, seats_in_order
from toog.games.pietjesbak.solve.sketch import SEVENS, sketch_of, sketched
from toog.games.pietjesbak.solve.solver import Solver
from toog.games.pietjesbak.solve.standings import Graph, Standing
from toog.games.pietjesbak.state import Pietjesbak


class Guesses(PietjesbakPositions):
    """The worth of moves under one set of options, for any number of players."""

    def __init__(self, house: tuple[tuple[str, Any], ...], weights: Weights | None = None) -> None:
        self.estimate = EstimatedSlates(fitted() if weights is None else weights)
        super().__init__(self.estimate, house)
        self.asked = Pietjesbak()

    def ask_of(self, s: Pietjesbak) -> None:
        super().ask_of(s)
        self.asked = s

    def worth_of_turn(self, s: Pietjesbak) -> Worth:
        order = seats_in_order(s)
        solver = self.solver(len(order))
        standing = number_of(solver.graph, sketched(s, order))
        sevens = min(s.marks[s.hand] - self.asked.marks[s.hand], SEVENS)
        most = s.most if s.hand != s.starter else MOST_THROWS
        found = np.zeros(s.players)
        found[list(order)] = self.round(self.asked, order, solver)[standing, most - 1, sevens]
        return found

    def solve_round(self, solver: Solver, marks: tuple[int, ...], wiped: int) -> NDArray[np.float64]:
        """By standing, throws a turn may have, sevens and player."""
        slate = np.array([marks])
        ends = lanes_of(value_ends(solver.graph, solver.top, self.estimate.weights, slate, wiped))
        rows = solver.solve_from(self.estimate, ends, np.repeat(slate, LANES, axis=0), wiped)
        return rows[..., 0].copy()

    def make_solver(self, players: int) -> Solver:
        return Solver(sketch_of(players, self.house), SEVENS)


class OwnGuesses(Guesses):
    """For a player at the table, who goes out having lost and need not know to whom."""

    def worth(self, s: Pietjesbak) -> Worth:
        return np.zeros(s.players) if s.out[self.asked.hand] else super().worth(s)


def number_of(graph: Graph, standing: Standing) -> int:
    """Of the nearest standing that was drawn: those with nothing on the table may not be, nor odd ties."""
    if standing not in graph.numbers:
        position, _, highest, holders = standing
        standing = min(
            graph.numbers,
            key=lambda other: (other[0] != position, abs(other[2] - highest), other[3] != holders),
        )
    return graph.numbers[standing]
