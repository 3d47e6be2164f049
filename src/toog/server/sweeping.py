"""Old tables go: a few at a time, none that is in use, and not because a clock has leapt."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from toog.server.journal import note
from toog.server.refusals import Refusal

if TYPE_CHECKING:
    from toog.server.hub import Hub

DAY_SECONDS = 86_400.0
BETWEEN_SECONDS = DAY_SECONDS / 24
SOME = 50  # tables deleted at once: moves wait some ten milliseconds for that
WAY_SECONDS = 0.05  # given to those who want to write, between two such steps
DOUBT_SECONDS = 2 * 3_600.0


class Sweeper:
    """Where most tables are old at once it may be the clock that is wrong. After two hours it is believed."""

    def __init__(self, hub: Hub, days: int) -> None:
        self.hub = hub
        self.days = days
        self.steady = time.monotonic  # a clock that does not leap
        self.swept: float | None = None
        self.doubted: float | None = None

    async def look(self) -> None:
        """Once an hour. A store that fails is noted, and asked again the next time."""
        now = self.steady()
        if self.swept is None or now - self.swept > BETWEEN_SECONDS:
            self.swept = now
            with contextlib.suppress(Refusal):
                await self.sweep()

    async def sweep(self) -> None:
        hub = self.hub
        before = hub.clock() - self.days * DAY_SECONDS
        old, all_tables = await hub.ask_store(hub.store.old_tables, before)
        if not self.believes(len(old), all_tables):
            return
        deleted = 0
        for start in range(0, len(old), SOME):
            some = [table for table in old[start : start + SOME] if not hub.uses(table)]
            deleted += await hub.ask_store(hub.store.sweep, some, before)
            await asyncio.sleep(WAY_SECONDS)
        await hub.ask_store(hub.store.sweep_records, before)
        if deleted:
            note("old tables deleted", tables=deleted)

    def believes(self, old: int, all_tables: int) -> bool:
        if old <= all_tables // 2:
            self.doubted = None
            return True
        now = self.steady()
        if self.doubted is None:
            self.doubted = now
        if now - self.doubted >= DOUBT_SECONDS:
            return True
        note(
            "most tables seem old: is the clock right? they are kept for two hours",
            level=logging.ERROR,
            old=old,
            tables=all_tables,
        )
        return False
