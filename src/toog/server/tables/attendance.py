"""Attendance: a person is away when no socket has shown the seat's secret for a while.

A host who is missed for long is followed by the next person, where a host is needed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

from toog.server.store.notifications import ASKS, SITS_HERE
from toog.server.tables.part import LiveTable, Part
from toog.table import Actor
from toog.table.commands import ComeBack, GoAway, PassHost
from toog.table.company import Company

AWAY_SECONDS = 8.0  # long enough for a phone to be turned, or a page to be read again
HOST_SECONDS = 30.0  # before the start and after the end, when everyone waits for the host
HOST_IN_PLAY_SECONDS = 120.0
HOST = -1  # whoever holds the secret of the table, with or without a seat, beside the numbers of the seats


class Attendance(Part):
    """Only kept while someone is here to miss the others. Other nodes are asked before anyone is away."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.since: dict[int, float] = {}  # when each missing person was missed, or asked after elsewhere
        self.inquired: set[int] = set()  # seats the other nodes were asked about
        self.timer: asyncio.TimerHandle | None = None

    @property
    def company(self) -> Company:
        return self.live.table.standing.company

    @property
    def here(self) -> set[int]:
        here = {seat for guest in self.live.guests for seat in guest.actor.seats}
        return here | {HOST for guest in self.live.guests if guest.actor.host}

    def devices(self) -> list[Actor]:
        """Return what each device with several sockets or seats holds and claims.

        Two sockets are of one device where they say so. Addresses tell nothing: a family shares one, and a
        second phone has another.
        """
        found: dict[Hashable, Actor] = {}
        for guest in self.live.guests:
            device, actor = guest.device or guest.alone, guest.actor
            known = found.get(device, Actor())
            found[device] = Actor(known.seats | actor.seats, claims=known.claims | actor.claims)
        return [actor for actor in found.values() if len(actor.seats) + len(actor.claims) > 1]

    @property
    def by_pin(self) -> frozenset[int]:
        """The seats at which only devices are here that came by PIN."""
        actors = [guest.actor for guest in self.live.guests]
        by_secret = {seat for actor in actors for seat in actor.seats - actor.by_pin}
        return frozenset(seat for actor in actors for seat in actor.by_pin - by_secret)

    def weak(self, now: float) -> list[int]:
        """Seats whose every device at this node has gone quiet."""
        heard = {seat for guest in self.live.guests if not guest.is_quiet(now) for seat in guest.actor.seats}
        return sorted(self.here - heard - {HOST})

    def left(self, actor: Actor) -> None:
        if actor.seats or actor.host:
            self.look()

    def look(self) -> None:
        self.stop()
        live = self.live
        if live.broken is not None or live.paused or live.services.closing or not live.guests:
            return
        self.bring_back_owners()
        here = self.here
        for number in range(len(self.company.seats)):
            self.see(number, number in here)
        self.see_host(HOST in here)
        if self.since:  # a timer may come a little early, and then there is a little left
            left = min(since + self.patience(number) for number, since in self.since.items())
            left -= self.live.services.clock()
            self.timer = self.live.services.loop.call_later(min(max(0.0, left), HOST_SECONDS), self.look)

    def bring_back_owners(self) -> None:
        """Seat the owners who have shown the secret of a seat with a guest in it."""
        for number in sorted({seat for guest in self.live.guests for seat in guest.actor.returns}):
            self.live.ask(Actor(returns=frozenset({number})), ComeBack(number))

    def patience(self, number: int) -> float:
        if number != HOST:
            return AWAY_SECONDS
        standing = self.live.table.standing
        playing = standing.running is not None and standing.ended is None
        return HOST_IN_PLAY_SECONDS if playing else HOST_SECONDS

    def see(self, number: int, here: bool) -> None:
        """Tells the table about one seat."""
        seat = self.company.seats[number]
        if not here and seat.is_present:
            if self.is_gone(number):
                self.forget(number)
                self.live.ask(Actor(frozenset({number})), GoAway(number))
            return
        self.forget(number)
        if here and seat.away:
            self.live.ask(Actor(frozenset({number})), ComeBack(number))

    def see_host(self, here: bool) -> None:
        """A host who sits may be at another node, and is missed from when the seat is, or its secret."""
        host, by_pin = self.company.host, self.by_pin
        sits = host is not None and host not in by_pin and self.company.seats[host].is_owner_present
        if here or sits:
            self.forget(HOST)
        elif self.is_gone(HOST):
            self.since[HOST] = self.live.services.clock()
            self.live.ask(Actor(), PassHost(by_pin))

    def is_gone(self, number: int) -> bool:
        """Whether someone was missed for long enough, here and at the other nodes."""
        services = self.live.services
        now = services.clock()
        if now - self.since.setdefault(number, now) < self.patience(number):
            return False
        if services.store.shared and number not in self.inquired:
            self.inquired.add(number)
            self.since[number] = now
            services.tell_other_nodes((self.live.table.id, f"{ASKS}{number}"))
            return False
        return True

    def forget(self, number: int) -> None:
        self.since.pop(number, None)
        self.inquired.discard(number)

    def asked(self, number: int) -> None:
        """Another node misses this seat."""
        if number in self.here:
            self.live.services.tell_other_nodes((self.live.table.id, f"{SITS_HERE}{number}"))

    def sits_elsewhere(self, number: int) -> None:
        self.inquired.discard(number)
        self.since[number] = self.live.services.clock()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
