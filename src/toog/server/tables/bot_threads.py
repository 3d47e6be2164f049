"""Asks bots beside the event loop.

A light bot answers in a thread. One that thinks is asked in a process of its own, which may compile, use
memory or die without the house noticing more than that its answer takes a while.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from toog.bots import LIGHT, Question, find_bot, version_of
from toog.bots.question import seen_course
from toog.bots.requests import WarmUpRequest, ask_move
from toog.core.contract import Game
from toog.core.errors import BotError
from toog.server.runtime.journal import note
from toog.server.runtime.limits import MOST_MEMORY
from toog.table import BotTurn
from toog.workers import Worker
from toog.workers.pool import Pool, Preparation

BLIND = "random"
NICENESS = 10  # of a process that thinks: people come first
PATIENCE_SECONDS = 30.0  # a bot that thinks for longer than a cold start ever takes has lost its way


class Chosen(NamedTuple):
    """What was chosen, and by which bot: not by the one that was asked where that one broke."""

    word: str
    bot: str
    version: str


Ask = Callable[[Game[Any], BotTurn], str]


def choose_somehow(game: Game[Any], turn: BotTurn, ask: Ask | None = None) -> Chosen:
    """A bot that breaks must not keep people waiting: then the blind one plays with the same luck."""
    try:
        return Chosen((ask or choose)(game, turn), turn.bot, version_of(turn.bot, game))
    except Exception as fault:  # noqa: BLE001 whatever it is, the game goes on
        note("bot broke", level=logging.ERROR, bot=turn.bot, game=game.name, error=fault)
        return Chosen(said_by(BLIND, game, turn), BLIND, version_of(BLIND, game))


def choose(game: Game[Any], turn: BotTurn) -> str:
    """What the bot of this turn answers, in this process."""
    return said_by(turn.bot, game, turn)


def said_by(bot: str, game: Game[Any], turn: BotTurn) -> str:
    return game.vocabulary[find_bot(bot, game).ask(question_of(game, turn))]


def question_of(game: Game[Any], turn: BotTurn) -> Question:
    """The bot is told what its seat may see and saw, the legal moves and its luck, and nothing else."""
    moves = [game.codes[word] for word in turn.legal]
    return Question(game, turn.state, turn.seat, moves, turn.luck, seen_course(game, turn.events))


class BotThreads:
    """Light bots answer in threads; those that think in processes, as few as leave a core to the house."""

    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self.light = Pool(cores)
        self.thinking = Pool(max(1, cores - 1), niceness=NICENESS, memory=MOST_MEMORY)

    async def choose(self, game: Game[Any], turn: BotTurn) -> Chosen:
        """What a bot chooses, awaited without holding up the loop."""
        if turn.bot in LIGHT:
            return await self.light.do(lambda _: choose_somehow(game, turn))
        topic = (turn.bot, game.name)
        return await self.thinking.do(
            lambda worker: choose_somehow(game, turn, partial(self.think, worker)), topic
        )

    def think(self, worker: Worker, game: Game[Any], turn: BotTurn) -> str:
        try:
            with worker.patience(PATIENCE_SECONDS):
                return game.vocabulary[ask_move(worker, turn.bot, question_of(game, turn))]
        except BotError:
            if not self.thinking.closing:
                raise
            return turn.legal[0]  # nobody waits for it any more

    def warm(self, bot: str, game: str, players: int, options: dict[str, Any]) -> None:
        """Lets a bot that thinks get ready before it is asked."""
        if bot not in LIGHT:
            request = WarmUpRequest(bot, game, players, options)
            self.thinking.prepare(Preparation((bot, game), request, PATIENCE_SECONDS))

    async def close(self) -> None:
        self.light.leave()
        await self.thinking.close()
