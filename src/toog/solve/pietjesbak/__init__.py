"""Pietjesbak solved for two to four players, whatever the house rules: exact for two, a balance for more.

Every player plays for their own chance to win the game. `facts` says what that comes to, `positions_for` what
any position and any move in it is worth. docs/solving-pietjesbak.md says how, and how exact it is.
"""

from __future__ import annotations

import functools
import json
from typing import Any

import numpy as np

from toog.core.options import Choice, Laid
from toog.games.pietjesbak import GAME
from toog.games.pietjesbak.state import Pietjesbak
from toog.solve.pietjesbak import position, rounds, shipped, slates, solver, standings
from toog.solve.pietjesbak.position import Positions
from toog.solve.pietjesbak.slates import Progress, Slates, solve
from toog.solve.pietjesbak.standings import house_rules
from toog.solve.shelf import kept

FEWEST, MOST = 2, 4
PLAYERS = range(FEWEST, MOST + 1)
NAMES = ("starter_wins", "second_wins", "third_wins", "fourth_wins")

__all__ = ["FEWEST", "MOST", "Positions", "facts", "options_of", "positions_for"]


def facts(players: int, options: dict[str, Any], progress: Progress | None = None) -> dict[str, float]:
    """The chance to win of who starts the first round; of three or four also of the next clockwise."""
    table = slates_for(players, json.dumps(GAME.check_options(options, players), sort_keys=True), progress)
    full = GAME.begin(players, options).full_slate
    chances = table.worth([full] * players, [0] * players)
    shown = 1 if players == FEWEST else players
    return {name: float(chance) for name, chance in zip(NAMES, chances[:shown], strict=False)}


def positions_for(s: Pietjesbak) -> Positions:
    """What positions are worth under the house rules of this one, for two to four players."""
    return known_positions(s.players, json.dumps(options_of(s), sort_keys=True))


def options_of(s: Pietjesbak) -> dict[str, Any]:
    """The house rules that differ from their default, as they lie in a position."""
    found = {}
    for option in GAME.options:
        if isinstance(option, Laid):
            laid = getattr(s, option.field)
            found[option.name] = option.values[laid] if isinstance(option, Choice) else laid
    return GAME.check_options(found, s.players)


@functools.lru_cache(maxsize=4)
def known_positions(players: int, options: str) -> Positions:
    return Positions(slates_for(players, options, None), house_rules(json.loads(options)))


def slates_for(players: int, options: str, progress: Progress | None) -> Slates:
    """From the package for the default rules, else from the user's cache, else solved now."""
    if not FEWEST <= players <= MOST:
        raise ValueError(f"Pietjesbak is solved for {FEWEST} to {MOST} players")
    chosen = json.loads(options)
    if not chosen:
        return shipped.slates()
    modules = [position, rounds, slates, solver, standings]

    def make() -> dict[str, Any]:
        made = solve(players, chosen, progress=progress)
        return {"table": made.table, "full": np.array(made.full), "cap": np.array(made.cap)}

    found = kept("slates", GAME, {"players": players, "options": chosen}, modules, make)
    return Slates(players, int(found["full"]), int(found["cap"]), found["table"])
