"""Who of the company is here: a person is away when no socket has shown the seat's secret for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from toog.table import Actor
from toog.table.commands import ComeBack, GoAway
from toog.table.seats import Seat

if TYPE_CHECKING:
    from toog.server.live import Live

AWAY_SECONDS = 8.0  # long enough for a phone to be turned, or a page to be read again
# What nodes say to each other about a seat, before its number.
ASKS = "?"
SITS_HERE = "!"


class Attendance:
    """Only kept while someone is here to miss the others. Other nodes are asked before anyone is away."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.since: dict[int, float] = {}  # when each missing person was missed, or asked after elsewhere
        self.inquired: set[int] = set()  # seats the other nodes were asked about
        self.timer: asyncio.TimerHandle | None = None

    @property
    def seats(self) -> list[Seat]:
        return self.live.table.standing.company.seats

    @property
    def here(self) -> set[int]:
        return {seat for guest in self.live.guests for seat in guest.actor.seats}

    def weak(self, now: float) -> list[int]:
        """Seats whose every device at this node has gone quiet."""
        heard = {seat for guest in self.live.guests if not guest.is_quiet(now) for seat in guest.actor.seats}
        return sorted(self.here - heard)

    def left(self, seats: Collection[int]) -> None:
        if seats:
            self.look()

    def look(self) -> None:
        self.stop()
        if self.live.broken is not None or self.live.hub.closing or not self.live.guests:
            return
        here = self.here
        for number in range(len(self.seats)):
            self.see(number, number in here)
        if self.since:  # a timer may come a little early, and then there is a little left
            left = min(self.since.values()) + AWAY_SECONDS - self.live.hub.clock()
            self.timer = self.live.hub.loop.call_later(min(max(0.0, left), AWAY_SECONDS), self.look)

    def see(self, number: int, here: bool) -> None:
        """Tells the table about one seat."""
        seat = self.seats[number]
        if not here and seat.is_present:
            self.miss(number)
            return
        self.forget(number)
        if here and seat.away:
            self.live.ask(Actor(frozenset({number})), ComeBack(number))

    def miss(self, number: int) -> None:
        hub = self.live.hub
        now = hub.clock()
        if now - self.since.setdefault(number, now) < AWAY_SECONDS:
            return
        if hub.store.shared and number not in self.inquired:
            self.inquired.add(number)
            self.since[number] = now
            hub.tell_the_others(self.live.table.id, f"{ASKS}{number}")
            return
        self.forget(number)
        self.live.ask(Actor(frozenset({number})), GoAway(number))

    def forget(self, number: int) -> None:
        self.since.pop(number, None)
        self.inquired.discard(number)

    def asked(self, number: int) -> None:
        """Another node misses this seat."""
        if number in self.here:
            self.live.hub.tell_the_others(self.live.table.id, f"{SITS_HERE}{number}")

    def sits_elsewhere(self, number: int) -> None:
        self.inquired.discard(number)
        self.since[number] = self.live.hub.clock()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
