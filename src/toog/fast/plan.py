"""What is to be played, in words that another process or machine can read: names, never code."""

from __future__ import annotations

import functools
import importlib
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from toog.core.contract import Game
from toog.core.errors import quote
from toog.core.registry import find_game, game_names, load_game
from toog.fast.cache import digest_of_players
from toog.fast.reach import Function
from toog.fast.run import Run
from toog.texts import Voice


class ClusterError(Exception):
    """Why a cluster cannot play, as a key of the catalogues with its arguments: `cluster-<key>`."""

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments
        super().__init__(key)

    def __str__(self) -> str:
        return Voice("en").say(f"cluster-{self.key}", **self.arguments)


@dataclass(frozen=True)
class Plan:
    """One simulation. A bot is `module:name`; `digest` is that of the rules and the bots here."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    digest: str

    @classmethod
    def of(cls, game: Game[Any], bots: Sequence[Function], options: dict[str, Any], seed: int) -> Plan:
        if game.name not in game_names() or game is not load_game(game.name):
            raise ClusterError("own-game", game=quote(game.name))
        names = tuple(name_of(bot) for bot in bots)
        return cls(game.name, names, options, seed, digest_of_players(game, bots))

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Plan:
        return cls(**json.loads(text))


def name_of(bot: Function) -> str:
    """Another process finds a bot by its name, so one that has none in a module of its own cannot go."""
    module, name = bot.__module__, bot.__qualname__
    if module == "__main__" or getattr(sys.modules[module], name, None) is not bot:
        raise ClusterError("own-bot", bot=quote(name))
    return f"{module}:{name}"


def find_by_name(name: str) -> Function:
    module, _, function = name.partition(":")
    try:
        found: Function = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError):
        raise ClusterError("no-such-bot", bot=quote(name)) from None
    return found


@functools.lru_cache(maxsize=1)
def run_of(plan: str) -> Run:
    """Compiled once in each process that takes part, and only if it plays the very same rules."""
    wanted = Plan.from_json(plan)
    game = find_game(wanted.game)
    bots = [find_by_name(name) for name in wanted.bots]
    if digest_of_players(game, bots) != wanted.digest:
        raise ClusterError("other-rules")
    return Run(game, game.lay_out(len(bots), wanted.options), bots, 0, wanted.seed)


def play_chunk(plan: str, first: int, last: int) -> tuple[list[Any], float]:
    """What games number `first` to `last` came to, in whole numbers, and how long they took."""
    run = run_of(plan)
    began = time.perf_counter()
    sums = run.play_chunk(range(first, last))
    return sums.to_lists(), time.perf_counter() - began
