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
        self.faltering: dict[Live, None] = {}  # tables that were told of someone

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
        quiet = dict.fromkeys(guest.live for guest in self.hub.guests if guest.is_quiet(now))
        looked_at = {**quiet, **self.faltering}
        self.faltering.clear()
        for live in looked_at:
            weak = live.attendance.weak(now)
            if weak:
                self.faltering[live] = None
            live.crowd.tell_weak(weak)
