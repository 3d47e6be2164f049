"""The hub: every table in memory, laid, found, read back when it broke, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec
from websockets.frames import CloseCode

from toog.server.appends import Opening
from toog.server.condition import Condition
from toog.server.errors import Doubled
from toog.server.fields import fresh_nonce
from toog.server.guest import Guest
from toog.server.journal import mark, note
from toog.server.limits import Limits, Pace, Speaking
from toog.server.live import Live
from toog.server.lobby import LobbyBoard
from toog.server.metrics import Metrics
from toog.server.node import Node
from toog.server.refusals import Refusal
from toog.server.rounds import for_ever
from toog.server.server_messages import Reason
from toog.server.shown import Shown
from toog.server.store import BROKEN, Kept, Store
from toog.server.sweeping import Sweeper
from toog.server.threads import THREADS, Threads
from toog.table import Entry, Table
from toog.table.commands import Open

P = ParamSpec("P")
T = TypeVar("T")

ID_BYTES = 16  # a table's link cannot be guessed
SECRET_BYTES = 32  # of the sealed dice
IDLE_SECONDS = 60.0
SWEEP_SECONDS = 20.0
FIRST_PAUSE = 0.25  # seconds before a table that lost something goes on by itself
DOUBLINGS = 5  # of that, one for each loss in a row


class Hub:
    """Lives on one event loop. `closing` is set when the house closes: nothing new happens after that."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
        keep_days: int | None = None,
        threads: Threads = THREADS,
        *,
        delete_most: bool = False,
    ) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self.clock = clock
        self.loop = asyncio.get_running_loop()
        self.writer = threads.writer(store, metrics)
        self.condition = Condition(self)
        self.thinkers = threads.thinkers(self.loop)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.unsettled = WeakValueDictionary[str, Live]()  # forgotten with appends under way
        self.moving: dict[str, Live] = {}  # broken, with guests who wait until they are read back
        self.losses: dict[str, int] = {}  # in a row, of each table
        self.guests: dict[Guest, None] = {}  # in the order they came
        self.speaking = Speaking(limits)
        self.bot_pace = Pace(limits.bot_moves_per_address)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.asked: set[asyncio.Task[Any]] = set()  # of the store, and not answered yet
        self.closing = False
        self.node: Node | None = None  # where there may be others
        self.lobby = LobbyBoard(self)
        self.sweeper = None if keep_days is None else Sweeper(self, keep_days, delete_most=delete_most)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs beside everything else; what goes wrong is written in the journal."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note("task failed", level=logging.ERROR, error=error)

    # Tables

    def new_id(self) -> str:
        """Never one that a command line would take for an option."""
        while (found := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
            pass
        return found

    def create(self, command: Open) -> Table:
        table = Table.create(self.new_id(), command, secrets.token_bytes(SECRET_BYTES), self.clock())
        self.make_room()
        return table

    def again(self, table: Table, next_id: str) -> Table:
        nonces = [fresh_nonce() for _ in table.standing.company.seats]
        return table.again(next_id, secrets.token_bytes(SECRET_BYTES), nonces, self.clock())

    def lay(self, table: Table, address: str | None = None) -> Live:
        """Puts a new table in the house; it is there when it is stored."""
        live = self.seat(Shown(table), kept=False)
        live.address, live.visited = address, self.clock()
        opened = table.standing.opened
        live.lay(Opening(opened.game, table.standing.secret, opened.listed))
        return live

    def seat(self, shown: Shown, *, kept: bool) -> Live:
        live = Live(self, shown, kept=kept)
        self.tables[shown.table.id] = live
        self.metrics.tables.set(len(self.tables))
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
        """Read once, however many ask."""
        if table_id not in self.loading:
            task = self.loop.create_task(self.read(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def read(self, table_id: str) -> Live | None:
        """Not before all is stored, or lost, that is under way since it was last here."""
        if (old := self.unsettled.get(table_id)) is not None:
            await old.outbox.settled()
        self.make_room()
        shown = await self.ask_store(open_table, self.store, table_id)
        if shown is None:
            self.losses.pop(table_id, None)
            return None
        live = self.seat(shown, kept=True)
        losses = self.losses.get(table_id, 0)
        if losses:
            live.pause(FIRST_PAUSE * 2 ** min(losses - 1, DOUBLINGS))
        else:
            live.look_ahead()
        return live

    async def ask_store(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """In a thread, because it waits for the database. Who asks may go: it is answered all the same."""
        asked = self.loop.create_task(asyncio.to_thread(lambda: self.store.while_ours(ask, *args, **kwargs)))
        self.asked.add(asked)
        asked.add_done_callback(self.answered)
        try:
            return await asyncio.shield(asked)
        except BROKEN as error:
            note("store failed", level=logging.ERROR, error=error)
            raise Refusal("not-stored") from None

    def answered(self, asked: asyncio.Task[Any]) -> None:
        self.asked.discard(asked)
        if not asked.cancelled():
            asked.exception()  # who asked has heard of it, or is gone

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
        self.metrics.reloads.inc()
        self.moving[live.table.id] = live
        self.start(self.move_guests(live))

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
                self.dismiss(guest, "deleted" if gone else "busy")
            return
        live.address, live.visited = live.address or old.address, max(live.visited, old.visited)
        for guest in list(old.guests):
            self.move(guest, live)
        old.guests.clear()
        live.crowd.take_over(old.crowd)

    def move(self, guest: Guest, live: Live) -> None:
        """Who cannot be shown the table does not keep it from the others."""
        guest.live = live
        try:
            guest.prove()
            live.welcome(guest, None)
        except Exception as fault:  # noqa: BLE001 whatever it is
            note("table cannot be shown", level=logging.ERROR, table=mark(live.table.id), error=fault)
            self.dismiss(guest, "busy")

    def forget(self, live: Live) -> None:
        """The writer holds it for as long as it has something to store."""
        live.stop()
        if live.outbox:
            self.unsettled[live.table.id] = live
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
            if self.node is not None:
                self.node.leases.unwant(live.table.id)
        self.metrics.tables.set(len(self.tables))

    async def delete(self, live: Live) -> None:
        await self.ask_store(self.store.delete, live.table.id)
        self.gone(live)

    def gone(self, live: Live) -> None:
        self.forget(live)
        self.losses.pop(live.table.id, None)
        live.outbox.lost = live.broken or Doubled()
        for guest in list(live.guests):
            self.dismiss(guest, "deleted")

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
        kept = await self.ask_store(self.store.load, table_id, since)
        return None if kept is None else entries_of(kept)

    async def catch_up_all(self) -> None:
        """After the other nodes could not be heard for a while, and now and then in case they were not."""
        open_here = [table for table, live in self.tables.items() if not live.outbox]
        versions = await self.ask_store(self.store.versions, open_here)
        for table_id in open_here:
            self.heard(table_id, versions.get(table_id, 0))

    def tell_the_others(self, *told: tuple[str, str]) -> None:
        """What there is to say about tables, beside what is stored."""
        if told and self.node is not None and not self.closing:
            self.node.tell(told)

    # Guests

    def may_speak(self, guest: Guest) -> bool:
        return self.speaking.take(guest.speaker, guest.crowd, self.loop.time())

    def enter(self, guest: Guest) -> None:
        self.guests[guest] = None
        self.metrics.sockets.set(len(self.guests))

    def left(self, guest: Guest) -> None:
        self.guests.pop(guest, None)
        self.metrics.sockets.set(len(self.guests))

    def dismiss(self, guest: Guest, reason: Reason) -> None:
        guest.dismiss(reason, CLOSE_CODES[reason])

    # The house

    async def tidy(self) -> None:
        await for_ever(self.tidy_once)

    async def tidy_once(self) -> None:
        await asyncio.sleep(SWEEP_SECONDS)
        self.forget_idle()
        self.speaking.tidy(self.loop.time())
        self.bot_pace.tidy(self.loop.time())
        if self.sweeper is not None:
            await self.sweeper.look()

    def forget_idle(self, seconds: float = IDLE_SECONDS) -> None:
        before = self.clock() - seconds
        for live in list(self.tables.values()):
            if live.used <= before:
                with contextlib.suppress(Refusal), live.care:
                    live.rest()
                if live.is_idle:
                    self.forget(live)
        self.losses = {table: many for table, many in self.losses.items() if self.uses(table)}

    def make_room(self) -> None:
        if len(self.tables) >= self.limits.tables:
            self.forget_idle(0.0)
        if len(self.tables) >= self.limits.tables:
            raise Refusal("house-full")

    async def close(self) -> None:
        """Everything is stored, everyone is told."""
        self.closing = True
        for live in self.tables.values():
            live.stop()
        await self.writer.finish()
        for guest in list(self.guests):
            self.dismiss(guest, "restart")
        for task in list(self.tasks):
            task.cancel()
        if self.node is not None:
            await self.node.leave()
        if under_way := {*self.asked, *self.condition.under_way}:
            await asyncio.wait(under_way)


CLOSE_CODES: dict[Reason, int] = {
    "restart": CloseCode.SERVICE_RESTART,
    "busy": CloseCode.TRY_AGAIN_LATER,
    "deleted": CloseCode.NORMAL_CLOSURE,
    "too_many": CloseCode.POLICY_VIOLATION,
    "no_hello": CloseCode.POLICY_VIOLATION,
}


def open_table(store: Store, table_id: str) -> Shown | None:
    """Read, played over and looked at once, which takes a while for a long game."""
    kept = store.load(table_id)
    if kept is None:
        return None
    try:
        shown = Shown(Table.open(table_id, entries_of(kept), kept.secret))
        shown.snapshot(())
    except Exception as fault:  # noqa: BLE001 whatever is wrong with it, it is this table's
        note("table cannot be read", level=logging.ERROR, table=mark(table_id), error=fault)
        raise Refusal("unreadable") from None
    return shown


def entries_of(kept: Kept) -> list[Entry]:
    return [Entry.from_plain(msgspec.json.decode(body)) for body in kept.bodies]
