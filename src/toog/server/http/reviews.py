"""Reviews that are worked out while people wait: how much is done, and then the review, line by line."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, ClassVar, TypeVar
from weakref import WeakKeyDictionary

from toog.core.errors import GameError
from toog.review.requests import ReviewRequest
from toog.server.http.advisers import Adviser, AdviserTurn
from toog.server.http.work_queue import Asked
from toog.server.protocol.advice import Reviewing
from toog.server.protocol.codec import ENCODER
from toog.server.protocol.forms import Form
from toog.server.protocol.refusals import Refusal, fault
from toog.server.runtime.journal import note
from toog.table import Table
from toog.workers import Request, Unwanted

A = TypeVar("A")
P = TypeVar("P")
Key = TypeVar("Key")
T = TypeVar("T")

SIGN_SECONDS = 5.0  # without news whoever waits is told again how much is done, and a proxy that it goes on


QUEUE_SECONDS = 1.0  # between two words on how many are before whoever waits


class Job:
    """One review that is being worked out, and all who wait for it. When they are gone it is put down."""

    answer: ClassVar[Callable[..., Form]] = Reviewing
    """What a line of it is made of; it has a `progress` or an `error`."""

    def __init__(self, find: Callable[[Job], bytes], adviser: Adviser, address: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.progress: Any = 0.0
        self.news: asyncio.Future[None] = self.loop.create_future()
        self.listeners = 0
        self.deserted = asyncio.Event()
        self.failed = False
        self.queue = adviser.queue
        self.asked: Asked | None = None
        self.turn: AdviserTurn | None = None
        self.task = asyncio.create_task(self.work(find, adviser, address))

    @property
    def is_void(self) -> bool:
        """Whether the next one who asks has to begin anew."""
        return self.failed or self.deserted.is_set()

    async def work(self, find: Callable[[Job], bytes], adviser: Adviser, address: str) -> bytes:
        """The last line. What goes wrong is said in it: by now the answer has begun."""
        try:
            return await self.find_out(find, adviser, address)
        except GameError as error:
            self.failed = True
            return self.refused(error)
        except Exception as error:  # noqa: BLE001 whatever it is, whoever waits is told
            self.failed = True
            note("review failed", level=logging.ERROR, error=error)
            return self.refused(Refusal("house-fault"))

    async def find_out(self, find: Callable[[Job], bytes], adviser: Adviser, address: str) -> bytes:
        return await self.in_turn(find, adviser, address)

    async def in_turn(self, find: Callable[[Job], T], adviser: Adviser, address: str) -> T:
        def work(turn: AdviserTurn) -> T:
            self.turn = turn
            return find(self)

        return await adviser.do(self.deserted.wait, address, work, self.join)

    def join(self, asked: Asked) -> None:
        self.asked = asked

    @property
    def before(self) -> int:
        """How many jobs the house will do before this one."""
        return 0 if self.asked is None else self.queue.before(self.asked)

    def so_far(self) -> bytes:
        return line(type(self).answer(progress=self.progress, before=self.before))

    def refused(self, error: GameError) -> bytes:
        return line(type(self).answer(error=fault(error)))

    def ask(self, request: Request[A, P], progress: Callable[[P], None] | None = None) -> A:
        """Ask the worker whose turn it is, in the thread that works."""
        if self.turn is None:
            raise Unwanted
        return self.turn.ask(request, progress or self.tell)

    def tell(self, done: Any) -> None:
        """How much is done, told in the thread that works. Where nobody waits any more, it stops there."""
        if self.turn is None or self.turn.is_unwanted():
            raise Unwanted
        with contextlib.suppress(RuntimeError):  # the house has closed in the meantime
            self.loop.call_soon_threadsafe(self.hear, done)

    def hear(self, done: Any) -> None:
        self.progress = done
        self.news.set_result(None)
        self.news = self.loop.create_future()

    async def lines(self) -> AsyncIterator[bytes]:
        self.listeners += 1
        try:
            await asyncio.sleep(0)  # in which the task joins the queue
            while not self.task.done():
                yield self.so_far()
                waits: set[asyncio.Future[Any]] = {self.task, self.news}
                seconds = QUEUE_SECONDS if self.before else SIGN_SECONDS
                await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            yield self.task.result()
        finally:
            self.listeners -= 1
            if not self.listeners and not self.task.done():
                self.deserted.set()


class Reviews:
    """Of a finished game a review is worked out once in each language, while its table is in memory."""

    def __init__(self, adviser: Adviser) -> None:
        self.adviser = adviser
        self.of_tables: WeakKeyDictionary[Table, dict[str, Job]] = WeakKeyDictionary()
        self.under_way: set[asyncio.Task[bytes]] = set()

    def of_table(self, table: Table, record: str, language: str, address: str) -> Job:
        jobs = self.of_tables.setdefault(table, {})
        return for_everyone(jobs, language, lambda: self.of_record(record, language, address))

    def of_record(self, record: str, language: str, address: str) -> Job:
        return self.hold(self.review(record, language, address))

    def review(self, record: str, language: str, address: str) -> Job:
        return Job(functools.partial(find_review, record, language), self.adviser, address)

    def hold(self, job: Job) -> Job:
        self.under_way.add(job.task)
        job.task.add_done_callback(self.under_way.discard)
        return job


def for_everyone(jobs: dict[Key, Job], key: Key, begin: Callable[[], Job]) -> Job:
    """The one for all who ask for the same; anew where the last one failed, or was put down."""
    if key not in jobs or jobs[key].is_void:
        jobs[key] = begin()
    return jobs[key]


def find_review(record: str, language: str, job: Job) -> bytes:
    return line(Reviewing(review=job.ask(ReviewRequest(record, language))))


def line(said: Form) -> bytes:
    return ENCODER.encode(said) + b"\n"
