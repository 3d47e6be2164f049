"""The hub: every table in memory, laid, found, read back when it broke, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

import msgspec

from toog.server.protocol.fields import fresh_nonce
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.errors import Doubled
from toog.server.runtime.journal import mark, note
from toog.server.runtime.limits import Limits
from toog.server.runtime.metrics import Metrics
from toog.server.runtime.services import for_ever
from toog.server.store.appends import Opening
from toog.server.store.store import Store, StoredTable
from toog.server.tables.encoding_cache import EncodingCache
from toog.server.tables.guest import Guest
from toog.server.tables.live import Live
from toog.server.tables.services import THREADS, TableServices, Threads
from toog.table import Entry, Table
from toog.table.commands import Open

ID_BYTES = 16  # a table's link cannot be guessed
SECRET_BYTES = 32  # of the sealed dice
IDLE_SECONDS = 60.0
SWEEP_SECONDS = 20.0
FIRST_PAUSE = 0.25  # seconds before a table that lost something goes on by itself
DOUBLINGS = 5  # of that, one for each loss in a row


class Hub:
    """Lives on one event loop, as do the services it is made with."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
        threads: Threads = THREADS,
    ) -> None:
        self.services = TableServices(store, limits, metrics, clock, threads)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.unsettled = WeakValueDictionary[str, Live]()  # forgotten with appends under way
        self.moving: dict[str, Live] = {}  # broken, with guests who wait until they are read back
        self.losses: dict[str, int] = {}  # in a row, of each table
        self.guests: dict[Guest, None] = {}  # in the order they came

    # Tables

    def new_id(self) -> str:
        """A new id, never one that a command line would take for an option."""
        while (found := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
            pass
        return found

    def create(self, command: Open, secret: bytes | None = None, table_id: str | None = None) -> Table:
        """A new table, with a secret of its own unless its dice are known, or those of others too."""
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        table = Table.create(table_id or self.new_id(), command, secret, self.services.clock())
        self.make_room()
        return table

    def lay_again(self, table: Table, next_id: str, address: str | None) -> Live:
        nonces = [fresh_nonce() for _ in table.standing.company.seats]
        secret = secrets.token_bytes(SECRET_BYTES)
        return self.lay(table.again(next_id, secret, nonces, self.services.clock()), address)

    def lay(self, table: Table, address: str | None = None) -> Live:
        """Puts a new table in the house; it is there when it is stored."""
        live = self.seat(EncodingCache(table), kept=False)
        live.address, live.visited = address, self.services.clock()
        opened = table.standing.opened
        live.lay(Opening(opened.game, table.standing.secret, opened.listed))
        return live

    def seat(self, encodings: EncodingCache, *, kept: bool) -> Live:
        live = Live(self.services, self, encodings, kept=kept)
        self.tables[encodings.table.id] = live
        self.services.metrics.tables.set(len(self.tables))
        return live

    def uses(self, table_id: str) -> bool:
        return table_id in self.tables or table_id in self.loading

    async def find(self, table_id: str) -> Live:
        live = self.tables.get(table_id)
        if live is None or live.broken is not None:
            live = await self.load(table_id)
        if live is None:
            raise Refusal("no-such-table")
        return live

    async def load(self, table_id: str) -> Live | None:
        """Reads a table once, however many ask."""
        if table_id not in self.loading:
            task = self.services.loop.create_task(self.read(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def read(self, table_id: str) -> Live | None:
        """Reads a table, once all that was under way when it was last here is stored or lost."""
        if (old := self.unsettled.get(table_id)) is not None:
            await old.outbox.settled()
        self.make_room()
        encodings = await self.services.ask_store(open_table, self.services.store, table_id)
        if encodings is None:
            self.losses.pop(table_id, None)
            return None
        live = self.seat(encodings, kept=True)
        losses = self.losses.get(table_id, 0)
        if losses:
            live.pause(FIRST_PAUSE * 2 ** min(losses - 1, DOUBLINGS))
        else:
            live.look_ahead()
        return live

    def lost(self, live: Live) -> None:
        """An append failed: only the store knows how the table stands."""
        doubled = isinstance(live.broken, Doubled)
        note(
            "append lost",
            level=logging.WARNING,
            table=mark(live.table.id),
            doubled=doubled,
            reason=str(live.broken),
        )
        self.forget(live)
        if not doubled:
            self.losses[live.table.id] = self.losses.get(live.table.id, 0) + 1
        self.services.metrics.reloads.inc()
        self.moving[live.table.id] = live
        self.read_back(live)

    def holds(self, live: Live) -> bool:
        return self.tables.get(live.table.id) is live

    def recovered(self, live: Live) -> None:
        self.losses.pop(live.table.id, None)

    def read_back(self, live: Live) -> None:
        self.services.start(self.move_guests(live))

    async def move_guests(self, old: Live) -> None:
        """Everyone at the table gets a fresh view of it; where there is none they are asked to come back."""
        try:
            await self.move_all(old)
        finally:
            if self.moving.get(old.table.id) is old:
                del self.moving[old.table.id]

    async def move_all(self, old: Live) -> None:
        try:
            live = await self.find(old.table.id)
        except Exception as error:  # noqa: BLE001 whatever it is, nobody is left without a word
            gone = isinstance(error, Refusal) and error.key == "no-such-table"
            if not isinstance(error, Refusal):
                note("table cannot be read back", level=logging.ERROR, error=error)
            for guest in list(old.guests):
                guest.dismiss("deleted" if gone else "busy")
            return
        live.address, live.visited = live.address or old.address, max(live.visited, old.visited)
        for guest in list(old.guests):
            self.move(guest, live)
        old.guests.clear()
        live.crowd.take_over(old.crowd)

    def move(self, guest: Guest, live: Live) -> None:
        """Moves one guest. One who cannot be shown the table does not keep it from the others."""
        guest.live = live
        try:
            guest.prove()
            live.welcome(guest, None)
        except Exception as fault:  # noqa: BLE001 whatever it is
            note("table cannot be shown", level=logging.ERROR, table=mark(live.table.id), error=fault)
            guest.dismiss("busy")

    def forget(self, live: Live) -> None:
        """Lets go of a table. The writer holds it for as long as it has something to store."""
        live.stop()
        if live.outbox:
            self.unsettled[live.table.id] = live
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            if self.services.node is not None:
                self.services.node.leases.unwant(live.table.id)
        self.services.metrics.tables.set(len(self.tables))

    async def delete(self, live: Live) -> None:
        """Nothing is asked of it meanwhile: a rematch would be laid beside what nobody finds any more."""
        live.shut = True
        try:
            await self.services.ask_store(self.services.store.delete, live.table.id)
        except BaseException:
            live.shut = False
            live.look_ahead()
            raise
        self.gone(live)

    def gone(self, live: Live) -> None:
        self.forget(live)
        self.losses.pop(live.table.id, None)
        live.outbox.lost = live.broken or Doubled()
        for guest in list(live.guests):
            guest.dismiss("deleted")

    def heard(self, table_id: str, version: int, newest: Sequence[Entry] = ()) -> None:
        """Another node has stored something; version 0 means that the table was deleted."""
        if table_id in self.loading:
            self.loading[table_id].add_done_callback(lambda _: self.heard(table_id, version))
            return
        live = self.tables.get(table_id)
        if live is None or live.broken is not None:
            return
        if version == 0:
            live.following.hear_deleted()
        else:
            live.following.hear(version, newest)

    async def newer(self, table_id: str, since: int) -> list[Entry] | None:
        """What is stored of a table from that version on; None when it was deleted."""
        kept = await self.services.ask_store(self.services.store.load, table_id, since)
        return None if kept is None else entries_of(kept)

    async def catch_up_all(self) -> None:
        """Compares all tables with the store, after a time without the other nodes, and now and then."""
        open_here = [table for table, live in self.tables.items() if not live.outbox]
        versions = await self.services.ask_store(self.services.store.versions, open_here)
        for table_id in open_here:
            self.heard(table_id, versions.get(table_id, 0))

    # What concerns other nodes

    @property
    def any_open(self) -> bool:
        return bool(self.tables)

    def resume(self, table: str) -> None:
        live = self.tables.get(table)
        if live is not None:
            with contextlib.suppress(Refusal), live.care:
                live.look_ahead()

    def bury(self, nodes: frozenset[str]) -> None:
        for live in self.tables.values():
            live.crowd.bury(nodes)

    def presences(self, before: float) -> list[tuple[str, str]]:
        lives = list(self.tables.values())
        for live in lives:
            live.crowd.expire(before)
        return [(live.table.id, str(live.crowd.here)) for live in lives if live.guests]

    # Guests

    def enter(self, guest: Guest) -> None:
        self.guests[guest] = None
        self.services.metrics.sockets.set(len(self.guests))

    def left(self, guest: Guest) -> None:
        self.guests.pop(guest, None)
        self.services.metrics.sockets.set(len(self.guests))

    def table_beside(self, guest: Guest) -> int | None:
        """The number of another table of this night where the same device sits, as far as this node sees."""
        night = guest.live.table.standing.opened.night
        if night is None or guest.device is None or not guest.live.table.standing.is_night_on:
            return None
        for other in self.guests:
            beside = other.live.table.standing.opened.night
            if other.device != guest.device or not other.actor.seats or beside is None:
                continue
            if beside["tables"] == night["tables"] and beside["number"] != night["number"]:
                return beside["number"]
        return None

    # The house

    async def tidy(self) -> None:
        await for_ever(self.tidy_once)

    async def tidy_once(self) -> None:
        await asyncio.sleep(SWEEP_SECONDS)
        self.forget_idle()
        now = self.services.loop.time()
        self.services.speaking.tidy(now)
        self.services.bot_pace.tidy(now)

    def forget_idle(self, seconds: float = IDLE_SECONDS) -> None:
        before = self.services.clock() - seconds
        for live in list(self.tables.values()):
            if live.used <= before:
                with contextlib.suppress(Refusal), live.care:
                    live.rest()
                if live.is_idle:
                    self.forget(live)
        self.losses = {table: many for table, many in self.losses.items() if self.uses(table)}

    def make_room(self) -> None:
        if len(self.tables) >= self.services.limits.tables:
            self.forget_idle(0.0)
        if len(self.tables) >= self.services.limits.tables:
            raise Refusal("house-full")

    async def close(self) -> None:
        """Closes the hub: everything is stored, everyone is told."""
        self.services.closing = True
        for live in self.tables.values():
            live.stop()
        await self.services.writer.finish()
        for guest in list(self.guests):
            guest.dismiss("restart")
        for task in list(self.services.tasks):
            task.cancel()
        await self.services.bot_threads.close()
        if self.services.node is not None:
            await self.services.node.leave()
        if self.services.asked:
            await asyncio.wait(set(self.services.asked))


def open_table(store: Store, table_id: str) -> EncodingCache | None:
    """Reads a table, plays it over and looks at it once, which takes a while for a long game."""
    kept = store.load(table_id)
    if kept is None:
        return None
    try:
        encodings = EncodingCache(Table.open(table_id, entries_of(kept), kept.secret))
        encodings.snapshot(())
    except Exception as fault:  # noqa: BLE001 whatever is wrong with it, it is this table's
        note("table cannot be read", level=logging.ERROR, table=mark(table_id), error=fault)
        raise Refusal("unreadable") from None
    return encodings


def entries_of(kept: StoredTable) -> list[Entry]:
    return [Entry.from_plain(msgspec.json.decode(body)) for body in kept.bodies]
