"""The orders of a worker that play whole games. They bring Numba, so they are loaded when one is given."""

from __future__ import annotations

import functools
import json
import time
from typing import Any

from toog.bots.asking import AskedGames
from toog.bots.company import find_bot
from toog.bots.contest import Contest
from toog.core.contract import Game
from toog.core.registry import find_game
from toog.fast.run import Sums


def play(order: dict[str, Any]) -> dict[str, Any]:
    """What games number `first` to `last` came to, in whole numbers, and how long they took."""
    game = find_game(order["game"])
    bots = [find_bot(bot, game) for bot in order["bots"]]
    asked = AskedGames(game, bots, order["options"], order["seed"])
    sums = Sums(len(asked.count_at))
    began = time.perf_counter()
    asked.play(order["first"], order["last"], sums)
    return {"sums": sums.to_lists(), "seconds": time.perf_counter() - began}


def contest(order: dict[str, Any]) -> dict[str, Any]:
    """Who won games number `first` to `last` of an arena, and how lucky each was."""
    game = find_game(order["game"])
    played = contest_of(game, tuple(order["bots"]), json.dumps(order["options"]), order["seed"])
    began = time.perf_counter()
    results = [played.play(number) for number in range(order["first"], order["last"])]
    shares, luck = zip(*results, strict=True)
    return {"shares": shares, "luck": luck, "seconds": time.perf_counter() - began}


@functools.lru_cache(maxsize=1)
def contest_of(game: Game[Any], bots: tuple[str, ...], options: str, seed: int) -> Contest:
    return Contest(game, [find_bot(bot, game) for bot in bots], json.loads(options), seed)


ORDERS = {"play": play, "contest": contest}
