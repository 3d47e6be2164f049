"""Finds the games and the parts of each: those of the house under toog.games, others in packages."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
from typing import TYPE_CHECKING, Any

from toog.core.contract import Game
from toog.core.errors import BadArgument, quote

if TYPE_CHECKING:
    from toog.core.installed import Installed


@functools.cache
def own_names() -> tuple[str, ...]:
    """The games of the house itself."""
    games = importlib.import_module("toog.games")
    return tuple(sorted(found.name for found in pkgutil.iter_modules(games.__path__)))


@functools.cache
def installed() -> Installed:
    """What other packages bring: looked for once, when more is asked for than the house's own games."""
    from toog.core.installed import find_installed

    return find_installed([load_game(name) for name in own_names()])


@functools.cache
def game_names() -> tuple[str, ...]:
    return tuple(sorted((*own_names(), *installed().games)))


@functools.cache
def games_in_order() -> tuple[Game[Any], ...]:
    """All of them, in the order in which the house offers them."""
    return tuple(sorted(map(load_game, game_names()), key=lambda game: (game.place, game.name)))


@functools.cache
def load_game(name: str) -> Game[Any]:
    if name not in own_names():
        return installed().games[name]
    game: Game[Any] = importlib.import_module(f"toog.games.{name}").GAME
    return game


def package_of(name: str) -> str | None:
    """The package that holds everything of this game; None for a game that is neither ours nor installed."""
    return f"toog.games.{name}" if name in own_names() else installed().packages.get(name)


@functools.cache
def has_part(game: str, part: str) -> bool:
    """Whether the folder of this game holds such a part. Nothing is imported but what lies above it."""
    module = package_of(game)
    for step in part.split("."):
        if not module or importlib.util.find_spec(f"{module}.{step}") is None:
            return False
        module = f"{module}.{step}"
    return True


def part_of(game: str, part: str) -> Any:
    """A module in the folder of this game, such as `review.judge`, imported now; None if it has no such part.

    A part is named after the room that asks for it, which says what has to be in it.
    """
    return importlib.import_module(f"{package_of(game)}.{part}") if has_part(game, part) else None


def refused_games() -> list[BadArgument]:
    """Why each game that was installed and cannot be played stays away, one sentence each."""
    return [refused.error() for refused in installed().refused]


def find_game(name: object) -> Game[Any]:
    """Of a game that was installed and stays away it says why."""
    if isinstance(name, str) and (name in own_names() or name in installed().games):
        return load_game(name)
    for refused in installed().refused:
        if refused.game == name:
            raise refused.error()
    raise BadArgument("no-such-game", game=quote(name), allowed=", ".join(game_names()))
