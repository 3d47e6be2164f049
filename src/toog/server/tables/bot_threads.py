"""Threads in which bots are asked, beside the event loop.

A light bot answers in the thread itself. One that thinks is asked in a process of its own, which may compile,
use memory or die without the house noticing more than that its answer takes a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue
from subprocess import Popen
from typing import Any, NamedTuple

from toog.bots import LIGHT, Question, find_bot, version_of
from toog.bots.question import seen_course
from toog.bots.workers import Worker
from toog.core.contract import Game
from toog.core.errors import BotError
from toog.server.runtime.journal import note
from toog.table import BotTurn

BLIND = "random"
NICENESS = 10  # of a process that thinks: people come first
IDLE_SECONDS = 300.0  # after so long without a question it ends, and gives its memory back
PATIENCE_SECONDS = 30.0  # a bot that thinks for longer than a cold start ever takes has lost its way
LEAVING_SECONDS = 5.0


class Chosen(NamedTuple):
    """What was chosen, and by which bot: not by the one that was asked where that one broke."""

    word: str
    bot: str
    version: str


class Asked(NamedTuple):
    answer: asyncio.Future[Chosen]
    game: Game[Any]
    turn: BotTurn


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


class QuietWorker(Worker):
    """A process that stands back where others want to reckon, and that another thread can end."""

    def started(self) -> Popen[str]:
        if self.process is not None and self.process.poll() is not None:  # it was ended while nobody asked
            self.stop()
        is_new = self.process is None
        process = super().started()
        if is_new:
            with contextlib.suppress(OSError, AttributeError):  # not every system knows how
                os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
        return process

    def end(self) -> None:
        """Whoever waits for an answer is told that there is none."""
        if (process := self.process) is not None:
            process.kill()


class Thinker:
    """A thread with a process in which bots think, for one question at a time."""

    def __init__(self, answered: Callable[[Thinker, Asked, Chosen], None]) -> None:
        self.answered = answered
        self.worker = QuietWorker()
        self.leaving = False
        self.inbox: SimpleQueue[Asked | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="thinking", daemon=True)
        self.thread.start()

    def work(self) -> None:
        while (asked := self.next()) is not None:
            self.answered(self, asked, choose_somehow(asked.game, asked.turn, self.ask))
        self.worker.stop()

    def next(self) -> Asked | None:
        """The next question. While there is none for long, no process waits for it."""
        try:
            return self.inbox.get(timeout=IDLE_SECONDS)
        except Empty:
            self.worker.stop()
            return self.inbox.get()

    def ask(self, game: Game[Any], turn: BotTurn) -> str:
        patience = threading.Timer(PATIENCE_SECONDS, self.worker.end)
        patience.daemon = True
        patience.start()
        try:
            return game.vocabulary[self.worker.move(turn.bot, question_of(game, turn))]
        except BotError:
            if not self.leaving:
                raise
            return turn.legal[0]  # nobody waits for it any more
        finally:
            patience.cancel()

    def leave(self) -> None:
        self.leaving = True
        self.inbox.put(None)
        self.worker.end()


class Thinkers:
    """As few of them as there are questions at once, and none more than leave a core to the house.

    Lives on the event loop. Questions wait in the order they came: a table has one at a time, so that
    everyone has their turn. The one that answered last is asked first, because it is warm.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.most = max(1, (os.cpu_count() or 1) - 1)
        self.all: list[Thinker] = []
        self.idle: list[Thinker] = []
        self.waiting: deque[Asked] = deque()

    def ask(self, asked: Asked) -> None:
        if self.idle:
            self.idle.pop().inbox.put(asked)
        elif len(self.all) < self.most:
            self.all.append(Thinker(self.answered))
            self.all[-1].inbox.put(asked)
        else:
            self.waiting.append(asked)

    def answered(self, thinker: Thinker, asked: Asked, chosen: Chosen) -> None:
        """Called in the thread of the thinker."""
        with contextlib.suppress(RuntimeError):  # the house has closed in the meantime
            self.loop.call_soon_threadsafe(self.give, thinker, asked, chosen)

    def give(self, thinker: Thinker, asked: Asked, chosen: Chosen) -> None:
        give(asked.answer, chosen)
        while self.waiting:
            following = self.waiting.popleft()
            if not following.answer.done():
                thinker.inbox.put(following)
                return
        self.idle.append(thinker)

    async def close(self) -> None:
        self.waiting.clear()
        for thinker in self.all:
            thinker.leave()
        for thinker in self.all:
            await asyncio.to_thread(thinker.thread.join, LEAVING_SECONDS)


class BotThreads:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.questions: SimpleQueue[Asked] = SimpleQueue()
        self.thinkers = Thinkers(loop)
        for _ in range(os.cpu_count() or 1):
            threading.Thread(target=self.work, name="bots", daemon=True).start()

    async def choose(self, game: Game[Any], turn: BotTurn) -> Chosen:
        """What a bot chooses, awaited without holding up the loop."""
        asked = Asked(self.loop.create_future(), game, turn)
        if turn.bot in LIGHT:
            self.questions.put(asked)
        else:
            self.thinkers.ask(asked)
        return await asked.answer

    def work(self) -> None:
        while True:
            asked = self.questions.get()
            chosen = choose_somehow(asked.game, asked.turn)
            with contextlib.suppress(RuntimeError):  # the house has closed in the meantime
                self.loop.call_soon_threadsafe(give, asked.answer, chosen)

    async def close(self) -> None:
        await self.thinkers.close()


def give(answer: asyncio.Future[Chosen], chosen: Chosen) -> None:
    if not answer.done():
        answer.set_result(chosen)
