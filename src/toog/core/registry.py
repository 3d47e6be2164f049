"""Finds the games: each folder under toog.games that holds a GAME is one."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import Any

from toog.core.contract import Game
from toog.core.errors import BadRecord, quote


@functools.cache
def game_names() -> tuple[str, ...]:
    games = importlib.import_module("toog.games")
    return tuple(sorted(found.name for found in pkgutil.iter_modules(games.__path__)))


@functools.cache
def load_game(name: str) -> Game[Any]:
    game: Game[Any] = importlib.import_module(f"toog.games.{name}").GAME
    return game


def find_game(name: object) -> Game[Any]:
    if not isinstance(name, str) or name not in game_names():
        raise BadRecord("no-such-game", game=quote(name), allowed=", ".join(game_names()))
    return load_game(name)
