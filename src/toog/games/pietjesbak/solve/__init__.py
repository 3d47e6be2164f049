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
from toog.games.pietjesbak.solve import (
    iteration,
    places,
    position,
    rounds,
    shipped,
    slates,
    solver,
    standings,
)
from toog.games.pietjesbak.solve.guess import Guesses, OwnGuesses
from toog.games.pietjesbak.solve.iteration import Progress, solve
from toog.games.pietjesbak.solve.position import PietjesbakPositions, seats_in_order
from toog.games.pietjesbak.solve.slates import Slates, slate_size, usual_cap
from toog.games.pietjesbak.solve.standings import house_rules
from toog.games.pietjesbak.state import Pietjesbak
from toog.solve.shelf import kept

FEWEST, MOST = 2, 4
PLAYERS = range(FEWEST, MOST + 1)
LARGEST = 41  # different slates of one player that are solved at the table: 30 marks, all else by default
NAMES = ("starter_wins", "second_wins", "third_wins", "fourth_wins")
NAMES_OF_SEATS = ("seat_0_wins", "seat_1_wins", "seat_2_wins", "seat_3_wins")

__all__ = [
    "FEWEST",
    "MOST",
    "PietjesbakPositions",
    "facts",
    "is_uneven",
    "known_at_once",
    "options_of",
    "positions_at_table",
    "positions_for",
    "positions_for_all",
]


def facts(players: int, options: dict[str, Any], progress: Progress | None = None) -> dict[str, float]:
    """The chance to win of who starts the first round; of three or four also of the next clockwise.

    Where marks are given ahead it matters who has them: then of each seat, before the throw-off. Of three and
    four there is also `gain_left`: the most that anyone could gain by leaving the play that is valued in one
    choice, whatever the slates. Where it is zero that play is an equilibrium.
    """
    s = GAME.begin(players, options)
    table = slates_for(players, as_key(options_of(s)), is_uneven(s), progress)
    if is_uneven(s):
        found = dict(zip(NAMES_OF_SEATS, chances_of_seats(s, table), strict=False))
    else:
        chances = table.worth(s.marks[:players], [0] * players)
        shown = 1 if players == FEWEST else players
        found = {name: float(chance) for name, chance in zip(NAMES, chances[:shown], strict=False)}
    return found if players == FEWEST else found | {"gain_left": table.gain_left(players)}


def chances_of_seats(s: Pietjesbak, table: Slates) -> list[float]:
    """Before the throw-off, which each is as likely to win (P2)."""
    total = np.zeros(s.players)
    for starter in range(s.players):
        order = [(starter + turn) % s.players for turn in range(s.players)]
        total[order] += table.worth([s.marks[seat] for seat in order], [0] * s.players)
    return [float(chance) for chance in total / s.players]


def positions_for(s: Pietjesbak) -> PietjesbakPositions:
    """What positions are worth under the house rules of this one, for two to four players."""
    return known_positions(s.players, as_key(options_of(s)), is_uneven(s))


def positions_at_table(s: Pietjesbak) -> PietjesbakPositions:
    """Solved where that takes no time, else guessed. Which of them is a matter of the position alone."""
    return solved_at_table(s) or own_guesses(house_rules(options_of(s)))


def positions_for_all(s: Pietjesbak) -> PietjesbakPositions:
    """The same where every seat wants to know, and not only the player on turn."""
    return solved_at_table(s) or guesses(house_rules(options_of(s)))


def solved_at_table(s: Pietjesbak) -> PietjesbakPositions | None:
    options, left = options_of(s), len(seats_in_order(s))
    if not known_at_once(left, options, is_uneven(s)):
        return None
    return known_positions(left, as_key(options), is_uneven(s))


def known_at_once(left: int, options: dict[str, Any], uneven: bool) -> bool:
    """With so many still in the game: two with few slates are solved in seconds, the default is shipped."""
    if left <= MOST and not options and not uneven:
        return True
    fresh = GAME.begin(FEWEST, options)
    full = 1 if uneven else fresh.full_slate
    return left == FEWEST and slate_size(full, usual_cap(fresh)) <= LARGEST


def is_uneven(s: Pietjesbak) -> bool:
    """Marks were given ahead (P1), so that who never wiped may have fewer than a full slate."""
    return any(s.handicap)


def as_key(options: dict[str, Any]) -> str:
    return json.dumps(options, sort_keys=True)


def options_of(s: Pietjesbak) -> dict[str, Any]:
    """The house rules that differ from their default, as they lie in a position.

    Without the handicap: it changes how a game begins, and not what a position is worth.
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
def known_positions(players: int, options: str, uneven: bool) -> PietjesbakPositions:
    return PietjesbakPositions(slates_for(players, options, uneven, None), house_rules(json.loads(options)))


def slates_for(players: int, options: str, uneven: bool, progress: Progress | None) -> Slates:
    """From the package for the default rules, else from the user's cache, else solved now."""
    if not FEWEST <= players <= MOST:
        raise ValueError(f"Pietjesbak is solved for {FEWEST} to {MOST} players")
    chosen = json.loads(options)
    if not chosen and not uneven:
        return shipped.slates()
    modules = [iteration, places, position, rounds, slates, solver, standings]

    def make() -> dict[str, Any]:
        made = solve(players, chosen, progress=progress, uneven=uneven)
        figures = {"full": made.full, "cap": made.cap, "gains": made.gains}
        return {"table": made.table, "levels": made.levels} | {
            name: np.array(figure) for name, figure in figures.items()
        }

    found = kept("slates", GAME, {"players": players, "options": chosen, "uneven": uneven}, modules, make)
    full, cap, gains = int(found["full"]), int(found["cap"]), tuple(found["gains"].tolist())
    return Slates(players, full, cap, found["table"], found["levels"], gains)
