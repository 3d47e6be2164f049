"""The process in which bots think, so that whatever they compile, print or die of stays out of the asker's.

It is told on a line of stdin what to do and answers on a line of stdout, in JSON: `answer` a question,
`play` a number of games, or the same as a `contest`. When stdin is closed it stops.
"""

from __future__ import annotations

import functools
import json
import os
import sys
import time
from typing import Any

from toog.bots.asking import AskedGames
from toog.bots.company import find_bot
from toog.bots.contest import Contest
from toog.bots.question import Question
from toog.core.contract import Game
from toog.core.errors import GameError
from toog.core.registry import find_game
from toog.fast.run import Sums


def answer(order: dict[str, Any]) -> dict[str, Any]:
    question = Question.read(order["question"])
    return {"move": find_bot(order["bot"], question.game).ask(question)}


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


ORDERS = {"answer": answer, "play": play, "contest": contest}


def obey(order: dict[str, Any]) -> dict[str, Any]:
    try:
        return ORDERS[order["do"]](order)
    except GameError as error:
        return {"error": error.key, "rule": error.rule, "arguments": error.arguments}


def main() -> None:
    told = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is not for the asker
    for line in sys.stdin:
        print(json.dumps(obey(json.loads(line))), file=told, flush=True)


if __name__ == "__main__":
    main()
