"""Every chance counted, the race turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from toog.games.azen_jagen import rules
from toog.games.azen_jagen.solve.positions import AzenJagenPositions, positions_for
from toog.games.azen_jagen.state import AzenJagen
from toog.review.errors import EXACT, Errors
from toog.review.grid import Values, on_grid
from toog.review.judge import Judge, Unit, first_best


class ExactJudge:
    unit: Unit = "win"
    exact = True
    errors = EXACT
    yardstick = 0.0

    def __init__(self, positions: AzenJagenPositions) -> None:
        self.positions = positions
        self.known: dict[tuple[object, ...], Values] = {}

    def errors_at(self, s: AzenJagen) -> Errors:
        return self.errors

    def worth(self, s: AzenJagen) -> Values:
        """Worked out once for all dice that come to the same."""
        alike = s.copy()
        alike.dice[:] = [0] * len(s.dice)
        key = alike.key()
        if key not in self.known:
            self.known[key] = on_grid(self.positions.worth(s))
        return self.known[key]

    def worth_of_moves(self, s: AzenJagen, seat: int, moves: Sequence[int]) -> list[Values]:
        """In the race everyone has one move: what it is worth is to make it before the others do."""
        found = []
        for move in moves:
            after = s.copy()
            rules.play(after, seat, move)
            found.append(self.worth(after))
        return found

    def best(self, s: AzenJagen, seat: int, worth: Sequence[Values]) -> int:
        return first_best(seat, worth)


def judge(s: AzenJagen) -> Judge:
    return ExactJudge(positions_for(s.players, s.glass, s.orders))
