"""A simulated PostgreSQL that all nodes share: commits of uncertain outcome, and notices that get lost.

Real is what stands in `toog.server.store` around a commit: one transaction for a batch, each alone where
that is taken. What PostgreSQL itself does is simulated: a unique sequence number, all or nothing, and LISTEN.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ParamSpec, Self, TypeVar

import psycopg
from sqlalchemy import Engine, StaticPool, create_engine, delete
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.storm.history import Stored
from tests.storm.weather import CALM
from tests.storm.world import HANG_SECONDS, Hangs, Loop, World
from toog.server.cluster.membership import LEASE_SECONDS, Beat, Membership
from toog.server.store.appends import Append, with_facts
from toog.server.store.notifications import DELETED, FREED, notice_of
from toog.server.store.schema import CODES, TABLES
from toog.server.store.statements import write_facts
from toog.server.store.store import Store, StoredTable

P = ParamSpec("P")
T = TypeVar("T")

NOTICE_SECONDS = 0.003
LATE_SECONDS = 6.0  # at most, of a notice, or of a commit that was thought to have failed
CONNECT_SECONDS = 0.005
KEY = bytes(32)  # that all nodes share
BEGAN = 1_000_000_000.0  # what clocks show when a run begins


class Database:
    def __init__(self, world: World) -> None:
        self.world = world
        self.weather = CALM
        self.loop = world.new_loop("database")
        self.tables: dict[str, Stored] = {}
        self.deleted: dict[str, Stored] = {}
        self.channels: list[Channel] = []
        self.nodes: dict[str, float] = {}  # until when each is believed to be alive
        self.leases: dict[str, str] = {}
        self.away = False
        self.engine = new_engine()  # for what is asked in SQL: spoken codes

    def clock(self) -> float:
        return BEGAN + self.world.now

    def version(self, table: str) -> int:
        found = self.tables.get(table)
        return 0 if found is None else len(found.bodies)

    def bodies(self) -> dict[str, list[str]]:
        return {table: each.bodies for table, each in self.tables.items()}

    def known(self, table: str) -> Stored:
        """Also one that was deleted, of which someone may still be told a little while."""
        return self.tables.get(table) or self.deleted[table]

    def delete(self, node: str, table: str) -> bool:
        found = self.tables.pop(table, None)
        if found is not None:
            self.deleted[table] = found
            if self.world.history is not None:
                self.world.history.deleted(table)
            with self.engine.begin() as connection:
                connection.execute(delete(TABLES).where(TABLES.c.id == table))
        self.notify(f"{node} {table} {DELETED}")
        return found is not None

    def may_hang(self, until: float) -> None:
        """Asked of every call: until then none is answered."""
        world = self.world
        if world.now < until:
            raise Hangs(until - world.now + world.delay(CONNECT_SECONDS))
        if world.chance(self.weather.call_hangs):
            raise Hangs(world.up_to(HANG_SECONDS))

    def must_answer(self) -> None:
        if self.away or self.world.chance(self.weather.read_fails):
            raise gone()

    # Writing

    def commit(self, node: str, batch: Sequence[Append]) -> None:
        world, weather = self.world, self.weather
        if self.away or world.chance(weather.commit_fails):
            raise gone()
        if world.chance(weather.commit_late):
            self.loop.call_later(world.up_to(LATE_SECONDS), self.commit_after_all, node, batch)
            raise gone()
        self.apply(node, batch)
        if world.chance(weather.commit_unknown):
            raise gone()

    def commit_after_all(self, node: str, batch: Sequence[Append]) -> None:
        """Who sent it has been told that the line is gone."""
        try:
            self.apply(node, batch)
        except IntegrityError:
            self.world.note("too late", node)

    def apply(self, node: str, batch: Sequence[Append]) -> None:
        """All of it or nothing."""
        after: dict[str, int] = {}
        for item in batch:
            known = after.get(item.table, self.version(item.table))
            if (item.opening is None) == (item.table not in self.tables) or item.first != known:
                raise IntegrityError(None, None, Exception("taken"))
            after[item.table] = item.version
        for item in batch:
            self.keep(item)
        if with_facts(batch):
            with self.engine.begin() as connection:
                write_facts(connection, batch)
        for item in batch:
            self.notify(notice_of(node, item, KEY))

    def keep(self, item: Append) -> None:
        if item.opening is not None:
            self.tables[item.table] = Stored(item.opening.secret)
        self.tables[item.table].bodies += item.bodies
        self.world.note("stored", item.table, item.version)
        if self.world.history is not None:
            self.world.history.stored(item)

    # Telling

    def notify(self, told: str) -> None:
        for channel in list(self.channels):
            if not self.world.chance(self.weather.notice_lost):
                channel.tell_later(told)
            if self.world.chance(self.weather.notice_doubled):
                channel.tell_later(told)

    def cut(self, channel: Channel) -> None:
        self.channels.remove(channel)
        channel.loop.call_later(self.world.delay(NOTICE_SECONDS), channel.hang_up)


class Channel:
    """A connection that listens, as far as `Neighbours` uses one of psycopg."""

    def __init__(self, database: Database, loop: Loop) -> None:
        self.database = database
        self.loop = loop
        self.told: asyncio.Queue[psycopg.Notify | None] = asyncio.Queue()
        self.cut = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.cut = True
        if self in self.database.channels:
            self.database.channels.remove(self)

    async def execute(self, query: str) -> None:
        """Answered by a line that lives, never by one that died silently."""
        database = self.database
        await asyncio.sleep(database.world.delay(CONNECT_SECONDS))
        if self.cut or database.away:
            raise psycopg.OperationalError("the connection is gone")
        if query.startswith("LISTEN") and not getattr(self, "listens", False):
            self.listens = True
            database.channels.append(self)
        if self not in database.channels:
            await self.loop.create_future()

    def notifies(self, *, timeout: float) -> Notices:
        return Notices(self, self.loop.time() + timeout)

    def tell_later(self, told: str) -> None:
        world = self.database.world
        late = world.chance(self.database.weather.notice_late)
        seconds = world.up_to(LATE_SECONDS) if late else world.delay(NOTICE_SECONDS)
        self.loop.call_later(seconds, self.tell, told)

    def tell(self, told: str) -> None:
        if not self.cut:
            self.told.put_nowait(psycopg.Notify("toog", told, 0))

    def hang_up(self) -> None:
        self.cut = True
        self.told.put_nowait(None)


class Notices:
    """Those that come until a time."""

    def __init__(self, channel: Channel, until: float) -> None:
        self.channel = channel
        self.until = until

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> psycopg.Notify:
        try:
            async with asyncio.timeout_at(self.until):
                told = await self.channel.told.get()
        except TimeoutError:
            raise StopAsyncIteration from None
        if told is None:
            raise psycopg.OperationalError("the connection is gone")
        return told


class SharedStore(Store):
    """One node's side of the database."""

    def __init__(self, database: Database, node: str) -> None:
        self.database = database
        self.node = node
        self.engine = database.engine
        self.shared = True
        self.key = KEY
        self.staging = None
        self.identity = None
        self.cut_off = False  # the network between this node and the database
        self.hangs_until = 0.0  # the same, and nobody is told

    def close(self) -> None:
        """There is nothing to close."""

    def kill(self) -> None:
        """There is nothing to close."""

    def reach(self) -> Database:
        self.database.may_hang(self.hangs_until)
        if self.cut_off:
            raise gone()
        return self.database

    def read(self) -> Database:
        self.reach().must_answer()
        return self.database

    def commit(self, batch: Sequence[Append]) -> None:
        self.reach().commit(self.node, batch)

    def while_ours(self, ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Over the line to the database, whatever is asked."""
        self.read()
        return ask(*args, **kwargs)

    def load(self, table: str, since: int = 0) -> StoredTable | None:
        found = self.database.tables.get(table)
        return None if found is None else StoredTable(found.secret, found.bodies[since:])

    def versions(self, tables: Sequence[str]) -> dict[str, int]:
        database = self.database
        return {table: database.version(table) for table in tables if table in database.tables}

    def delete(self, table: str) -> bool:
        return self.database.delete(self.node, table)

    def ping(self) -> float:
        """It was asked; nobody here falls asleep while listening."""
        return 0.0

    def probe(self) -> None:
        self.read()


class SharedMembership(Membership):
    """What PostgreSQL knows of the nodes, by its own clock; asked over the same line as the store."""

    def __init__(self, store: SharedStore) -> None:
        self.store = store
        self.node = store.node

    def beat(self) -> Beat:
        database = self.store.read()
        now = database.clock()
        unbroken = database.nodes.get(self.node, 0.0) > now
        database.nodes[self.node] = now + LEASE_SECONDS
        alive = frozenset(node for node, until in database.nodes.items() if until > now)
        return Beat(now, alive, unbroken)

    def clear_away(self) -> None:
        """Nothing lasts so long here."""

    def claim(self, tables: Sequence[str]) -> dict[str, str]:
        database = self.store.read()
        for table in tables:
            owner = database.leases.get(table)
            if owner is None or database.nodes.get(owner, 0.0) <= database.clock():
                database.leases[table] = self.node
        return {table: database.leases[table] for table in tables}

    def release(self, tables: Sequence[str]) -> None:
        database = self.store.read()
        for table in tables:
            if database.leases.get(table) == self.node:
                del database.leases[table]
        self.tell([(table, FREED) for table in tables])

    def release_all_but(self, tables: Sequence[str]) -> None:
        leases = self.store.read().leases
        self.release([table for table, owner in leases.items() if owner == self.node and table not in tables])

    def leave(self) -> None:
        self.release_all_but([])
        self.store.read().nodes.pop(self.node, None)

    def tell(self, told: Sequence[tuple[str, str]]) -> None:
        for table, what in told:
            self.store.read().notify(f"{self.node} {table} {what}")


def new_engine() -> Engine:
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = 1")
        for table in (TABLES, CODES):
            table.create(connection)
    return engine


def gone() -> OperationalError:
    return OperationalError(None, None, Exception("the connection is gone"))
