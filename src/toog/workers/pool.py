"""Threads with worker processes, beside an event loop: whoever waits for one never holds up the others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from toog.core.errors import GameError
from toog.workers.request import Request
from toog.workers.worker import Worker, WorkerLost

T = TypeVar("T")

IDLE_SECONDS = 300.0  # after so long without a job a process ends, and gives its memory back
LEAVING_SECONDS = 5.0
LOOK_SECONDS = 0.1
MOST_READY = 64  # preparations that one process is known to have made
MOST_WAITING = 8  # preparations that wait for a thread: the oldest goes, and is made when it is needed


@dataclass(frozen=True)
class Preparation:
    """A request by which a process gets ready for jobs on a topic, and how long that may take."""

    topic: Hashable
    request: Request[Any, Any]
    seconds: float


@dataclass(frozen=True)
class PoolJob:
    """Something to do with a worker, and who waits for it."""

    answer: asyncio.Future[Any]
    work: Callable[[Worker], Any]

    def do(self, worker: Worker) -> Callable[[], None]:
        """Do it in this thread. Return what tells the loop of whoever waits."""
        found, error = None, None
        try:
            found = self.work(worker)
        except Exception as fault:  # noqa: BLE001 whatever it is, whoever waits is told
            error = fault
        return partial(self.report, found, error)

    def report(self, found: object, error: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop has closed in the meantime
            self.answer.get_loop().call_soon_threadsafe(self.tell, found, error)

    def tell(self, found: object, error: Exception | None) -> None:
        if self.answer.done():  # nobody waits any more
            return
        if error is None:
            self.answer.set_result(found)
        else:
            self.answer.set_exception(error)


class PoolWorker(Worker):
    """A worker that knows what its process is ready for."""

    def __init__(self, niceness: int, memory: int) -> None:
        super().__init__(niceness, memory=memory)
        self.ready_for: deque[Preparation] = deque(maxlen=MOST_READY)

    def prepare(self, preparation: Preparation) -> None:
        """What cannot be prepared says why when it is needed."""
        with suppress(GameError, WorkerLost), self.patience(preparation.seconds):
            self.ask(preparation.request)
            self.ready_for.append(preparation)

    def stop(self) -> None:
        self.ready_for.clear()
        super().stop()


class PoolThread:
    """A thread with a worker, for one job at a time."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.worker = PoolWorker(pool.niceness, pool.memory)
        self.preparing: Preparation | None = None
        self.inbox: SimpleQueue[PoolJob | Preparation | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="pool", daemon=True)
        self.thread.start()

    def run(self) -> None:
        job = self.inbox.get()
        while job is not None and not self.pool.closing:
            report = None
            if isinstance(job, Preparation):
                self.worker.prepare(job)
            else:
                report = job.do(self.worker)
            job = self.pool.next_for(self)
            if (
                report is not None
            ):  # idle first: whoever asks again at once is given this thread, and no new one
                report()
            report = None  # it holds the answer
            job = job or self.wait()
        self.worker.stop()

    def wait(self) -> PoolJob | Preparation | None:
        """Wait for the next thing to do. While there is none for long, no process waits for it."""
        try:
            return self.inbox.get(timeout=IDLE_SECONDS)
        except Empty:
            self.worker.stop()
            return self.inbox.get()

    def is_ready_for(self, topic: Hashable) -> bool:
        return any(preparation.topic == topic for preparation in tuple(self.worker.ready_for))

    def end(self) -> None:
        """End the process, which may only just be starting, and wait a while for the thread."""
        until = time.monotonic() + LEAVING_SECONDS
        while self.thread.is_alive() and time.monotonic() < until:
            self.worker.end()
            self.thread.join(LOOK_SECONDS)


class Pool:
    """As many threads as there were jobs at once, but never more than `most`.

    Jobs are handed over on an event loop, and wait in the order they came. The thread that is ready for a
    topic, or the one used last, is taken first, because it is warm. Preparations are made when nobody waits
    for a job.
    """

    def __init__(self, most: int, *, niceness: int = 0, memory: int = 0) -> None:
        self.most = most
        self.niceness = niceness
        self.memory = memory
        self.closing = False
        self.lock = threading.Lock()  # whoever changes one of the following has it
        self.all: list[PoolThread] = []
        self.idle: list[PoolThread] = []
        self.waiting: deque[PoolJob] = deque()
        self.preparations: deque[Preparation] = deque(maxlen=MOST_WAITING)

    async def do(self, work: Callable[[Worker], T], topic: Hashable = None) -> T:
        """Do this in a thread, with its worker."""
        if self.closing:
            raise WorkerLost("the pool is closed")
        job = PoolJob(asyncio.get_running_loop().create_future(), work)
        with self.lock:
            thread = self.take(topic)
            if thread is None:
                self.waiting.append(job)
            else:
                thread.inbox.put(job)
        answer: T = await job.answer
        return answer

    def prepare(self, preparation: Preparation) -> None:
        """Get ready, once: not where it is under way, and not in every process."""
        with self.lock:
            under_way = [*self.preparations, *(thread.preparing for thread in self.all)]
            is_made = any(preparation in tuple(thread.worker.ready_for) for thread in self.all)
            if self.closing or is_made or preparation in under_way:
                return
            thread = self.take(preparation.topic)
            if thread is None:
                self.preparations.append(preparation)
            else:
                thread.preparing = preparation
                thread.inbox.put(preparation)

    def take(self, topic: Hashable) -> PoolThread | None:
        """The thread for the next job, no longer idle; None where all are busy."""
        if self.idle:
            ready = [] if topic is None else [thread for thread in self.idle if thread.is_ready_for(topic)]
            thread = (ready or self.idle)[-1]
            self.idle.remove(thread)
            return thread
        if len(self.all) < self.most:
            self.all.append(PoolThread(self))
            return self.all[-1]
        return None

    def next_for(self, thread: PoolThread) -> PoolJob | Preparation | None:
        """What a thread that is done goes on with; where there is nothing, it is idle."""
        with self.lock:
            thread.preparing = None
            while self.waiting:
                job = self.waiting.popleft()
                if not job.answer.done():
                    return job
            if self.preparations:
                thread.preparing = self.preparations.popleft()
            else:
                self.idle.append(thread)
            return thread.preparing

    def leave(self) -> None:
        """Begin nothing more, and let the threads go when they are done."""
        self.closing = True
        with self.lock:
            for job in self.waiting:
                job.answer.cancel()
            self.waiting.clear()
            self.preparations.clear()
        for thread in self.all:
            thread.inbox.put(None)

    async def close(self) -> None:
        """Leave, and end every process in the middle of what it does."""
        self.leave()
        for thread in self.all:
            await asyncio.to_thread(thread.end)
