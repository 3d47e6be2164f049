"""A house as its keeper starts it, one attacker at a time, and two people who only want to play."""

from __future__ import annotations

import asyncio
import multiprocessing
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psutil
from websockets.asyncio import client

from tests.server.guests import Guest
from tests.server.house_talk import Evening, OpenHouse, Process, open_store
from tests.server.patience import PATIENCE
from tests.table.evening import HOST, NONCE, SECRET, Gathering, key_of
from toog.core.record import write_record
from toog.server.protocol.codec import ENCODER
from toog.server.store.appends import Append, Opening
from toog.table import Table
from toog.table.commands import Join, Open, Start

LONG_TABLE = "a-table-where-much-was-played"
LISTED_TABLES = [f"a-long-table-that-is-listed-{number}" for number in range(20)]
LENGTH = 1_000
LONG_RECORD = write_record(
    {"toog": 1, "game": "mens", "players": ["An", "Bo"], "options": {}, "events": [["*", "6"]] * 80_000}
)
FIRST_PLAYER = "An"  # whose secret is the name
CALM_MOVES = 12
RHYTHM = 0.03  # seconds between two moves: each of these two may send 20 messages a second, 100 at once
MORE_SECONDS = 0.3  # for what may follow an answer
AFTER_MOVES = 8


class Visitor(OpenHouse):
    """Comes from an address of its own, as the proxy of the house says."""

    def __init__(self, house: str, number: str) -> None:
        super().__init__(house)
        self.headers = {"x-forwarded-for": number}
        self.http.headers.update(self.headers)

    async def come(self, table: str, *secrets: str, **hello: Any) -> Guest:
        guest = await self.connect(table)
        await guest.greet(*secrets, **hello)
        return guest

    async def connect(self, table: str) -> Guest:
        return await Guest.at(self.address, table, additional_headers=self.headers)

    def line(self, table: str) -> client.connect:
        """A socket on which nothing is kept of what is heard."""
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return client.connect(url, compression=None, additional_headers=self.headers)

    async def statuses(self, path: str, *bodies: bytes) -> list[int]:
        """Of one request after another: posted where there is a body."""
        answers = [
            await (self.http.post(path, content=body) if body else self.http.get(path)) for body in bodies
        ]
        return [answer.status_code for answer in answers]

    async def shout(self, text: bytes) -> bytes:
        """Bytes by hand, and all that is said to them before the house hangs up or has nothing to add."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(text)
        heard = b""
        try:
            while said := await asyncio.wait_for(reader.read(65_536), MORE_SECONDS if heard else PATIENCE):
                heard += said
        except (TimeoutError, ConnectionError):
            pass
        writer.transport.abort()
        return heard


class Slower(NamedTuple):
    """How many times as long as usual in the quiet house moves take: usually, and the longest of them."""

    usual: float
    longest: float

    @classmethod
    def than(cls, quiet: Sequence[float], under_attack: Sequence[float]) -> Slower:
        calm = statistics.median(quiet)
        return cls(statistics.median(under_attack) / calm, max(under_attack) / calm)


class Siege:
    """The attacker is a process of its own, so that only the house keeps the people waiting."""

    def __init__(self, process: Process, attackers: ProcessPoolExecutor) -> None:
        self.process = process
        self.attackers = attackers
        self.number = 0

    @property
    def megabytes(self) -> float:
        return psutil.Process(self.process.process.pid).memory_info().rss / 1e6

    async def withstand(self, attack: Callable[[Visitor], Awaitable[None]]) -> tuple[Slower, float]:
        """How much longer moves of strangers take, and by how many megabytes the house grows."""
        self.number += 1
        people = Visitor(self.process.address, f"192.0.2.{self.number}")
        evening = await people.evening()
        calm = [await move(evening) for _ in range(CALM_MOVES)]
        before = self.megabytes
        async with asyncio.timeout(PATIENCE):
            attacker = self.process.address, f"203.0.113.{self.number}"
            under = asyncio.get_running_loop().run_in_executor(self.attackers, make, attack, *attacker)
            under_attack, most = await self.moves_during(evening, under)
        after = [await move(evening) for _ in range(AFTER_MOVES)]
        await evening.go_home()
        await people.http.aclose()
        return Slower.than([*calm, *after], under_attack), most - before

    async def moves_during(self, evening: Evening, attack: asyncio.Future[None]) -> tuple[list[float], float]:
        """How long they took, and how large the house was at most."""
        seconds, most = [await move(evening)], self.megabytes
        while not attack.done():
            seconds.append(await move(evening))
            most = max(most, self.megabytes)
        attack.result()
        return seconds, most


def make(attack: Callable[[Visitor], Awaitable[None]], house: str, number: str) -> None:
    """In the attacker's process."""

    async def attacking() -> None:
        attacker = Visitor(house, number)
        await attack(attacker)
        await attacker.http.aclose()

    asyncio.run(attacking())


async def move(evening: Evening) -> float:
    """Until both people have seen it."""
    await asyncio.sleep(RHYTHM)
    began = time.perf_counter()
    await evening.step()
    return time.perf_counter() - began


@contextmanager
def besieged(folder: Path) -> Iterator[Siege]:
    """With the limits every house has, but for records played over, which the desk is to bound alone."""
    fill(folder)
    process = Process("--proxy", "127.0.0.1", "--limit", "replays=100", database=folder / "house.db")
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as attackers:
        try:
            attackers.submit(make, breathe, process.address, "203.0.113.0").result()
            yield Siege(process, attackers)
        finally:
            process.kill()


def fill(folder: Path) -> None:
    """With long tables, of which one is not listed, and the longest record."""
    store = open_store(folder)
    for listed, tables in ((False, [LONG_TABLE]), (True, LISTED_TABLES)):
        bodies = [ENCODER.encode(entry.plain()).decode() for entry in long_table(listed=listed).entries]
        opening = Opening("mens", SECRET, listed)
        laid = [Append(table, 0, bodies, 100.0, opening) for table in tables]
        assert store.append(laid) == [None] * len(laid)
    store.keep_records([("mens", LONG_RECORD)], time.time())
    store.close()


async def breathe(attacker: Visitor) -> None:
    """Before the first attack, so that its beginning is not the beginning of a process."""
    assert (await attacker.get("/health")).status_code == 200


def long_table(*, listed: bool) -> Table:
    evening = Gathering(Table.create(LONG_TABLE, Open("mens", 2, HOST, listed=listed), SECRET, 100.0))
    for name in (FIRST_PLAYER, "Bo"):
        evening.do(Join(name, key_of(name), NONCE))
    evening.do(Start())
    while evening.table.version < LENGTH:
        seat = evening.on_turn()
        legal = evening.running.course.legal(seat)
        if legal:
            evening.play(seat, legal[0])
        else:
            evening.throw(seat)
    return evening.table
