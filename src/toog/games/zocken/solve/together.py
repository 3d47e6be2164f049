"""Turns solved side by side with those that are known to come.

Most of the time goes into finding the way from one position to the next, which is the same for all turns: ten
of them take hardly twice as long as one, and each comes out as it does by itself.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Sequence
from typing import Protocol

from toog.games.zocken.solve.turn import SolvedTurn, Values, solve_together

MOST_SIDE_BY_SIDE = 24
"""Utilities: each takes 10 MB."""


class Unsolved(Hashable, Protocol):
    """A turn with all that matters of the game around it."""

    def utilities(self) -> tuple[Values, ...]:
        """Of each end: without a bet and with one, or one only when it is known who has bet."""


class Coming:
    """Turns that will be asked for, in this order, and the solution of those that are at hand."""

    def __init__(self) -> None:
        self.turns: list[tuple[Unsolved, ...]] = []
        self.solved: dict[Unsolved, SolvedTurn] = {}

    def expect(self, turns: Sequence[tuple[Unsolved, ...]]) -> None:
        """What is asked for at the same time is told together. To expect nothing gives the memory back."""
        self.turns = list(turns)
        self.solved = {}

    def find(self, turn: Unsolved) -> SolvedTurn | None:
        """None if it was not to be expected."""
        if turn not in self.solved:
            for i, together in enumerate(self.turns):
                if turn in together:
                    self.solve_from(i)
        return self.solved.get(turn)

    def solve_from(self, first: int) -> None:
        self.solved = {}  # there is no room for both
        batch: dict[Unsolved, tuple[Values, ...]] = {}
        for together in self.turns[first:]:
            more = {turn: turn.utilities() for turn in together}
            if batch and columns(batch) + columns(more) > MOST_SIDE_BY_SIDE:
                break
            batch |= more
        self.solved = dict(zip(batch, solve_together(list(batch.values())), strict=True))


def columns(batch: dict[Unsolved, tuple[Values, ...]]) -> int:
    return sum(map(len, batch.values()))


COMING = Coming()


def solved(turn: Unsolved) -> SolvedTurn:
    found = COMING.find(turn)
    return solve_alone(turn) if found is None else found


@functools.lru_cache(maxsize=2)
def solve_alone(turn: Unsolved) -> SolvedTurn:
    return solve_together([turn.utilities()])[0]
