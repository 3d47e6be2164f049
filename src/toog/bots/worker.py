"""The process in which bots think, so that whatever they compile, print or die of stays out of the asker's.

It is told to `answer` a question, to `warm` up for one, or to `play` a number of games, also as a `contest`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from toog.bots.company import find_bot
from toog.bots.question import Question
from toog.bots.warming import warm_up
from toog.core.errors import GameError
from toog.core.registry import find_game


def answer(order: dict[str, Any]) -> dict[str, Any]:
    question = Question.read(order["question"])
    return {"move": find_bot(order["bot"], question.game).ask(question)}


def warm(order: dict[str, Any]) -> dict[str, Any]:
    game = find_game(order["game"])
    warm_up(find_bot(order["bot"], game), game, order["players"], order["options"])
    return {}


AT_THE_TABLE = {"answer": answer, "warm": warm}


def obey(order: dict[str, Any], progress: Callable[[Any], None]) -> dict[str, Any]:
    try:
        orders = AT_THE_TABLE
        if order["do"] not in orders:
            orders = importlib.import_module("toog.bots.orders").ORDERS
        return orders[order["do"]](order)
    except GameError as error:
        return {"error": error.key, "rule": error.rule, "arguments": error.arguments}
