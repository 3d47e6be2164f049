"""What the standing is worth once the turn at hand has brought the points it brings on average."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from toog.games.zocken.line import MOST_PIPS
from toog.games.zocken.rules import placings
from toog.games.zocken.solve.standing import shares_to_win
from toog.games.zocken.solve.turn import mean_and_over_50, solve_for_points, worths
from toog.games.zocken.solve.unsolved import turns_after
from toog.games.zocken.state import Zocken

MOST_PLACES = 10


def chances(positions: Sequence[Zocken]) -> NDArray[np.float64] | None:
    if positions[0].players == 1:
        return None
    return np.array([chances_in(s) for s in positions])


def chances_in(s: Zocken) -> NDArray[np.float64]:
    table, turns = tuple(s.table), turns_after(s)
    points = np.array(s.points[: s.players], dtype=np.float64)
    points[s.roller] += points_to_come(s)
    return np.asarray(shares_to_win(table, points[None], turns)[0])


def points_to_come(s: Zocken) -> float:
    """What the turn brings on average from here, with the die in hand placed as well as can be."""
    out = [0] * MOST_PLACES
    many = placings(s, out)
    best = max(worths(solve_for_points(tuple(s.table)).free, s, out[:many]))
    mean, _ = mean_and_over_50(best / MOST_PIPS, s.placed + 1)
    return mean
