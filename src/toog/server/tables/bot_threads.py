"""Asks bots beside the event loop.

A light bot answers in a thread. One that thinks is asked in a process of its own, which may compile, use
memory or die without the house noticing more than that its answer takes a while.
"""

from __future__ import annotations

import logging
import os
from functools import partial
from typing import Any

from toog.bots import LIGHT, Question
from toog.bots.choosing import AskBot, BotChoice, answer, choose
from toog.bots.requests import WarmUpRequest, ask_move
from toog.core.contract import Game
from toog.core.errors import BotError
from toog.server.runtime.journal import note
from toog.server.runtime.limits import MOST_MEMORY
from toog.table import BotTurn
from toog.workers import Worker
from toog.workers.pool import Pool, Preparation

NICENESS = 10  # of a process that thinks: people come first
PATIENCE_SECONDS = 30.0  # a bot that thinks for longer than a cold start ever takes has lost its way


def choose_somehow(game: Game[Any], turn: BotTurn, ask: AskBot | None = None) -> BotChoice:
    """What is chosen, here unless another is to `ask`. A bot that breaks is noted."""
    chosen = choose(game, turn, ask or answer)
    if chosen.fault is not None:
        note("bot broke", level=logging.ERROR, bot=turn.bot, game=game.name, error=chosen.fault)
    return chosen


class BotThreads:
    """Light bots answer in threads; those that think in processes, as few as leave a core to the house."""

    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self.light = Pool(cores)
        self.thinking = Pool(max(1, cores - 1), niceness=NICENESS, memory=MOST_MEMORY)

    async def choose(self, game: Game[Any], turn: BotTurn) -> BotChoice:
        """What a bot chooses, awaited without holding up the loop."""
        if turn.bot in LIGHT:
            return await self.light.do(lambda _: choose_somehow(game, turn))
        topic = (turn.bot, game.name)
        return await self.thinking.do(
            lambda worker: choose_somehow(game, turn, partial(self.think, worker)), topic
        )

    def think(self, worker: Worker, bot: str, question: Question) -> int:
        try:
            with worker.patience(PATIENCE_SECONDS):
                return ask_move(worker, bot, question)
        except BotError:
            if not self.thinking.closing:
                raise
            return question.moves[0]  # nobody waits for it any more

    def warm(self, bot: str, game: str, players: int, options: dict[str, Any]) -> None:
        """Lets a bot that thinks get ready before it is asked."""
        if bot not in LIGHT:
            request = WarmUpRequest(bot, game, players, options)
            self.thinking.prepare(Preparation((bot, game), request, PATIENCE_SECONDS))

    async def close(self) -> None:
        self.light.leave()
        await self.thinking.close()
