"""The lobby: listed tables with someone there, shown so that no one address can fill it.

Whoever lists tables by the hundred gets further down with each of them: first the newest table of every
address is shown, then its second, and so on, up to a number for each address. Addresses are known from the
connections and kept nowhere. What stands for an address is a number that is the same at every node of one
PostgreSQL, which tell each other of their tables, and says only which tables have the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections import Counter
from collections.abc import AsyncIterator, Hashable, Iterable, Iterator
from operator import attrgetter, itemgetter
from typing import NamedTuple

from toog.core.errors import GameError
from toog.server.protocol.forms import Lobby, LobbyTable, lobby_table
from toog.server.runtime.services import for_ever
from toog.server.store.cluster_key import digest
from toog.server.store.notifications import LISTED
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live

MOST_TABLES = 50
FRESH_SECONDS = 1.0
LINGER_SECONDS = 30.0  # after the last guest has left: a phone may be asleep for a moment
TELL_SECONDS = 5.0  # until the other nodes are told again
ELSEWHERE_SECONDS = 3 * TELL_SECONDS
TRIES = 2
NUMBER_BYTES = 7


class Listing(NamedTuple):
    table: str
    address: Hashable  # the number that stands for it
    since: float


class LobbyBoard:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.read_at = float("-inf")
        self.board = Lobby([])
        self.reading = asyncio.Lock()
        self.elsewhere: dict[str, tuple[Listing, float]] = {}  # and when it was last heard of

    async def read(self) -> Lobby:
        async with self.reading:
            if self.hub.services.loop.time() - self.read_at > FRESH_SECONDS:
                self.board = Lobby([table async for table in self.tables()])
                self.read_at = self.hub.services.loop.time()
        return self.board

    async def tables(self) -> AsyncIterator[LobbyTable]:
        listings = {listing.table: listing for listing in (*self.heard_of(), *self.here())}
        for name in in_fair_order(listings.values(), self.hub.services.limits.listed)[:MOST_TABLES]:
            seen = await self.look_at(name)
            if seen is not None:
                yield seen

    async def look_at(self, name: str) -> LobbyTable | None:
        """A table as it is stored. Where its last change is lost, as it is read back; None if it is gone."""
        for _ in range(TRIES):
            with contextlib.suppress(GameError):
                live = await self.hub.find(name)
                return await live.answer(functools.partial(listed, live))
        return None

    def here(self) -> Iterator[Listing]:
        """Listed tables with someone at this node, or that someone has only just left or laid.

        What is being stored may be that it is listed no more, or over; that is not known yet. Nor is it of a
        table that is being read back.
        """
        after = self.hub.services.clock() - LINGER_SECONDS
        for name, live in {**self.hub.tables, **self.hub.moving}.items():
            unknown = live.was_listed and (live.outbox or live.broken is not None)
            if (live.guests or live.visited > after) and (unknown or is_listed(live)):
                yield Listing(name, self.number_of(live.address), live.table.standing.opened.at)

    # What the nodes tell each other

    def heard_of(self) -> Iterator[Listing]:
        self.forget_old()
        for listing, _ in self.elsewhere.values():
            yield listing

    def forget_old(self) -> None:
        after = self.hub.services.loop.time() - ELSEWHERE_SECONDS
        self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[1] > after}

    def heard(self, table: str, number: int) -> None:
        """Another node has someone at a listed table."""
        known, _ = self.elsewhere.get(table, (None, 0.0))
        listing = known or Listing(table, number, self.hub.services.clock())
        self.elsewhere[table] = (listing, self.hub.services.loop.time())

    async def keep_telling(self) -> None:
        await for_ever(self.tell_once)

    async def tell_once(self) -> None:
        self.forget_old()
        told = [(listing.table, f"{LISTED}{listing.address}") for listing in self.here()]
        self.hub.services.tell_other_nodes(*told)
        await asyncio.sleep(TELL_SECONDS)

    def number_of(self, address: str | None) -> int:
        return int.from_bytes(digest(self.hub.services.store.key, f"lobby {address}", NUMBER_BYTES))


def is_listed(live: Live) -> bool:
    return live.table.standing.company.listed and not live.table.is_over


def listed(live: Live) -> LobbyTable | None:
    return lobby_table(live.table) if is_listed(live) else None


def in_fair_order(listings: Iterable[Listing], most_each: int) -> list[str]:
    """The newest of each address, then the second of each, … and no more than so many of one."""
    before: Counter[Hashable] = Counter()
    places: list[tuple[int, str]] = []
    for listing in sorted(listings, key=attrgetter("since"), reverse=True):
        places.append((before[listing.address], listing.table))
        before[listing.address] += 1
    return [table for place, table in sorted(places, key=itemgetter(0)) if place < most_each]
