"""Who is there to play against, by name."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from toog.bots import blind
from toog.core.contract import Game

Choose = Callable[[Any, int, list[int], int, int], int]

BOT_NAMES = ("random", "sensible")


def find_bot(name: str, game: Game[Any]) -> Choose:
    if name not in BOT_NAMES:
        raise ValueError(f"{name!r} is not a bot; the bots are {', '.join(BOT_NAMES)}")
    if name == "random":
        return blind.choose
    choose: Choose = importlib.import_module(f"toog.bots.sensible.{game.name}").choose
    return choose
