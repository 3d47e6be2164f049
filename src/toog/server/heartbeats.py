"""Whose line falters: devices that pinged and have gone quiet, told to their table while it lasts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toog.server.hub import Hub
    from toog.server.live import Live

LISTEN_SECONDS = 1.0
LATE_SECONDS = 1.0  # a house that was itself busy for so long hears first what came in the meantime


class Heartbeats:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.faltering: set[Live] = set()  # tables that were told of someone

    async def listen(self) -> None:
        """For as long as the house is open."""
        loop = self.hub.loop
        while True:
            due = loop.time() + LISTEN_SECONDS
            await asyncio.sleep(LISTEN_SECONDS)
            if loop.time() - due < LATE_SECONDS:
                self.look()

    def look(self) -> None:
        """Only tables where someone went quiet, or was, cost more than a glance."""
        now = self.hub.loop.time()
        quiet = {guest.live for guest in self.hub.guests if guest.is_quiet(now)}
        for live in quiet | self.faltering:
            weak = live.attendance.weak(now)
            (self.faltering.add if weak else self.faltering.discard)(live)
            live.crowd.tell_weak(weak)
