"""A worker in which the house thinks about good play, and the queue of those who ask it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

from toog.server.http.work_queue import IsUnwanted, QueuedWork, WorkQueue
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.journal import note
from toog.server.runtime.limits import MOST_MEMORY
from toog.server.runtime.metrics import Metrics
from toog.workers import Request, Worker, WorkerLost, ignore
from toog.workers.pool import Pool

A = TypeVar("A")
P = TypeVar("P")
T = TypeVar("T")


class AdviserLimits(NamedTuple):
    """How far such a process stands back, how long it may think, and how much may be asked of it at once."""

    niceness: int
    seconds: float
    most: int
    most_each: int


SHORT = AdviserLimits(niceness=10, seconds=60.0, most=64, most_each=16)
LONG = AdviserLimits(niceness=19, seconds=300.0, most=32, most_each=4)
"""A review stands back behind everything, the bots that think among it."""


class AdviceService:
    """One thing at a time, in the order of its queue. A process that is lost is replaced by the next."""

    def __init__(self, limits: AdviserLimits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.queue = WorkQueue(limits.most, limits.most_each)
        self.pool = Pool(1, niceness=limits.niceness, memory=MOST_MEMORY)

    async def do(
        self,
        leaves: Callable[[], Coroutine[Any, Any, object]],
        address: str,
        work: Callable[[AdviceTurn], T],
        joined: Callable[[QueuedWork], None] = ignore,
    ) -> T:
        """Does this in its turn, in a thread. It is put down when the asker leaves."""

        async def work_on(is_unwanted: IsUnwanted) -> T:
            try:
                return await self.pool.do(lambda worker: work(AdviceTurn(self, worker, is_unwanted)))
            except WorkerLost:
                raise Refusal("thought-lost") from None

        return await self.queue.do_until(leaves, address, work_on, joined)

    async def close(self) -> None:
        await self.pool.close()


class AdviceTurn:
    """One turn at an adviser. What is asked in it is put down when nobody wants it any more."""

    def __init__(self, adviser: AdviceService, worker: Worker, is_unwanted: IsUnwanted) -> None:
        self.adviser = adviser
        self.worker = worker
        self.is_unwanted = is_unwanted

    def ask(self, request: Request[A, P], progress: Callable[[P], None] = ignore) -> A:
        adviser = self.adviser
        with (
            self.worker.patience(adviser.limits.seconds, self.is_unwanted),
            adviser.metrics.advice.labels(request.kind).time(),
        ):
            if adviser.pool.closing:
                raise Refusal("thought-lost")
            try:
                return self.worker.ask(request, progress)
            except WorkerLost as lost:
                if not adviser.pool.closing:
                    note("adviser lost", level=logging.ERROR, order=request.kind, reason=str(lost))
                raise Refusal("thought-lost") from None
