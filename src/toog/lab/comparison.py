"""Two settings of a game side by side: every figure with its standard error, and so their differences."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from toog.bots import LEVELS, find_bot, find_choose
from toog.core.contract import Game
from toog.core.errors import BadArgument, BotError, quote
from toog.core.options import check_games
from toog.core.registry import find_game
from toog.fast.chunks import Enough
from toog.fast.driver import WIN
from toog.fast.simulation import mean
from toog.lab.estimate import Estimate
from toog.lab.trial import MEASURES, Rows, Sums, Trial
from toog.lab.watching import LATE_PARTS
from toog.workers import never

USUAL_GAMES = 20_000
FEWEST_PLAYERS = 2
GAMES_THAT_TELL = 30
"""Fewer show too little of the spread to say anything by."""


@dataclass(frozen=True)
class Comparison:
    """What two settings came to so far, by measure: `events` and `rounds` of a game, who begins' share of the
    wins (`first`), `skill` and `drama` from 0 to 1.

    `bot` is the level at which all play; `weaker` the one around it when skill is measured.
    """

    game: str
    players: int
    bot: str
    weaker: str
    seed: int
    wanted: int
    games: int
    settings: tuple[dict[str, Any], dict[str, Any]]
    figures: tuple[dict[str, Estimate], dict[str, Estimate]]
    differences: dict[str, Estimate]

    @property
    def clear(self) -> list[str]:
        """The measures in which the settings differ beyond their error."""
        told = self.games >= GAMES_THAT_TELL
        return [measure for measure in MEASURES if told and self.differences[measure].clear]

    def better_wins(self, setting: int) -> Estimate:
        """The share of the wins that the better player has among weaker ones."""
        skill, players = self.figures[setting]["skill"], self.players
        return Estimate((1 + skill.value * (players - 1)) / players, skill.error * (players - 1) / players)

    def plain(self) -> dict[str, Any]:
        """As plain data, in an order that stays."""
        return {
            "game": self.game,
            "players": self.players,
            "bot": self.bot,
            "weaker": self.weaker,
            "seed": self.seed,
            "games": self.games,
            "settings": [
                {"options": options, "figures": plainly(figures)}
                for options, figures in zip(self.settings, self.figures, strict=True)
            ],
            "differences": plainly(self.differences),
            "clear": self.clear,
        }


def plainly(figures: dict[str, Estimate]) -> dict[str, dict[str, float]]:
    return {name: {"value": figure.value, "error": figure.error} for name, figure in figures.items()}


Progress = Callable[[Comparison], None]


def compare(
    game: str | Game[Any],
    base: dict[str, Any],
    changed: dict[str, Any],
    *,
    players: int | None = None,
    games: int = USUAL_GAMES,
    bot: str | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    enough: Enough = never,
) -> Comparison:
    """Plays `games` numbered games by either set of house rules, with the same dice.

    `bot` is a level of the house that compiles, by itself the best there is. Whoever looks on is shown what
    there is several times a second. As soon as it is `enough` no more are played. Equal seeds give equal
    figures on any number of threads.
    """
    found = find_game(game) if isinstance(game, str) else game
    check_games(games, seed)
    company = company_of(found, players)
    settings = (found.check_options(base, company), found.check_options(changed, company))
    stronger = best_level(found) if bot is None else bot
    weaker = level_below(stronger)
    bots = (find_choose(stronger, found), find_choose(weaker, found))
    trial = Trial(found, company, settings, bots, games, seed)

    def seen(done: int, sums: Sums) -> Comparison:
        a, a_squared, b, b_squared, _ = sums.T
        figures = figures_of(a, a_squared, done, company), figures_of(b, b_squared, done, company)
        differences = differences_of(sums, done, company)
        told = (found.name, company, stronger, weaker, seed, games, done)
        return Comparison(*told, settings, figures, differences)

    def look(done: int, sums: Sums) -> None:
        if progress is not None and done > 0:
            progress(seen(done, sums))

    trial.run(threads or os.cpu_count() or 1, look, enough)
    return seen(*trial.so_far())


def company_of(game: Game[Any], players: int | None) -> int:
    """As many as usual where nobody says; alone there is nobody to win against."""
    low, high = game.seats
    company = max(game.usual_players, FEWEST_PLAYERS) if players is None else players
    if not max(low, FEWEST_PLAYERS) <= company <= high:
        raise BadArgument(
            "players-number", game=game.name, low=max(low, FEWEST_PLAYERS), high=high, players=company
        )
    return company


def levels_of(game: Game[Any]) -> list[str]:
    """The levels of the house that compile, from the weakest."""
    return [level for level in LEVELS if find_bot(level, game).choose is not None]


def best_level(game: Game[Any]) -> str:
    return levels_of(game)[-1]


def level_below(level: str) -> str:
    """Who sits around the better player: beginners, and around a beginner who plays at random."""
    if level not in LEVELS:
        raise BotError("no-such-bot", bot=quote(level), allowed=", ".join(LEVELS))
    return "random" if level == LEVELS[0] else LEVELS[0]


def figures_of(total: Rows, squares: Rows, games: int, players: int) -> dict[str, Estimate]:
    """Skill is 0 where the better player wins no more than its even share, and 1 where it always wins."""
    figures = estimates(total, squares, games, players)
    skill = figures["skill"]
    return {**figures, "skill": Estimate(skill.value - 1 / (players - 1), skill.error)}


def differences_of(sums: Sums, games: int, players: int) -> dict[str, Estimate]:
    """From game to game: with the same dice they scatter less than two separate means do."""
    a, a_squared, b, b_squared, both = sums.T
    return estimates(b - a, b_squared - 2 * both + a_squared, games, players)


def estimates(total: Rows, squares: Rows, games: int, players: int) -> dict[str, Estimate]:
    units = (1, 1, WIN, WIN * (players - 1), LATE_PARTS)
    found = {}
    for measure, unit, row in zip(
        MEASURES, units, zip(total.tolist(), squares.tolist(), strict=True), strict=True
    ):
        value, error = mean(row, games)
        found[measure] = Estimate(value / unit, error / unit)
    return found
