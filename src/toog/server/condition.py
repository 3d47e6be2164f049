"""The condition of the house: whether tables can be read and stored right now, and if not, what is wrong.

It is looked at once a second, and whenever someone asks. Nobody waits for a store that hangs: that a trial
has been under way for long is the answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Literal, get_args

from toog.server.journal import note
from toog.server.rounds import for_ever

if TYPE_CHECKING:
    from toog.server.hub import Hub

LOG = logging.getLogger(__name__)

Ill = Literal["reads-fail", "writes-fail", "writer-blocked", "file-gone", "listener-deaf", "lease-lapsed"]
ILLS: tuple[Ill, ...] = get_args(Ill)

LOOK_SECONDS = 1.0
FRESH_SECONDS = 2.0  # for so long the last commit says whether anything can be stored
WAIT_SECONDS = 0.5  # for a trial, by whoever asks
STUCK_SECONDS = 3.0
HUNG_SECONDS = 5.0  # that guests wait for one commit
DEAF_SECONDS = 8.0  # the listener says every two that it is there
LAPSED_SECONDS = 5.0  # after the other nodes stopped believing that this one lives


class Trial:
    """Something that is tried out, once at a time."""

    def __init__(self, hub: Hub, attempt: Callable[[], Awaitable[None]]) -> None:
        self.hub = hub
        self.attempt = attempt
        self.task: asyncio.Task[None] | None = None
        self.began = 0.0
        self.failed = False

    @property
    def seconds(self) -> float:
        """For how long it has been under way."""
        return 0.0 if self.task is None or self.task.done() else self.hub.loop.time() - self.began

    async def make(self) -> None:
        """Waits a moment, and not again for one that is under way already."""
        if self.hub.closing:
            return
        if self.task is None or self.task.done():
            self.began = self.hub.loop.time()
            self.task = self.hub.loop.create_task(self.run())
        await asyncio.wait({self.task}, timeout=max(0.0, WAIT_SECONDS - self.seconds))

    async def run(self) -> None:
        try:
            await self.attempt()
            self.failed = False
        except Exception:
            LOG.debug("trial failed", exc_info=True)
            self.failed = True


class Condition:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.thread = ThreadPoolExecutor(1, "trial")  # its own, which no long work keeps busy
        self.reading = Trial(hub, self.read)
        self.writing = Trial(hub, hub.writer.try_out)
        self.heard_at = hub.loop.time()
        self.ills: list[Ill] = []

    async def read(self) -> None:
        store = self.hub.store
        full = await self.hub.loop.run_in_executor(self.thread, store.while_ours, store.ping)
        self.hub.metrics.queue.set(full)

    def heard(self) -> None:
        """The line to the other nodes is there, and nothing was missed on it."""
        self.heard_at = self.hub.loop.time()

    @property
    def under_way(self) -> Iterator[asyncio.Task[None]]:
        for trial in (self.reading, self.writing):
            if trial.task is not None and not trial.task.done():
                yield trial.task

    async def watch(self) -> None:
        await for_ever(self.watch_once)

    async def watch_once(self) -> None:
        """Where nothing can be stored that is tried again and again."""
        await self.look(write=self.hub.writer.failing)
        await asyncio.sleep(LOOK_SECONDS)

    async def ask(self) -> list[Ill]:
        """As it is now: a house where nothing happens tries to write something."""
        return await self.look(write=self.hub.loop.time() - self.hub.writer.wrote > FRESH_SECONDS)

    async def look(self, *, write: bool) -> list[Ill]:
        hub = self.hub
        trials = [self.reading, self.writing] if write else [self.reading]
        await asyncio.gather(*(trial.make() for trial in trials))
        found = [ill for ill in ILLS if self.suffers(ill)]
        for ill in ILLS:
            hub.metrics.ill.labels(ill).set(ill in found)
        if found != self.ills:
            level = logging.ERROR if found else logging.WARNING
            note("house is ill" if found else "house is well again", level=level, why=found)
        self.ills = found
        if hub.writer.blocked_seconds > HUNG_SECONDS:
            self.send_elsewhere()
        return found

    def send_elsewhere(self) -> None:
        """Whoever waits for a commit that hangs, where there is another node that may be able to store."""
        hub = self.hub
        if hub.node is None or len(hub.node.alive) < 2:
            return
        for live in [live for live in (*hub.tables.values(), *hub.moving.values()) if live.outbox]:
            for guest in list(live.guests):
                hub.dismiss(guest, "busy")

    def suffers(self, ill: Ill) -> bool:
        hub = self.hub
        match ill:
            case "reads-fail":
                return self.reading.failed or self.reading.seconds > STUCK_SECONDS
            case "writes-fail":
                return hub.writer.failing
            case "writer-blocked":
                return max(hub.writer.blocked_seconds, self.writing.seconds) > STUCK_SECONDS
            case "file-gone":
                return hub.store.is_gone
            case "listener-deaf":
                return hub.store.shared and hub.loop.time() - self.heard_at > DEAF_SECONDS
            case "lease-lapsed":
                return hub.node is not None and hub.loop.time() - hub.node.until > LAPSED_SECONDS
