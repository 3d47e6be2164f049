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
from typing import ParamSpec, Protocol, TypeVar

from toog.server.cluster.membership import LEASE_SECONDS, Beat, Membership
from toog.server.cluster.shared_limits import SharedLimits
from toog.server.runtime.clock import SteadyClock
from toog.server.runtime.journal import note
from toog.server.runtime.services import Services
from toog.server.store.notifications import kind_of
from toog.server.store.statements import reason_of
from toog.server.store.store import BROKEN

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger(__name__)

BEAT_SECONDS = LEASE_SECONDS / 3
RENEW_SECONDS = 2.0
PRESENCE_SECONDS = 10.0  # until the others are told once more who is here
CLEAR_SECONDS = 60.0
MOST_TOLD = 1_000  # at once
MOST_UNTOLD = 50_000


class OpenTables(Protocol):
    """The tables that this node has open, as far as other nodes concern them."""

    @property
    def any_open(self) -> bool: ...
    def resume(self, table: str) -> None:
        """This node acts at that table from now on."""

    def bury(self, nodes: frozenset[str]) -> None:
        """Nobody is left at those nodes."""

    def presences(self, before: float) -> list[tuple[str, str]]:
        """The guests here, by table. What was not heard from elsewhere since `before` is forgotten."""


class Node:
    """Has a thread of its own for the database: nobody who reads a long game is in its way."""

    def __init__(
        self, services: Services, tables: OpenTables, membership: Membership, shared_limits: SharedLimits
    ) -> None:
        self.services = services
        self.tables = tables
        self.membership = membership
        self.shared_limits = shared_limits
        self.leases = Leases(self)
        self.thread = ThreadPoolExecutor(1, "node")
        self.alive: frozenset[str] = frozenset()
        self.until = services.loop.time()  # so long the others believe that it is alive
        self.next_beat = self.next_renewal = self.next_presence = self.next_clearing = services.loop.time()
        self.spoke = services.loop.time()  # when the others were last told what was taken here
        self.joined = False
        self.untold: dict[tuple[str, str], str] = {}  # by table and kind
        self.telling: asyncio.Task[None] | None = None
        self.ill = False
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Joins before anyone is let in: from the first beat on the time is the database's."""
        with contextlib.suppress(*BROKEN):  # it will be tried again, and reported
            await self.live_on(self.membership.join)
        self.task = self.services.start(self.keep())

    async def keep(self) -> None:
        """Beats for as long as the house is open, whatever goes wrong."""
        loop = self.services.loop
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
        now = self.services.loop.time()
        self.next_beat = now + BEAT_SECONDS
        await self.live_on(self.membership.beat)
        await self.leases.claim()
        await self.share()
        self.services.metrics.nodes.set(len(self.alive))
        self.services.metrics.leases.set(len(self.leases.held))
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
        """Says that this node lives, and hears who else does. After a gap its leases are claimed again."""
        loop, clock = self.services.loop, self.services.clock
        asked = loop.time()
        beat = await self.aside(say)
        answered = loop.time()
        if isinstance(clock, SteadyClock):
            clock.follow(beat.now, answered - asked)
            if not (self.joined or self.tables.any_open):  # nobody was shown another time yet
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
        self.tables.bury(gone)

    async def share(self) -> None:
        """Tells what guests took here, and hears what they took elsewhere."""
        now = self.services.loop.time()
        seconds, self.spoke = now - self.spoke, now
        taken = self.shared_limits.tell(len(self.alive), seconds)
        if taken and len(self.alive) > 1:
            self.shared_limits.hear(await self.aside(self.membership.spend, taken), self.services.loop.time())

    def tell_who_is_here(self, now: float) -> None:
        """Tells the others again, in case they missed it; and forgets what was not heard again for long."""
        here = self.tables.presences(now - 3 * PRESENCE_SECONDS)
        if len(self.alive) > 1:
            self.tell(here)

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
            self.telling = self.services.start(self.tell_all())

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
        return await self.services.loop.run_in_executor(self.thread, lambda: ask(*args, **kwargs))


class Leases:
    """The tables at which this node acts. Of the nodes that have one open, bots think at one alone.

    Without leases every node would do so, and the store would refuse all but one. That refusal is still what
    nothing is lost by: a node that acts without a lease, or after it has run out, acts in vain. Leases are
    kept for as long as their node is believed to be alive.
    """

    def __init__(self, node: Node) -> None:
        self.node = node
        self.wanted: set[str] = set()  # tables at which there is something to do
        self.held: set[str] = set()
        self.owners: dict[str, str] = {}  # of tables that are wanted and not held

    def holds(self, table: str) -> bool:
        return table in self.held and self.node.services.loop.time() < self.node.until

    def want(self, table: str) -> None:
        if table not in self.wanted:
            self.wanted.add(table)
            self.node.woken.set()

    def unwant(self, table: str) -> None:
        self.wanted.discard(table)
        self.owners.pop(table, None)

    def freed(self, table: str) -> None:
        """The node that had this table has let it go."""
        if self.owners.pop(table, None) is not None:
            self.node.woken.set()

    def lapse(self) -> None:
        """Someone else may have them by now. Those that nobody took are claimed again, and then go on."""
        self.held.clear()
        self.owners.clear()

    def bury(self, gone: frozenset[str]) -> None:
        self.owners = {table: node for table, node in self.owners.items() if node not in gone}

    async def renew(self) -> None:
        """Now and then: what this node was thought to have and does not want is let go, whatever it knows."""
        self.owners.clear()
        self.held &= self.wanted
        await self.node.aside(self.node.membership.release_all_but, sorted(self.wanted))
        await self.claim()

    async def claim(self) -> None:
        """Claims what is wanted and nobody is known to have; and lets go of what is no longer wanted."""
        dropped = self.held - self.wanted
        self.held -= dropped
        if dropped:
            await self.node.aside(self.node.membership.release, sorted(dropped))
        asked_for = sorted(self.wanted - self.held - self.owners.keys())
        if asked_for:
            self.hear(await self.node.aside(self.node.membership.claim, asked_for))

    def hear(self, owners: dict[str, str]) -> None:
        """Hears which node has each of the tables that were asked for."""
        mine = [table for table, owner in owners.items() if owner == self.node.membership.node]
        self.owners.update((table, owners[table]) for table in owners.keys() - set(mine))
        self.held.update(mine)
        for table in mine:
            self.node.tables.resume(table)
