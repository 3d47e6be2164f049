"""A table follows what other nodes have stored of it: the newest version heard of is reached in the end.

The newest entries are mostly told along, and where they are the very next ones nothing has to be read. What
else is heard cannot always be read at once: the table may have appends of its own under way, the store may
fail, or the table is still being read. So the version is remembered, and read on to when there is nothing
in the way any more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from toog.core.errors import GameError
from toog.server.part import Part
from toog.server.refusals import Refusal
from toog.table import Entry

if TYPE_CHECKING:
    from toog.server.live import Live

AGAIN_SECONDS = 0.5  # until a store that failed is asked again


class Following(Part):
    def __init__(self, live: Live) -> None:
        super().__init__(live)
        self.heard = 0  # the newest version that another node says is stored
        self.wanted = 0  # the newest version that a guest says to have seen elsewhere
        self.doubted = False  # whether the table is still there
        self.begun = 0  # reads so far
        self.found_nothing = 0  # the last of them that found nothing new
        self.task: asyncio.Task[None] | None = None

    @property
    def is_behind(self) -> bool:
        """An append of our own that is under way fails if another node was faster, and then all is read."""
        live = self.live
        newer = self.doubted or max(self.heard, self.wanted) > live.table.version
        return newer and not live.outbox and live.broken is None

    def hear(self, version: int, newest: Sequence[Entry] = ()) -> None:
        """With the entries that lead there, where they were told."""
        self.heard = max(self.heard, version)
        live = self.live
        if newest and version - len(newest) == live.table.version and self.is_behind and not live.hub.closing:
            live.follow(newest)
        self.go_on()

    def hear_deleted(self) -> None:
        """Only the store is believed that a table is gone."""
        self.doubted = True
        self.go_on()

    def go_on(self) -> None:
        if self.task is None and self.is_behind and not self.live.hub.closing:
            self.task = self.live.hub.start(self.read_on())

    async def reach(self, version: int) -> None:
        """Until the table is there, or is to be read anew, or a read that began later found nothing."""
        live, before = self.live, self.begun
        while version > live.table.version and self.found_nothing <= before:
            if live.broken is not None or live.hub.closing:
                return
            self.wanted = max(self.wanted, version)
            self.go_on()
            if self.task is not None:
                await asyncio.wait({self.task})
            elif live.outbox:
                with contextlib.suppress(GameError):
                    await live.stored_so_far()
            else:
                return

    async def read_on(self) -> None:
        live = self.live  # while it is read on, it stays
        try:
            while self.is_behind and not live.hub.closing:
                await self.read_once()
        finally:
            self.task = None

    async def read_once(self) -> None:
        live, hub = self.live, self.live.hub
        since, heard = live.table.version, self.heard
        self.begun += 1
        begun, self.doubted = self.begun, False
        try:
            newer = await hub.newer(live.table.id, since)
        except Refusal:
            self.doubted = True
            await asyncio.sleep(AGAIN_SECONDS)
            return
        except Exception as fault:  # noqa: BLE001 whatever it is, the table is read anew with all before it
            live.broke(fault)
            return
        if newer is None:
            hub.gone(live)
        elif not newer:
            self.found_nothing, self.wanted = begun, 0
            if self.heard == heard:
                self.heard = since  # whoever said so was wrong
        elif live.broken is None and not live.outbox and live.table.version == since:
            live.follow(newer)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None
