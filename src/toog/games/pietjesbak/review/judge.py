"""The solution where it is at hand, else the round solved for an estimate of the slates."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from toog.games.pietjesbak import GAME, rules
from toog.games.pietjesbak.rules import BEGINNING, TIED
from toog.games.pietjesbak.solve import (
    PietjesbakPositions,
    is_uneven,
    known_at_once,
    options_of,
    positions_for,
    positions_for_all,
)
from toog.games.pietjesbak.solve.position import Worth
from toog.games.pietjesbak.state import Pietjesbak
from toog.review.errors import KNOWN, Estimator, Measured, measured
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit
from toog.solve.throw_off import chances_to_win, won_by

LOST = 0.018
"""By a choice of the sensible player, over the number of players."""


class Solution(Estimator):
    unit: Unit = "win"

    def __init__(
        self, players: int, find: Callable[[Pietjesbak], PietjesbakPositions], found: Measured
    ) -> None:
        super().__init__(found)
        self.find = find
        self.yardstick = LOST / players
        self.turn: tuple[object, ...] = ()

    def progress(self, s: Pietjesbak) -> float:
        """Of the slate that has fewest marks left."""
        return 1 - min(s.marks[: s.players]) / s.full_slate

    def positions(self, s: Pietjesbak) -> PietjesbakPositions:
        """What is worked out of a throw holds for one turn of one round, and is forgotten after it."""
        found = self.find(s)
        others = (marks for seat, marks in enumerate(s.marks) if seat != s.hand)
        turn = (s.hand, s.starter, s.most, s.stoef, *s.wiped, *s.out, *s.sits, *others)
        if turn != self.turn:
            found.ask_of(s)
            self.turn = turn
        return found

    def worth(self, s: Pietjesbak) -> Values:
        return on_grid(self.chances(s))

    def chances(self, s: Pietjesbak) -> Worth:
        if s.phase not in (BEGINNING, TIED):
            return self.positions(s).worth(s)
        won = chances_to_win(s)
        return np.asarray(sum(won[seat] * self.chances(won_by(rules, s, seat)) for seat in won))

    def worth_of_moves(self, s: Pietjesbak, seat: int, moves: Sequence[int]) -> list[Values]:
        found = self.positions(s).worth_of_moves(s)
        return [on_grid(found[move]) for move in moves]

    def best(self, s: Pietjesbak, seat: int, worth: Sequence[Values]) -> int:
        """As the solution plays: where both moves are as good, the others are valued by the one it makes."""
        return worth.index(self.worth(s))


def judge(s: Pietjesbak) -> Judge:
    if known_at_once(s.players, options_of(s), is_uneven(s)):
        return Solution(s.players, positions_for, KNOWN)
    return Solution(s.players, positions_for_all, measured(GAME, s))
