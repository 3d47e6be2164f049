"""One writer for all tables: what is appended while a commit runs shares the next one.

Nobody is told anything before the commit returned, and everyone is told in the order of arrival. What follows
on a failed append of the same table, or leads to it, fails with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from queue import Empty, SimpleQueue
from typing import Protocol

from msgspec import Struct

from toog.server.runtime.errors import Doubled, NotStored
from toog.server.runtime.journal import mark, note
from toog.server.runtime.metrics import Metrics
from toog.server.store.appends import Append

LOG = logging.getLogger(__name__)

WhenStored = Callable[[NotStored | None], None]

# The writer's thread needs the interpreter for a moment between two steps of a commit; by default it would
# wait five milliseconds for it each time while the loop is busy. With much less the two only take turns.
SWITCH_SECONDS = 0.001
MOST_TOGETHER = 1_000
MANY_TOGETHER = 4  # appends in one commit: then the next waits for more
GATHER_SECONDS = 0.002
TAKE_SECONDS = 0.002
CLOSE_SECONDS = 1.0
QUIET_SECONDS = 0.2  # without anything to store: then there is time to tidy up


class Waiting(Struct):
    item: Append
    told: WhenStored
    since: float  # on the clock of the loop

    def tell(self, lost: NotStored | None) -> None:
        """Tells the table. A fault there is its own: the others are told, and stored, all the same."""
        try:
            self.told(lost)
        except Exception as fault:  # noqa: BLE001 whatever it is, the writer goes on
            note("table could not be told", level=logging.ERROR, table=mark(self.item.table), error=fault)


class Appends(Protocol):
    @property
    def is_full(self) -> bool: ...
    def append(self, batch: Sequence[Append]) -> list[NotStored | None]: ...
    def tidy(self) -> bool: ...
    def probe(self) -> None: ...


class Writer:
    """`start`, `hand_over` and `stop` are all that knows of its thread: a simulation has none."""

    def __init__(self, store: Appends, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.waiting: list[Waiting] = []
        self.batch: list[Waiting] = []  # handed over, and not answered yet
        self.running = False
        self.idle = asyncio.Event()
        self.idle.set()
        self.began: float | None = None  # what the thread is at
        self.failing = False  # the newest thing that was to be written was not
        self.loop = asyncio.get_running_loop()
        self.wrote = self.loop.time()
        self.start()

    def start(self) -> None:
        self.batches: SimpleQueue[list[Waiting] | asyncio.Future[None]] = SimpleQueue()
        self.taken = threading.Lock()
        self.taken.acquire()
        self.thread = threading.Thread(target=self.work, name="writer", daemon=True)
        sys.setswitchinterval(SWITCH_SECONDS)
        self.thread.start()

    def append(self, item: Append, told: WhenStored) -> None:
        """`told` is called on the loop, with None when the entries are stored."""
        self.waiting.append(Waiting(item, told, self.loop.time()))
        if not self.running:
            self.running = True
            self.idle.clear()
            self.begin()

    def begin(self) -> None:
        self.batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
        if not self.batch:
            self.running = False
            self.idle.set()
            return
        self.hand_over(self.batch)

    def begin_again(self, together: int) -> None:
        """Begins the next batch. Where many share a commit it waits a moment for more: commits cost."""
        if together < MANY_TOGETHER:
            self.begin()
        else:
            self.loop.call_later(GATHER_SECONDS, self.begin)

    def hand_over(self, batch: list[Waiting]) -> None:
        """Hands a batch to the thread. No other is handed over before it is `committed`."""
        self.taken.acquire(blocking=False)  # left over, if the last one was not waited for
        self.batches.put(batch)
        if len(batch) == 1:  # a quiet house: the disk is at it before the loop goes on, unless it is tidying
            self.taken.acquire(timeout=TAKE_SECONDS)

    def work(self) -> None:
        """The thread: commits batch after batch, until there is an empty one."""
        while batch := self.next_batch():
            self.commit(batch)
            del batch  # or it would hold its tables until there is another one

    def commit(self, batch: list[Waiting]) -> None:
        if len(batch) == 1:
            self.taken.release()
        began = time.perf_counter()
        with self.at_work():
            answers = self.try_to_store([waiting.item for waiting in batch])
        seconds = time.perf_counter() - began
        with contextlib.suppress(RuntimeError):  # the house could not wait for a disk that hung
            self.loop.call_soon_threadsafe(self.committed, batch, answers, seconds)

    def next_batch(self) -> list[Waiting]:
        """Tidies up while there is nothing to store, and when it cannot wait any longer."""
        patience: float | None = QUIET_SECONDS
        if self.store.is_full:
            self.try_to_tidy()
        while True:
            try:
                found = self.batches.get(timeout=patience)
            except Empty:
                patience = 0.0 if self.try_to_tidy() else None
                continue
            if isinstance(found, list):
                return found
            self.try_to_probe(found)

    @contextlib.contextmanager
    def at_work(self) -> Iterator[None]:
        self.began = time.monotonic()
        try:
            yield
        finally:
            self.began = None

    @property
    def busy_seconds(self) -> float:
        """For how long the thread has been at one thing."""
        began = self.began
        return 0.0 if began is None else time.monotonic() - began

    @property
    def blocked_seconds(self) -> float:
        """How long the thread has been at one thing, or the oldest append has waited, if that is longer."""
        oldest = (self.batch or self.waiting)[:1]
        return max([self.busy_seconds, *(self.loop.time() - waiting.since for waiting in oldest)])

    def try_to_tidy(self) -> bool:
        """Tidies up. What fails is tried again after the next commit."""
        try:
            with self.at_work():
                return self.store.tidy()
        except Exception:
            LOG.exception("store could not be tidied")
            return False

    def try_to_probe(self, told: asyncio.Future[None]) -> None:
        try:
            with self.at_work():
                self.store.probe()
            failed = False
        except Exception:
            LOG.debug("probe failed", exc_info=True)
            failed = True
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.probed, told, failed)

    def try_to_store(self, items: list[Append]) -> list[NotStored | None]:
        try:
            return self.store.append(items)
        except Exception as error:
            LOG.exception("store broke")
            return [NotStored(repr(error))] * len(items)

    def committed(self, batch: list[Waiting], answers: list[NotStored | None], seconds: float) -> None:
        """Everyone is told, and the next batch begins whatever happens."""
        self.failing = answers.count(None) < len(answers) and any(
            answer is not None and not isinstance(answer, Doubled) for answer in answers
        )
        self.wrote = self.loop.time()
        try:
            stored = self.tell_all(batch, answers)
        finally:
            self.begin_again(len(batch))
        self.loop.call_soon(self.measure, len(batch), stored, seconds)

    def tell_all(self, batch: list[Waiting], answers: list[NotStored | None]) -> int:
        """How many entries are stored."""
        stored = 0
        failed: dict[str, NotStored] = {}
        for waiting, answer in zip(batch, answers, strict=True):
            if answer is not None:
                failed[waiting.item.table] = answer
                self.metrics.count_lost(answer)
            else:
                stored += len(waiting.item.bodies)
            waiting.tell(answer)
        if failed:
            self.fail_followers(failed)
        return stored

    async def try_out(self) -> None:
        """Whether anything can be written, by the thread that writes and as it does; `failing` says it."""
        told: asyncio.Future[None] = self.loop.create_future()
        self.batches.put(told)
        await told

    def probed(self, told: asyncio.Future[None], failed: bool) -> None:
        self.failing, self.wrote = failed, self.loop.time()
        if not told.done():
            told.set_result(None)

    def measure(self, together: int, stored: int, seconds: float) -> None:
        """Counts a commit, after everyone was told."""
        self.metrics.commits.observe(seconds)
        self.metrics.batches.observe(together)
        self.metrics.entries.inc(stored)

    def fail_followers(self, failed: dict[str, NotStored]) -> None:
        """They were made on top of entries that are not there, or lead to a table that is not."""
        waiting, self.waiting = self.waiting, []
        followers = []
        for each in waiting:
            lost = failed.get(each.item.table) or failed.get(each.item.needs or "")
            if lost is None:
                self.waiting.append(each)
            else:
                failed[each.item.table] = lost
                followers.append((each, lost))
        for each, lost in followers:
            self.metrics.count_lost(lost)
            each.tell(lost)

    async def finish(self) -> None:
        """Waits until everything that was handed in is stored or has failed, and stops."""
        await self.idle.wait()
        self.stop()

    def stop(self) -> None:
        self.batches.put([])
        self.thread.join(CLOSE_SECONDS)  # it may be tidying, which can as well be done tomorrow
