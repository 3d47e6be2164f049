"""Who of the company is here: a person is away when no socket has shown the seat's secret for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from toog.table import Actor
from toog.table.commands import ComeBack, GoAway
from toog.table.seats import Seat

if TYPE_CHECKING:
    from toog.server.live import Live

AWAY_SECONDS = 8.0  # long enough for a phone to be turned, or a page to be read again


class Attendance:
    """Only kept while someone is here to miss the others."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.since: dict[int, float] = {}  # when each seat without a socket was found empty
        self.timer: asyncio.TimerHandle | None = None

    def left(self, seats: Iterable[int]) -> None:
        if seats:
            self.look()

    def look(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.live.broken is not None or self.live.hub.closing or not self.live.guests:
            return
        here = {seat for guest in self.live.guests for seat in guest.actor.seats}
        missing = [self.see(number, number in here) for number in range(len(self.seats))]
        if any(missing):
            self.timer = self.live.hub.loop.call_later(AWAY_SECONDS, self.look)

    @property
    def seats(self) -> list[Seat]:
        return self.live.table.standing.company.seats

    def see(self, number: int, here: bool) -> bool:
        """Tells the table about one seat. Answers whether it has to be looked at again."""
        seat = self.seats[number]
        if here:
            self.since.pop(number, None)
            if seat.away:
                self.live.ask(Actor(frozenset({number})), ComeBack(number))
        elif seat.is_present:
            now = self.live.hub.clock()
            if now - self.since.setdefault(number, now) < AWAY_SECONDS:
                return True
            self.live.ask(Actor(frozenset({number})), GoAway(number))
        return False

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
