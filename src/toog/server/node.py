"""This node among the others on its database: it says that it lives, and hears what concerns them all.

That is who else lives, what time it is, at which tables it acts, and how much its guests took elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from toog.server.allowances import Allowances
from toog.server.journal import note
from toog.server.leases import Leases
from toog.server.membership import LEASE_SECONDS, Beat, Membership
from toog.server.notices import kind_of
from toog.server.steady import SteadyClock
from toog.server.store import BROKEN, reason_of

if TYPE_CHECKING:
    from toog.server.hub import Hub

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger(__name__)

BEAT_SECONDS = LEASE_SECONDS / 3
RENEW_SECONDS = 2.0
PRESENCE_SECONDS = 10.0  # until the others are told once more who is here
CLEAR_SECONDS = 60.0
MOST_TOLD = 1_000  # at once
MOST_UNTOLD = 50_000


class Node:
    """Has a thread of its own for the database: nobody who reads a long game is in its way."""

    def __init__(self, hub: Hub, membership: Membership, allowances: Allowances) -> None:
        self.hub = hub
        self.membership = membership
        self.allowances = allowances
        self.leases = Leases(self)
        self.thread = ThreadPoolExecutor(1, "node")
        self.alive: frozenset[str] = frozenset()
        self.until = hub.loop.time()  # so long the others believe that it is alive
        self.next_beat = self.next_renewal = self.next_presence = self.next_clearing = hub.loop.time()
        self.spoke = hub.loop.time()  # when the others were last told what was taken here
        self.joined = False
        self.untold: dict[tuple[str, str], str] = {}  # by table and kind
        self.telling: asyncio.Task[None] | None = None
        self.ill = False
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Before anyone is let in: from the first beat on the time is the database's."""
        with contextlib.suppress(*BROKEN):  # it will be tried again, and reported
            await self.live_on(self.membership.join)
        self.task = self.hub.start(self.keep())

    async def keep(self) -> None:
        """For as long as the house is open, whatever goes wrong."""
        loop = self.hub.loop
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), max(0.0, self.next_beat - loop.time()))
            self.woken.clear()
            try:
                await (self.beat() if loop.time() >= self.next_beat else self.leases.claim())
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
        now = self.hub.loop.time()
        self.next_beat = now + BEAT_SECONDS
        await self.live_on(self.membership.beat)
        await self.leases.claim()
        await self.share()
        self.hub.metrics.nodes.set(len(self.alive))
        self.hub.metrics.leases.set(len(self.leases.held))
        await self.now_and_then(now)

    async def now_and_then(self, now: float) -> None:
        if now >= self.next_renewal:
            self.next_renewal = now + RENEW_SECONDS
            await self.leases.renew()
        if now >= self.next_presence:
            self.next_presence = now + PRESENCE_SECONDS
            self.tell_who_is_here(now)
        if now >= self.next_clearing:
            self.next_clearing = now + CLEAR_SECONDS
            await self.aside(self.membership.clear_away)

    async def live_on(self, say: Callable[[], Beat]) -> None:
        """What did not happen while nobody could be sure of it goes on when its lease is claimed again."""
        loop, clock = self.hub.loop, self.hub.clock
        asked = loop.time()
        beat = await self.aside(say)
        answered = loop.time()
        if isinstance(clock, SteadyClock):
            clock.follow(beat.now, answered - asked)
            if not (self.joined or self.hub.tables):  # nobody was shown another time yet
                clock.begin()
        self.joined = True
        if answered >= self.until or not beat.unbroken:
            self.leases.lapse()
        self.until = asked + LEASE_SECONDS
        gone, came = self.alive - beat.alive, beat.alive - self.alive
        self.alive = beat.alive
        if gone:
            self.bury(gone)
        if came:
            self.next_presence = answered

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

    def tell_who_is_here(self, now: float) -> None:
        """Once more, in case it was not heard; and forgets what was not heard again for long."""
        before = now - 3 * PRESENCE_SECONDS
        lives = list(self.hub.tables.values())
        for live in lives:
            live.crowd.expire(before)
        if len(self.alive) > 1:
            self.tell([(live.table.id, str(live.crowd.here)) for live in lives if live.guests])

    def tell(self, told: Sequence[tuple[str, str]]) -> None:
        """The other nodes: what comes up while something is being told is told together.

        Of each kind only the newest, and the newest of all where there is too much: it is told again.
        """
        for table, what in told:
            self.untold.pop(key := (table, kind_of(what)), None)
            self.untold[key] = what
        while len(self.untold) > MOST_UNTOLD:
            del self.untold[next(iter(self.untold))]
        if self.telling is None and self.untold:
            self.telling = self.hub.start(self.tell_all())

    async def tell_all(self) -> None:
        try:
            while self.untold:
                told = [(table, what) for (table, _), what in islice(self.untold.items(), MOST_TOLD)]
                for table, what in told:
                    del self.untold[table, kind_of(what)]
                with contextlib.suppress(*BROKEN):  # it is told again after a while
                    await self.aside(self.membership.tell, told)
        finally:
            self.telling = None

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
