"""How many look on and whose line falters, as everyone at a table is told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from toog.server.server_messages import Watching
from toog.server.wire import ENCODER

if TYPE_CHECKING:
    from toog.server.live import Live

CROWD_SECONDS = 1.0


class Crowd:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.weak: list[int] = []  # seats whose devices have gone quiet
        self.timer: asyncio.TimerHandle | None = None

    def count(self) -> None:
        """Told a little later, so that a crowd that comes in is told once."""
        if self.timer is None:
            self.timer = self.live.hub.loop.call_later(CROWD_SECONDS, self.tell)

    def tell(self) -> None:
        self.stop()
        self.timer = None
        guests = self.live.guests
        text = ENCODER.encode(Watching(sum(not guest.actor.seats for guest in guests), self.weak))
        for guest in guests:
            self.live.say_when_stored(guest, text)  # never before the snapshot of someone who has just come

    def tell_weak(self, weak: list[int]) -> None:
        if weak != self.weak:
            self.weak = weak
            self.tell()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
