"""What the champion has learned, after the move that is best for whoever has thrown."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toog.games.mens.bots import value
from toog.games.mens.bots.value import MOST_MOVES, played
from toog.games.mens.rules import BEGINNING, CHOOSING, moves
from toog.games.mens.state import Mens


def chances(positions: Sequence[Mens]) -> NDArray[np.float64] | None:
    """Nothing is known of the throws for who begins."""
    if any(s.phase == BEGINNING for s in positions):
        return None
    leaves: list[Mens] = []
    answers: list[tuple[int, int, int]] = []  # who answers, and which leaves there are to choose from
    for s in positions:
        first = len(leaves)
        leaves += after_moves(s) if s.phase == CHOOSING else [s]
        answers.append((s.hand, first, len(leaves)))
    won = value.chances(leaves)
    return np.array([won[first + int(won[first:last, hand].argmax())] for hand, first, last in answers])


def after_moves(s: Mens) -> list[Mens]:
    out = [0] * (MOST_MOVES + 1)
    many = moves(s, s.hand, out)
    return [played(s, code) for code in out[:many]]
