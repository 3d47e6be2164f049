"""Old tables go: a few at a time, none that is in use, and not because a clock has leapt."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from toog.server.protocol.refusals import Refusal
from toog.server.runtime.journal import note
from toog.server.runtime.services import for_ever
from toog.server.store.store import Store
from toog.server.tables.hub import Hub
from toog.table.entries import Rematched, Unsealed

DAY_SECONDS = 86_400.0
LOOK_SECONDS = 20.0
BETWEEN_SECONDS = DAY_SECONDS / 24
SOME = 50  # tables deleted at once: moves wait some ten milliseconds for that
WAY_SECONDS = 0.05  # given to those who want to write, between two such steps


class Sweeper:
    """Deletes old tables. Where most are old at once the clock may be wrong, and only the keeper knows."""

    def __init__(self, hub: Hub, days: int, *, delete_most: bool = False) -> None:
        self.hub = hub
        self.days = days
        self.delete_most = delete_most
        self.steady = time.monotonic  # a clock that does not leap
        self.swept: float | None = None
        self.refused: set[str] = set()  # what was refused the last time, and said to the keeper

    async def keep_sweeping(self) -> None:
        await for_ever(self.look_once)

    async def look_once(self) -> None:
        await asyncio.sleep(LOOK_SECONDS)
        await self.look()

    async def look(self) -> None:
        """Sweeps once an hour. A store that fails is noted, and asked again the next time."""
        now = self.steady()
        if self.swept is None or now - self.swept > BETWEEN_SECONDS:
            self.swept = now
            with contextlib.suppress(Refusal):
                await self.sweep()

    async def sweep(self) -> None:
        hub = self.hub
        before = hub.services.clock() - self.days * DAY_SECONDS
        old, all_tables = await hub.services.ask_store(hub.services.store.old_tables, before)
        if self.may_delete("tables", len(old), all_tables):
            await self.delete_tables(old, before)
        if self.may_delete("records", *await hub.services.ask_store(hub.services.store.old_records, before)):
            while await hub.services.ask_store(hub.services.store.sweep_records, before, SOME):
                await asyncio.sleep(WAY_SECONDS)

    async def delete_tables(self, old: list[str], before: float) -> None:
        hub, deleted = self.hub, 0
        for start in range(0, len(old), SOME):
            some = [table for table in old[start : start + SOME] if not hub.uses(table)]
            held = await hub.services.ask_store(held_by_nights, hub.services.store, some)
            some = [table for table in some if table not in held]
            deleted += await hub.services.ask_store(hub.services.store.sweep, some, before)
            await asyncio.sleep(WAY_SECONDS)
        if deleted:
            note("old tables deleted", tables=deleted)

    def may_delete(self, what: str, old: int, of: int) -> bool:
        """Whether so many may go: not most of all, unless the keeper says so. A refusal is noted once."""
        if self.delete_most or old <= of // 2:
            self.refused.discard(what)
            return True
        if what not in self.refused:
            self.refused.add(what)
            note(
                f"most {what} seem old: is the clock right? they are kept until --delete-most says otherwise",
                level=logging.ERROR,
                old=old,
                all=of,
            )
        return False


def held_by_nights(store: Store, tables: Sequence[str]) -> list[str]:
    """Those that lead to another round of a night whose seal is shut: without them nobody knows of it."""
    laid = store.openings(tables)
    return [table for table, body in laid.items() if plain(body).get("night") and leads_on(store, table)]


def leads_on(store: Store, table: str) -> bool:
    kept = store.load(table)
    entries = [] if kept is None else [plain(body) for body in kept.bodies]
    following = [entry["table"] for entry in entries if entry.get("entry") == Rematched.kind]
    is_open = any(entry.get("entry") == Unsealed.kind for entry in entries)
    return not is_open and bool(store.versions(following))


def plain(body: str) -> dict[str, Any]:
    """An entry as it is stored. One that cannot be read holds nothing."""
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}
