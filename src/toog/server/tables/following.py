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

from toog.core.errors import GameError
from toog.server.protocol.refusals import Refusal
from toog.server.tables.part import LiveTable, Part
from toog.table import Entry

AGAIN_SECONDS = 0.5  # until a store that failed is asked again


class Following(Part):
    def __init__(self, live: LiveTable) -> None:
        super().__init__(live)
        self.heard = 0  # the newest version that another node says is stored
        self.wanted = 0  # the newest version that a guest says to have seen elsewhere
        self.doubted = False  # whether the table is still there
        self.begun = 0  # reads so far
        self.found_nothing = 0  # the last of them that found nothing new
        self.task: asyncio.Task[None] | None = None

    @property
    def is_behind(self) -> bool:
        """Whether to read on. An append under way fails if another node was faster, and then all is read."""
        live = self.live
        newer = self.doubted or max(self.heard, self.wanted) > live.table.version
        return newer and not live.outbox and live.broken is None

    def hear(self, version: int, newest: Sequence[Entry] = ()) -> None:
        """Another node has stored this version; `newest` are the entries that lead there, where told."""
        self.heard = max(self.heard, version)
        live = self.live
        are_next = version - len(newest) == live.table.version
        if newest and are_next and self.is_behind and not live.services.closing:
            live.follow(newest)
        self.go_on()

    def hear_deleted(self) -> None:
        """Another node says that the table was deleted, which only the store is believed."""
        self.doubted = True
        self.go_on()

    def go_on(self) -> None:
        if self.task is None and self.is_behind and not self.live.services.closing:
            self.task = self.live.services.start(self.read_on())

    async def reach(self, version: int) -> None:
        """Waits until the table is there, or is to be read anew, or a read that began later found nothing."""
        live, before = self.live, self.begun
        while version > live.table.version and self.found_nothing <= before:
            if live.broken is not None or live.services.closing:
                return
            self.wanted = max(self.wanted, version)
            self.go_on()
            if self.task is not None:
                await asyncio.wait({self.task})
            elif live.outbox:
                with contextlib.suppress(GameError):
                    await live.outbox.stored_so_far()
            else:
                return

    async def read_on(self) -> None:
        live = self.live  # while it is read on, it stays
        try:
            while self.is_behind and not live.services.closing:
                await self.read_once()
        finally:
            self.task = None

    async def read_once(self) -> None:
        live = self.live
        since, heard = live.table.version, self.heard
        self.begun += 1
        begun, self.doubted = self.begun, False
        try:
            newer = await live.newer(since)
        except Refusal:
            self.doubted = True
            await asyncio.sleep(AGAIN_SECONDS)
            return
        except Exception as fault:  # noqa: BLE001 whatever it is, the table is read anew with all before it
            live.broke(fault)
            return
        if newer is None:
            live.gone()
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
