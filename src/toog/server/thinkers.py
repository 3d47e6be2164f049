"""Threads for the bots, which end with the process: one deep in thought does not keep the house open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import threading
from queue import SimpleQueue
from typing import Any

from toog.bots import find_bot
from toog.core.contract import Game
from toog.table import BotTurn

LOG = logging.getLogger("toog.server")
LUCK_BITS = 31

Question = tuple[asyncio.Future[str], Game[Any], BotTurn]


class Thinkers:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.questions: SimpleQueue[Question] = SimpleQueue()
        for _ in range(os.cpu_count() or 1):
            threading.Thread(target=self.work, name="bots", daemon=True).start()

    async def choose(self, game: Game[Any], turn: BotTurn) -> str:
        """Waits without holding up the loop."""
        answer: asyncio.Future[str] = self.loop.create_future()
        self.questions.put((answer, game, turn))
        return await answer

    def work(self) -> None:
        while True:
            answer, game, turn = self.questions.get()
            word = choose_somehow(game, turn)
            with contextlib.suppress(RuntimeError):  # the house has closed in the meantime
                self.loop.call_soon_threadsafe(give, answer, word)


def give(answer: asyncio.Future[str], word: str) -> None:
    if not answer.done():
        answer.set_result(word)


def choose_somehow(game: Game[Any], turn: BotTurn) -> str:
    """A bot that breaks must not keep people waiting: then it plays whatever it may."""
    try:
        return choose(game, turn)
    except Exception:
        LOG.exception("bot broke")
        return secrets.choice(turn.legal)


def choose(game: Game[Any], turn: BotTurn) -> str:
    """The bot sees its hidden copy and the legal moves, and nothing else."""
    out = [game.vocabulary.index(word) for word in turn.legal]
    move = find_bot(turn.bot, game)(turn.state, turn.seat, out, len(out), secrets.randbits(LUCK_BITS))
    return game.vocabulary[move]
