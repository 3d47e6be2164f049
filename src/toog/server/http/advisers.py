"""A process in which the house thinks about good play, and the queue of those who ask it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

from toog.child_process import Answer, ChildLost, Order, ignore, never
from toog.lab.processes import Experimenter
from toog.review.processes import Thinker
from toog.server.http.work_queue import Asked, IsUnwanted, WorkQueue
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.journal import note
from toog.server.runtime.limits import MOST_MEMORY
from toog.server.runtime.metrics import Metrics

T = TypeVar("T")

IDLE_SECONDS = 300.0  # after so long without a question it ends, and gives its memory back
LOOK_SECONDS = 0.1


class Terms(NamedTuple):
    """How far such a process stands back, how long it may think, and how much may be asked of it at once."""

    niceness: int
    seconds: float
    most: int
    most_each: int


SHORT = Terms(niceness=10, seconds=60.0, most=64, most_each=16)
LONG = Terms(niceness=19, seconds=300.0, most=32, most_each=4)
"""A review stands back behind everything, the bots that think among it."""


class Adviser:
    """One thing at a time, in the order of its queue. A process that is lost is replaced by the next."""

    def __init__(self, terms: Terms, metrics: Metrics, kind: type[Thinker | Experimenter] = Thinker) -> None:
        self.terms = terms
        self.metrics = metrics
        self.queue = WorkQueue(terms.most, terms.most_each)
        self.child = kind(terms.niceness, memory=MOST_MEMORY)
        self.is_unwanted: IsUnwanted = never  # what is being done
        self.lock = threading.Lock()  # whoever speaks with the process has it
        self.closing = False
        self.timer: asyncio.TimerHandle | None = None

    async def do(
        self,
        leaves: Callable[[], Coroutine[Any, Any, object]],
        address: str,
        work: Callable[[IsUnwanted], T],
        joined: Callable[[Asked], None] = ignore,
    ) -> T:
        """Does this in its turn, in a thread, where it may `obey`. It is put down when the asker leaves."""

        def work_on(is_unwanted: IsUnwanted) -> T:
            self.is_unwanted = is_unwanted
            return work(is_unwanted)

        try:
            return await self.queue.do_until(leaves, address, work_on, joined)
        finally:
            self.rest_later()

    def obey(self, order: Order, progress: Callable[[Any], None] = ignore) -> Answer:
        with (
            self.lock,
            self.child.patience(self.terms.seconds, self.is_unwanted),
            self.metrics.advice.labels(order["do"]).time(),
        ):
            if self.closing:
                raise Refusal("thought-lost")
            try:
                return self.child.obey(order, progress)
            except ChildLost as lost:
                if not self.closing:
                    note("adviser lost", level=logging.ERROR, order=order["do"], reason=str(lost))
                raise Refusal("thought-lost") from None

    def rest_later(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(IDLE_SECONDS, lambda: loop.run_in_executor(None, self.rest))

    def rest(self) -> None:
        """Ends a process that nobody has asked anything for long."""
        if self.lock.acquire(blocking=False):
            try:
                self.child.stop()
            finally:
                self.lock.release()

    async def close(self) -> None:
        self.closing = True
        if self.timer is not None:
            self.timer.cancel()
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        """Ends the process in the middle of a thought, also one that is only just starting."""
        while not self.lock.acquire(timeout=LOOK_SECONDS):
            self.child.end()
        try:
            self.child.end()
            self.child.stop()
        finally:
            self.lock.release()
