"""How far an estimate may be off: as `python -m benchmarks.coverage --fit` measured it against rollouts.

The table of a game has a row for each number of players and house rule that was measured, and one for several
house rules at once. A house rule that was not measured makes that last row wider.
"""

from __future__ import annotations

import functools
import json
import math
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from toog.core.contract import Game
from toog.core.options import Laid
from toog.core.registry import load_game
from toog.core.state import State

if TYPE_CHECKING:  # the serving process and most commands never load NumPy
    import numpy as np
    from numpy.typing import NDArray

    Chances = NDArray[np.float64]

MIXED = "mixed"
"""The row for house rules and companies that have no row of their own."""
LEAST_IN_ODDS = 0.03
"""Where a game is nearly decided, errors of odds are still this part of what they are at even chances."""
UNMEASURED = 2.0
"""The factor by which errors are widened under a house rule that nobody has measured."""


class Errors(NamedTuple):
    """One standard error of a value, and the two parts of the error of a difference between two moves.

    A difference is off by `base`, and by `share` times the difference itself. `in_odds` says that `value` and
    `base` are those at even chances: an error of the odds moves a chance less, the nearer that is to 0 or 1.
    """

    value: float
    base: float
    share: float
    in_odds: bool = False

    def of_difference(self, difference: float) -> float:
        return math.hypot(self.base, self.share * difference)

    def times(self, factor: float) -> Errors:
        return self._replace(value=self.value * factor, base=self.base * factor)

    def near(self, chance: float) -> Errors:
        """Return the errors of a seat that has about this chance."""
        if not self.in_odds:
            return self
        part = math.hypot(LEAST_IN_ODDS, 4 * chance * (1 - chance))
        return self.times(part)._replace(in_odds=False)


EXACT = Errors(0.0, 0.0, 0.0)


class Odds(NamedTuple):
    """How many times as wide errors are at even chances, by phase.

    `base` and `share` are for differences, one for each part of a turn: the phases go through these parts
    again and again.
    """

    even: float
    phases: tuple[float, ...]
    base: tuple[float, ...]
    share: tuple[float, ...]


class Measured(NamedTuple):
    """What was measured of one judge under some house rules.

    `phases` says how many times as wide errors are at the beginning, in the middle and at the end of a game.
    `power` is what the odds of the judge have to be raised to, where it is too sure of itself or not enough.
    `beside_games` says how many times as wide its errors of values and of differences are where a hint takes
    the mean of what the judge says and of games that were played on. That was fitted to such hints. `odds` is
    for a judge by itself, where its errors are those of odds.
    """

    errors: Errors
    phases: tuple[float, ...] = (1.0,)
    power: float = 1.0
    beside_games: tuple[float, float] = (1.0, 1.0)
    odds: Odds | None = None

    def at(self, progress: float) -> Errors:
        """Return the errors when `progress` of the game, from 0 to 1, has been played."""
        if self.odds is None:
            return self.errors.times(self.phases[phase_at(progress, len(self.phases))])
        (value, base, share, _), odds = self.errors, self.odds
        phase = phase_at(progress, len(odds.phases))
        factor, part = odds.phases[phase], phase % len(odds.base)
        wide = Errors(value * odds.even, base * odds.base[part], share * odds.share[part] * factor, True)
        return wide.times(factor)

    def beside_games_at(self, progress: float) -> Errors:
        found, (of_value, of_difference) = self._replace(odds=None).at(progress), self.beside_games
        return Errors(found.value * of_value, found.base * of_difference, found.share * of_difference)


def phase_at(progress: float, phases: int) -> int:
    return min(phases - 1, max(0, int(progress * phases)))


KNOWN = Measured(EXACT)


class Estimator(ABC):
    """A judge whose errors were measured; those of a solved game are 0."""

    corrects = False
    """Whether it raises its odds to the power that was measured."""
    in_odds = False
    """Whether what it says by itself is off by so much of the odds, and not by so much of a chance."""
    games = 0
    """How many games a hint plays on beside what the judge says: 0 where that would add nothing."""

    def __init__(self, found: Measured) -> None:
        self.measured = found
        self.errors = found.errors
        self.exact = found.errors == EXACT

    @abstractmethod
    def progress(self, s: Any) -> float:
        """The part of the game, from 0 to 1, that has been played."""

    def errors_at(self, s: Any) -> Errors:
        """Of what the judge says by itself."""
        return self.measured.at(self.progress(s))

    def errors_beside_games(self, s: Any) -> Errors:
        """Of what the judge says where games are played on too."""
        return self.measured.beside_games_at(self.progress(s))

    def corrected(self, found: Chances) -> Chances:
        """Return the chances of the seats, corrected by the power measured for these house rules."""
        if self.measured.power == 1.0:
            return found
        odds: Chances = found**self.measured.power
        shares: Chances = odds / odds.sum(axis=-1, keepdims=True)
        return shares


def measured(game: Game[Any], s: State) -> Measured:
    """Return what was measured for games with the players and house rules of this one."""
    return look_up(game.name, s.players, house_rules(game, s))


def look_up(game: str, players: int, changed: tuple[str, ...]) -> Measured:
    found = read_table(game)
    own = found["rows"].get(" ".join((str(players), *changed)))
    if own is not None:
        return read_row(found, own)
    known = read_row(found, found["rows"][MIXED])
    if set(changed) <= set(found["rules"]):
        return known
    value, base, share, _ = known.errors
    return known._replace(errors=Errors(UNMEASURED * value, UNMEASURED * base, UNMEASURED * share))


def read_row(found: dict[str, Any], row: dict[str, float]) -> Measured:
    errors = Errors(row["value"], row["base"], row["share"])
    of_value, of_difference = found.get("beside_games", (1.0, 1.0))
    odds = None
    if "odds" in found:
        odds = Odds(row["even"], *(tuple(found["odds"][name]) for name in ("phases", "base", "share")))
    return Measured(errors, tuple(found["phases"]), row.get("power", 1.0), (of_value, of_difference), odds)


def house_rules(game: Game[Any], s: State) -> tuple[str, ...]:
    """The names of the options that change the game and are not at their default, in order."""
    usual = game.lay_out(s.players, {})
    laid = [option for option in game.options if isinstance(option, Laid) and not option.renames_only]
    return tuple(option.name for option in laid if getattr(s, option.field) != getattr(usual, option.field))


def table_of(game: str) -> Path:
    """The file in which everything is that was measured of the judge of this game."""
    return load_game(game).folder / "review" / "errors.json"


@functools.cache
def read_table(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table_of(game).read_text("utf-8"))
    return found
