"""Zocken, solved: one turn for any utility of its score, and the game for two for winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toog.games.zocken import GAME
from toog.games.zocken.solve.duel import starter_wins
from toog.games.zocken.solve.positions import read
from toog.games.zocken.solve.turn import mean_and_over_50, solve_for_points

PLAYERS = range(1, 9)
DUEL = 2


def facts(
    players: int, options: dict[str, Any], progress: Callable[[float], None] | None = None
) -> dict[str, float]:
    """What a turn brings that is played for the most points, and for two the chance of who begins.

    Of moves that bring equally many points in the mean the one likelier to end above 50 is played.
    """
    s = GAME.begin(players, options)
    table = tuple(s.table)
    mean, over_50 = mean_and_over_50(solve_for_points(table).free[read(s).row], laid=0)
    found = {"turn_mean": mean, "over_50": over_50}
    if players == DUEL:
        lead = s.points[s.first] - s.points[1 - s.first]
        found["starter_wins"] = starter_wins(table, s.rounds, progress, lead, s.first_die)
    return found
