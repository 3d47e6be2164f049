"""Who is there to play against, by name."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any

from toog.bots import blind
from toog.core.contract import Game

Choose = Callable[[Any, int, list[int], int, int], int]

BOT_NAMES = ("random", "sensible")
LUCK_BITS = 31


def find_bot(name: str, game: Game[Any]) -> Choose:
    if name not in BOT_NAMES:
        raise ValueError(f"{name!r} is not a bot; the bots are {', '.join(BOT_NAMES)}")
    if name == "random":
        return blind.choose
    return game.sensible or house_bot(game.name)


@functools.cache
def house_bot(game: str) -> Choose:
    """The plain player the house has for it; for a game without one the bot that knows nothing."""
    module = f"toog.bots.sensible.{game}"
    if importlib.util.find_spec(module) is None:
        return blind.choose
    choose: Choose = importlib.import_module(module).choose
    return choose


def ask_bot(name: str, game: Game[Any], seen: Any, seat: int, legal: Sequence[str], luck: int) -> str:
    """Its move, from the hidden copy that is its own, the words it may play, and `LUCK_BITS` random bits."""
    moves = [game.vocabulary.index(word) for word in legal]
    return game.vocabulary[find_bot(name, game)(seen, seat, moves, len(moves), luck)]
