"""This node among the others on its database: it says that it lives, and hears what concerns them all.

That is who else lives, what time it is, at which tables it acts, and how much its guests took elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from toog.server.allowances import Allowances
from toog.server.journal import note
from toog.server.leases import Leases
from toog.server.membership import LEASE_SECONDS, Beat, Membership
from toog.server.steady import SteadyClock
from toog.server.store import BROKEN, reason_of

if TYPE_CHECKING:
    from toog.server.hub import Hub

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger(__name__)

BEAT_SECONDS = LEASE_SECONDS / 3
CLEAR_AWAY = 120  # once in so many beats


class Node:
    """Has a thread of its own for the database: nobody who reads a long game is in its way."""

    def __init__(self, hub: Hub, membership: Membership, allowances: Allowances) -> None:
        self.hub = hub
        self.membership = membership
        self.allowances = allowances
        self.leases = Leases(self)
        self.thread = ThreadPoolExecutor(1, "node")
        self.alive: frozenset[str] = frozenset()
        self.until = -math.inf  # on the clock of the loop: so long the others believe that it is alive
        self.beats = 0
        self.spoke = hub.loop.time()  # when the others were last told what was taken here
        self.ill = False
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Before anyone is let in: from here on the time is the database's."""
        with contextlib.suppress(*BROKEN):  # it will be tried again, and reported
            await self.live_on(self.membership.join)
        if isinstance(self.hub.clock, SteadyClock):
            self.hub.clock.begin()
        self.task = self.hub.start(self.keep())

    async def keep(self) -> None:
        """For as long as the house is open, whatever goes wrong."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), BEAT_SECONDS)
            self.woken.clear()
            try:
                await self.beat()
                self.ill = False
                continue
            except BROKEN as error:
                if not self.ill:
                    note("other nodes cannot be reached", level=logging.WARNING, reason=reason_of(error))
            except Exception:
                LOG.exception("other nodes cannot be reached")
            self.ill = True
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        await self.live_on(self.membership.beat)
        await self.leases.renew()
        await self.share()
        self.hub.metrics.nodes.set(len(self.alive))
        self.hub.metrics.leases.set(len(self.leases.held))
        self.beats += 1
        if self.beats % CLEAR_AWAY == 0:
            await self.aside(self.membership.clear_away)

    async def live_on(self, say: Callable[[], Beat]) -> None:
        loop, clock = self.hub.loop, self.hub.clock
        asked = loop.time()
        beat = await self.aside(say)
        if isinstance(clock, SteadyClock):
            clock.follow(beat.now, loop.time() - asked)
        if asked >= self.until:
            self.leases.lapse()
        self.until = asked + LEASE_SECONDS
        gone, self.alive = self.alive - beat.alive, beat.alive
        if gone:
            self.bury(gone)

    def bury(self, gone: frozenset[str]) -> None:
        """Nodes of which nothing more was heard."""
        self.leases.bury(gone)
        for live in self.hub.tables.values():
            live.crowd.bury(gone)

    async def share(self) -> None:
        """What guests took here and elsewhere."""
        now = self.hub.loop.time()
        seconds, self.spoke = now - self.spoke, now
        taken = self.allowances.tell(len(self.alive), seconds)
        if taken and len(self.alive) > 1:
            self.allowances.hear(await self.aside(self.membership.spend, taken), self.hub.loop.time())

    def tell(self, told: Sequence[tuple[str, str]]) -> None:
        """The other nodes, one thing after another."""
        self.hub.start(self.try_to_tell(told))

    async def try_to_tell(self, told: Sequence[tuple[str, str]]) -> None:
        with contextlib.suppress(*BROKEN):  # what they miss they can do without
            await self.aside(self.membership.tell, told)

    async def leave(self) -> None:
        """The others need not wait until it is certain that this one is gone."""
        if self.task is not None:
            self.task.cancel()
        self.leases.lapse()
        with contextlib.suppress(*BROKEN):
            await self.aside(self.membership.leave)
        self.thread.shutdown(wait=False)

    async def aside(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.hub.loop.run_in_executor(self.thread, lambda: ask(*args, **kwargs))
