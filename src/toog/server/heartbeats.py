"""Whose line falters: devices that pinged and have gone quiet, told to their table while it lasts."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from toog.server.refusals import Refusal
from toog.server.rounds import for_ever

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
        await for_ever(self.listen_once)

    async def listen_once(self) -> None:
        loop = self.hub.loop
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
            with contextlib.suppress(Refusal), live.care:
                self.look_at(live, now)

    def look_at(self, live: Live, now: float) -> None:
        weak = live.attendance.weak(now)
        if weak:
            self.faltering[live] = None
        live.crowd.tell_weak(weak)
