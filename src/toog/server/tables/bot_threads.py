"""Threads in which bots are asked, beside the event loop.

A light bot answers in the thread itself. One that thinks is asked in a process of its own, which may compile,
use memory or die without the house noticing more than that its answer takes a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from toog.bots import LIGHT, Question, find_bot, version_of
from toog.bots.question import seen_course
from toog.bots.workers import Worker
from toog.core.contract import Game
from toog.core.errors import BotError
from toog.server.runtime.journal import note
from toog.server.runtime.limits import MOST_MEMORY
from toog.table import BotTurn

BLIND = "random"
NICENESS = 10  # of a process that thinks: people come first
IDLE_SECONDS = 300.0  # after so long without a question it ends, and gives its memory back
PATIENCE_SECONDS = 30.0  # a bot that thinks for longer than a cold start ever takes has lost its way
LEAVING_SECONDS = 5.0
LOOK_SECONDS = 0.1
MOST_WARM = 64  # games, levels and house rules that one process is known to be ready for
MOST_COLD = 8  # bots that wait to get ready; one that has to wait for longer does so when it is asked


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


class Seated(NamedTuple):
    """A bot that was given a seat and will be asked before long: all it needs to get ready."""

    bot: str
    game: str
    players: int
    options: str  # in JSON


class QuietWorker(Worker):
    """A process that stands back where others want to reckon."""

    def __init__(self) -> None:
        super().__init__(NICENESS, memory=MOST_MEMORY)
        self.warmed: deque[Seated] = deque(maxlen=MOST_WARM)

    def get_ready(self, seated: Seated) -> None:
        """One that cannot get ready says why when it is asked."""
        with contextlib.suppress(BotError):
            self.warm(seated.bot, seated.game, seated.players, json.loads(seated.options))
            self.warmed.append(seated)

    def stop(self) -> None:
        self.warmed.clear()
        super().stop()


class Thinker:
    """A thread with a process in which bots think, for one question at a time."""

    def __init__(self, free: Callable[[Thinker, Asked | None, Chosen | None], None]) -> None:
        self.free = free
        self.worker = QuietWorker()
        self.leaving = False
        self.getting_ready: Seated | None = None
        self.inbox: SimpleQueue[Asked | Seated | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="thinking", daemon=True)
        self.thread.start()

    def work(self) -> None:
        while (job := self.next()) is not None and not self.leaving:
            if isinstance(job, Asked):
                self.free(self, job, choose_somehow(job.game, job.turn, self.ask))
            else:
                with self.worker.patience(PATIENCE_SECONDS):
                    self.worker.get_ready(job)
                self.free(self, None, None)
        self.worker.stop()

    def next(self) -> Asked | Seated | None:
        """The next thing to do. While there is none for long, no process waits for it."""
        try:
            return self.inbox.get(timeout=IDLE_SECONDS)
        except Empty:
            self.worker.stop()
            return self.inbox.get()

    def ask(self, game: Game[Any], turn: BotTurn) -> str:
        try:
            with self.worker.patience(PATIENCE_SECONDS):
                return game.vocabulary[self.worker.move(turn.bot, question_of(game, turn))]
        except BotError:
            if not self.leaving:
                raise
            return turn.legal[0]  # nobody waits for it any more

    def knows(self, bot: str, game: str) -> bool:
        """Whether this bot has got ready here for this game, by whatever house rules."""
        return any((seated.bot, seated.game) == (bot, game) for seated in tuple(self.worker.warmed))

    def leave(self) -> None:
        self.leaving = True
        self.inbox.put(None)

    def end(self) -> None:
        """Ends its process as well, which may only just be starting, and waits a while for the thread."""
        until = time.monotonic() + LEAVING_SECONDS
        while self.thread.is_alive() and time.monotonic() < until:
            self.worker.end()
            self.thread.join(LOOK_SECONDS)


class Thinkers:
    """As few of them as there are questions at once, and none more than leave a core to the house.

    Lives on the event loop. Questions wait in the order they came: a table has one at a time, so that
    everyone has their turn. The one that knows the game, or that answered last, is asked first, because it is
    warm. Bots that have just sat down get ready when nobody is asked.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.most = max(1, (os.cpu_count() or 1) - 1)
        self.all: list[Thinker] = []
        self.idle: list[Thinker] = []
        self.waiting: deque[Asked] = deque()
        self.cold: deque[Seated] = deque(maxlen=MOST_COLD)

    def ask(self, asked: Asked) -> None:
        thinker = self.take(asked.turn.bot, asked.game.name)
        if thinker is None:
            self.waiting.append(asked)
        else:
            thinker.inbox.put(asked)

    def warm(self, seated: Seated) -> None:
        """Lets a bot get ready, once: not where it is under way, and not in every process."""
        under_way = [*self.cold, *(thinker.getting_ready for thinker in self.all)]
        if seated in under_way or any(seated in tuple(thinker.worker.warmed) for thinker in self.all):
            return
        thinker = self.take(seated.bot, seated.game)
        if thinker is None:
            self.cold.append(seated)
        else:
            self.send(thinker, seated)

    def send(self, thinker: Thinker, seated: Seated) -> None:
        thinker.getting_ready = seated
        thinker.inbox.put(seated)

    def take(self, bot: str, game: str) -> Thinker | None:
        """The one to be asked next, no longer idle; None where all of them think."""
        if self.idle:
            ready = [thinker for thinker in self.idle if thinker.knows(bot, game)]
            thinker = (ready or self.idle)[-1]
            self.idle.remove(thinker)
            return thinker
        if len(self.all) < self.most:
            self.all.append(Thinker(self.free))
            return self.all[-1]
        return None

    def free(self, thinker: Thinker, asked: Asked | None, chosen: Chosen | None) -> None:
        """Called in the thread of the thinker."""
        with contextlib.suppress(RuntimeError):  # the house has closed in the meantime
            self.loop.call_soon_threadsafe(self.give, thinker, asked, chosen)

    def give(self, thinker: Thinker, asked: Asked | None, chosen: Chosen | None) -> None:
        thinker.getting_ready = None
        if asked is not None and chosen is not None:
            give(asked.answer, chosen)
        while self.waiting:
            following = self.waiting.popleft()
            if not following.answer.done():
                thinker.inbox.put(following)
                return
        if self.cold:
            self.send(thinker, self.cold.popleft())
        else:
            self.idle.append(thinker)

    async def close(self) -> None:
        self.waiting.clear()
        self.cold.clear()
        for thinker in self.all:
            thinker.leave()
        for thinker in self.all:
            await asyncio.to_thread(thinker.end)


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

    def warm(self, bot: str, game: str, players: int, options: dict[str, Any]) -> None:
        """Lets a bot that thinks get ready before it is asked."""
        if bot not in LIGHT:
            self.thinkers.warm(Seated(bot, game, players, json.dumps(options, sort_keys=True)))

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
