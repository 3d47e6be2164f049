"""Who knows what a position is worth: one judge for each game, players and house rules."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, Literal, Protocol

from toog.core.contract import Game
from toog.core.errors import BadRecord
from toog.review.grid import Values

Unit = Literal["win", "points"]
"""A chance to win the game, a shared win counting its share; or, alone at the table, points expected."""


class Judge(Protocol):
    """Values for every seat, if all play their best from there."""

    unit: Unit
    exact: bool
    error: float
    """How far a value may be off, as one standard error; 0 where it is exact."""

    def worth(self, s: Any) -> Values:
        """Of a position in which nothing has been decided yet: before a throw, a choice, or at the end."""

    def worth_of_moves(self, s: Any, seat: int, moves: Sequence[int]) -> list[Values]:
        """After each of these moves of the seat on turn."""


def find_judge(game: Game[Any], s: Any) -> Judge:
    """The judge of games that begin as this one does."""
    module = f"toog.review.judges.{game.name}"
    if importlib.util.find_spec(module) is None:
        raise BadRecord("no-judge", game=game.name)
    judge: Judge = importlib.import_module(module).judge(s)
    return judge
