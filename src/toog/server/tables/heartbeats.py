"""Faltering connections: devices that pinged and have gone quiet, told to their table while it lasts."""

from __future__ import annotations

import asyncio
import contextlib

from toog.server.protocol.refusals import Refusal
from toog.server.runtime.services import for_ever
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live

LISTEN_SECONDS = 1.0
LATE_SECONDS = 1.0  # a house that was itself busy for so long hears first what came in the meantime


class Heartbeats:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.faltering: set[str] = set()  # tables that were told of someone

    async def listen(self) -> None:
        await for_ever(self.listen_once)

    async def listen_once(self) -> None:
        loop = self.hub.services.loop
        due = loop.time() + LISTEN_SECONDS
        await asyncio.sleep(LISTEN_SECONDS)
        if loop.time() - due < LATE_SECONDS:
            self.look()

    def look(self) -> None:
        """Looks for quiet guests. Only tables where someone is quiet, or was, cost more than a glance."""
        now = self.hub.services.loop.time()
        quiet = {guest.live.table.id for guest in self.hub.guests if guest.is_quiet(now)}
        looked_at = sorted(quiet | self.faltering)
        self.faltering.clear()
        for table in looked_at:
            if (live := self.hub.tables.get(table)) is not None:
                with contextlib.suppress(Refusal), live.care:
                    self.look_at(live, now)

    def look_at(self, live: Live, now: float) -> None:
        weak = live.attendance.weak(now)
        if weak:
            self.faltering.add(live.table.id)
        live.crowd.tell_weak(weak)
