"""Long work for people who wait: how much is done, and then what came of it, line by line."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, TypeVar

from toog.core.errors import GameError
from toog.server.http.advisers import AdviceService, AdviceTurn
from toog.server.http.work_queue import QueuedWork
from toog.server.protocol.codec import ENCODER
from toog.server.protocol.forms import Form
from toog.server.protocol.refusals import Refusal, fault
from toog.server.runtime.journal import note
from toog.workers import Request, Unwanted

A = TypeVar("A")
P = TypeVar("P")
T = TypeVar("T")
Key = TypeVar("Key")

SIGN_SECONDS = 5.0  # without news whoever waits is told again how much is done, and a proxy that it goes on
QUEUE_SECONDS = 1.0  # between two words on how many are before whoever waits


class Job:
    """Something that is worked out for all who wait for it. When they are gone it is put down.

    Its lines are of one `form`, which has an `error`, how many jobs are `before`, and a `field` that tells
    how much is done, with a `first` value. `work` finds the last line. Each of the `steps` before that has
    its own turn and its own time, so that others are served in between.
    """

    def __init__(
        self,
        form: Callable[..., Form],
        work: Callable[[Job], Form],
        adviser: AdviceService,
        address: str,
        *,
        steps: Iterable[Callable[[Job], None]] = (),
        field: str = "progress",
        first: Any = 0.0,
    ) -> None:
        self.form = form
        self.adviser = adviser
        self.address = address
        self.field = field
        self.progress = first
        self.loop = asyncio.get_running_loop()
        self.news: asyncio.Future[None] = self.loop.create_future()
        self.listeners = 0
        self.deserted = asyncio.Event()
        self.failed = False
        self.asked: QueuedWork | None = None
        self.turn: AdviceTurn | None = None
        self.task = asyncio.create_task(self.last_line(work, list(steps)))

    @property
    def is_void(self) -> bool:
        """Whether the next one who asks has to begin anew."""
        return self.failed or self.deserted.is_set()

    async def last_line(self, work: Callable[[Job], Form], steps: list[Callable[[Job], None]]) -> bytes:
        """What goes wrong is said in it: by now the answer has begun."""
        try:
            for step in steps:
                await self.in_turn(step)
            return encode_line(await self.in_turn(work))
        except GameError as error:
            self.failed = True
            return self.refused(error)
        except Exception as error:  # noqa: BLE001 whatever it is, whoever waits is told
            self.failed = True
            note("review failed", level=logging.ERROR, error=error)
            return self.refused(Refusal("house-fault"))

    async def in_turn(self, work: Callable[[Job], T]) -> T:
        def work_on(turn: AdviceTurn) -> T:
            self.turn = turn
            return work(self)

        return await self.adviser.do(self.deserted.wait, self.address, work_on, self.join)

    def join(self, asked: QueuedWork) -> None:
        self.asked = asked

    @property
    def before(self) -> int:
        """How many jobs the house will do before this one."""
        return 0 if self.asked is None else self.adviser.queue.before(self.asked)

    def so_far(self) -> bytes:
        return encode_line(self.form(**{self.field: self.progress, "before": self.before}))

    def refused(self, error: GameError) -> bytes:
        return encode_line(self.form(error=fault(error)))

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


def for_everyone(jobs: dict[Key, Job], key: Key, begin: Callable[[], Job]) -> Job:
    """The one for all who ask for the same; anew where the last one failed, or was put down."""
    if key not in jobs or jobs[key].is_void:
        jobs[key] = begin()
    return jobs[key]


def encode_line(said: Form) -> bytes:
    return ENCODER.encode(said) + b"\n"
