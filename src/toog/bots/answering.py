"""What a worker does for bots at a table. Whatever they compile, print or die of stays in its process."""

from __future__ import annotations

from collections.abc import Callable

from toog.bots.company import find_bot
from toog.bots.requests import MoveRequest, WarmUpRequest
from toog.bots.warming import warm_up
from toog.core.registry import find_game


def choose_move(request: MoveRequest, progress: Callable[[None], None]) -> int:
    question = request.question.read()
    return find_bot(request.bot, question.game).ask(question)


def get_ready(request: WarmUpRequest, progress: Callable[[None], None]) -> None:
    game = find_game(request.game)
    warm_up(find_bot(request.bot, game), game, request.players, request.options)
