"""The condition of the house: whether tables can be read and stored right now, and if not, what is wrong.

It is looked at once a second, and whenever someone asks. Nobody waits for a store that hangs: that a trial
has been under way for long is the answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from toog.server.protocol.forms import ILLS, Ill
from toog.server.runtime.journal import note
from toog.server.runtime.services import for_ever
from toog.server.tables.hub import Hub
from toog.server.tables.services import TableServices

LOG = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
FRESH_SECONDS = 2.0  # for so long the last commit says whether anything can be stored
WAIT_SECONDS = 0.5  # for a trial, by whoever asks
STUCK_SECONDS = 3.0
HUNG_SECONDS = 5.0  # that guests wait for one commit
DEAF_SECONDS = 8.0  # the listener says every two that it is there
LAPSED_SECONDS = 5.0  # after the other nodes stopped believing that this one lives


class StoreTrial:
    """A trial of the store, one at a time."""

    def __init__(self, services: TableServices, attempt: Callable[[], Awaitable[None]]) -> None:
        self.services = services
        self.attempt = attempt
        self.task: asyncio.Task[None] | None = None
        self.began = 0.0
        self.failed = False

    @property
    def seconds(self) -> float:
        """For how long it has been under way."""
        return 0.0 if self.task is None or self.task.done() else self.services.loop.time() - self.began

    async def make(self) -> None:
        """Waits a moment, and not again for one that is under way already."""
        if self.services.closing:
            return
        if self.task is None or self.task.done():
            self.began = self.services.loop.time()
            self.task = self.services.loop.create_task(self.run())
            self.services.asked.add(self.task)
            self.task.add_done_callback(self.services.asked.discard)
        await asyncio.wait({self.task}, timeout=max(0.0, WAIT_SECONDS - self.seconds))

    async def run(self) -> None:
        try:
            await self.attempt()
            self.failed = False
        except Exception:
            LOG.debug("trial failed", exc_info=True)
            self.failed = True


class HealthCheck:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.services = hub.services
        self.thread = ThreadPoolExecutor(1, "trial")  # its own, which no long work keeps busy
        self.reading = StoreTrial(hub.services, self.read)
        self.writing = StoreTrial(hub.services, hub.services.writer.try_out)
        self.heard_at = hub.services.loop.time()
        self.ills: list[Ill] = []

    async def read(self) -> None:
        store = self.services.store
        full = await self.services.loop.run_in_executor(self.thread, store.while_ours, store.ping)
        self.services.metrics.queue.set(full)

    def heard(self) -> None:
        """The connection to the other nodes is there, and nothing was missed on it."""
        self.heard_at = self.services.loop.time()

    async def watch(self) -> None:
        await for_ever(self.watch_once)

    async def watch_once(self) -> None:
        """Looks once. While nothing can be stored, a write is tried each time."""
        await self.look(write=self.services.writer.failing)
        await asyncio.sleep(LOOK_SECONDS)

    async def ask(self) -> list[Ill]:
        """What is wrong now: a house where nothing happens tries to write something."""
        return await self.look(write=self.services.loop.time() - self.services.writer.wrote > FRESH_SECONDS)

    async def look(self, *, write: bool) -> list[Ill]:
        services = self.services
        trials = [self.reading, self.writing] if write else [self.reading]
        await asyncio.gather(*(trial.make() for trial in trials))
        found = [ill for ill in ILLS if self.suffers(ill)]
        for ill in ILLS:
            services.metrics.ill.labels(ill).set(ill in found)
        if found != self.ills:
            level = logging.ERROR if found else logging.WARNING
            note("house is ill" if found else "house is well again", level=level, why=found)
        self.ills = found
        if services.writer.blocked_seconds > HUNG_SECONDS:
            self.send_elsewhere()
        return found

    def send_elsewhere(self) -> None:
        """Sends guests who wait for a hung commit to another node, if one may be able to store."""
        services = self.services
        if services.node is None or len(services.node.alive) < 2:
            return
        for live in [live for live in (*self.hub.tables.values(), *self.hub.moving.values()) if live.outbox]:
            for guest in list(live.guests):
                guest.dismiss("busy")

    def suffers(self, ill: Ill) -> bool:
        services = self.services
        match ill:
            case "reads-fail":
                return self.reading.failed or self.reading.seconds > STUCK_SECONDS
            case "writes-fail":
                return services.writer.failing
            case "writer-blocked":
                return max(services.writer.blocked_seconds, self.writing.seconds) > STUCK_SECONDS
            case "file-gone":
                return services.store.is_gone
            case "listener-deaf":
                return services.store.shared and services.loop.time() - self.heard_at > DEAF_SECONDS
            case "lease-lapsed":
                return (
                    services.node is not None and services.loop.time() - services.node.until > LAPSED_SECONDS
                )
