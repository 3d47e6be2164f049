"""Pietjesbak solved for two to four players, whatever the house rules: exact for two, a balance for more.

Every player plays for their own chance to win the game. `facts` says what that comes to, `positions_for` what
any position and any move in it is worth, and `positions_at_table` the same as well as seconds allow, for any
number of players. docs/solving-pietjesbak.md says how, and how exact it is.
"""

from __future__ import annotations

import functools
import json
from typing import Any

import numpy as np

from toog.core.options import Choice, EachSeat, Laid
from toog.games.pietjesbak import GAME
from toog.games.pietjesbak.state import Pietjesbak
from toog.solve.pietjesbak import iteration, places, position, rounds, shipped, slates, solver, standings
from toog.solve.pietjesbak.guess import Guesses, OwnGuesses
from toog.solve.pietjesbak.iteration import Progress, solve
from toog.solve.pietjesbak.position import Positions, seats_in_order
from toog.solve.pietjesbak.slates import Slates, slate_size, usual_cap
from toog.solve.pietjesbak.standings import house_rules
from toog.solve.shelf import kept

FEWEST, MOST = 2, 4
PLAYERS = range(FEWEST, MOST + 1)
LARGEST = 41  # different slates of one player that are solved at the table: 30 marks, all else by default
NAMES = ("starter_wins", "second_wins", "third_wins", "fourth_wins")

__all__ = [
    "FEWEST",
    "MOST",
    "Positions",
    "facts",
    "known_at_once",
    "options_of",
    "positions_at_table",
    "positions_for",
    "positions_for_all",
]


def facts(players: int, options: dict[str, Any], progress: Progress | None = None) -> dict[str, float]:
    """The chance to win of who starts the first round; of three or four also of the next clockwise.

    Of these there is also `gain_left`: the most that anyone could gain by leaving the play that is valued in
    one choice, whatever the slates. Where it is zero that play is an equilibrium.
    """
    table = slates_for(players, json.dumps(GAME.check_options(options, players), sort_keys=True), progress)
    full = GAME.begin(players, options).full_slate
    chances = table.worth([full] * players, [0] * players)
    shown = 1 if players == FEWEST else players
    found = {name: float(chance) for name, chance in zip(NAMES, chances[:shown], strict=False)}
    return found if players == FEWEST else found | {"gain_left": table.gain_left(players)}


def positions_for(s: Pietjesbak) -> Positions:
    """What positions are worth under the house rules of this one, for two to four players."""
    return known_positions(s.players, json.dumps(options_of(s), sort_keys=True))


def positions_at_table(s: Pietjesbak) -> Positions:
    """Solved where that takes no time, else guessed. Which of them is a matter of the position alone."""
    return solved_at_table(s) or own_guesses(house_rules(options_of(s)))


def positions_for_all(s: Pietjesbak) -> Positions:
    """The same where every seat wants to know, and not only the player on turn."""
    return solved_at_table(s) or guesses(house_rules(options_of(s)))


def solved_at_table(s: Pietjesbak) -> Positions | None:
    options, left = options_of(s), len(seats_in_order(s))
    if not known_at_once(left, options):
        return None
    return known_positions(left, json.dumps(options, sort_keys=True))


def known_at_once(left: int, options: dict[str, Any]) -> bool:
    """With so many still in the game: two with few slates are solved in seconds, the default is shipped."""
    if left <= MOST and not options:
        return True
    fresh = GAME.begin(FEWEST, options)
    return left == FEWEST and slate_size(fresh.full_slate, usual_cap(fresh)) <= LARGEST


def options_of(s: Pietjesbak) -> dict[str, Any]:
    """The house rules that differ from their default, as they lie in a position.

    Without the handicap: what a position is worth is not changed by how it came about.
    """
    found = {}
    for option in GAME.options:
        if isinstance(option, Laid) and not isinstance(option, EachSeat):
            laid = getattr(s, option.field)
            found[option.name] = option.values[laid] if isinstance(option, Choice) else laid
    return GAME.check_options(found, s.players)


@functools.lru_cache(maxsize=2)
def own_guesses(house: tuple[tuple[str, Any], ...]) -> OwnGuesses:
    return OwnGuesses(house)


@functools.lru_cache(maxsize=2)
def guesses(house: tuple[tuple[str, Any], ...]) -> Guesses:
    return Guesses(house)


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
    modules = [iteration, places, position, rounds, slates, solver, standings]

    def make() -> dict[str, Any]:
        made = solve(players, chosen, progress=progress)
        figures = {"full": made.full, "cap": made.cap, "gains": made.gains}
        return {"table": made.table, "levels": made.levels} | {
            name: np.array(figure) for name, figure in figures.items()
        }

    found = kept("slates", GAME, {"players": players, "options": chosen}, modules, make)
    full, cap, gains = int(found["full"]), int(found["cap"]), tuple(found["gains"].tolist())
    return Slates(players, full, cap, found["table"], found["levels"], gains)
