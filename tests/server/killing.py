"""Kills a house again and again while clients play at full speed; what they were told is there afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.house_talk import GENEROUS_FLAGS, OpenHouse, Process
from tests.server.patience import PATIENCE
from tests.table.evening import caught_up
from toog.server.store.engine import database_url
from toog.server.store.store import Store
from toog.server.tables.hub import entries_of
from toog.table import Table
from toog.table.log import LOG_LENGTH

AGAIN_SECONDS = 0.05
CLOSE_SECONDS = 1.0
BLOCK = 512
ROOM = 400  # blocks


@dataclass
class Player:
    """Plays a seat, comes back by itself, at any node, and remembers everything it was told."""

    addresses: Sequence[str]
    table: str
    secret: str
    seat: int
    patience: float = PATIENCE  # seconds in which nothing is heard: then the line is dead
    pace: float = 0.0  # seconds before each move
    seen: dict[str, Any] = field(default_factory=dict)
    told: dict[int, Any] = field(default_factory=dict)
    acknowledged: int = 0
    returns: int = 0
    asked: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    socket: ClientConnection | None = None
    moved: float = field(default_factory=time.monotonic)  # when it was last told that something happened
    longest: float = 0.0  # that it was told nothing new

    def __post_init__(self) -> None:
        self.luck = random.Random(self.secret)

    async def play(self) -> None:
        while not self.over:
            try:
                await self.visit(self.luck.choice(self.addresses))
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(AGAIN_SECONDS)
                self.returns += 1

    @property
    def over(self) -> bool:
        return bool(self.seen) and self.seen["status"] == "over"

    async def visit(self, address: str) -> None:
        url = address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        async with connect(
            url,
            compression=None,
            ping_interval=None,
            open_timeout=self.patience,
            close_timeout=CLOSE_SECONDS,
        ) as socket:
            self.socket = socket
            hello = {"type": "hello", "protocol": 1, "secrets": [self.secret]}
            if self.seen:
                hello |= {"since": self.seen["version"], "yours": [self.seat]}
            await socket.send(json.dumps(hello))
            self.asked = 0
            while not self.over:
                async with asyncio.timeout(self.patience):
                    message = json.loads(await socket.recv())
                if message["type"] == "refused":
                    self.refusals[message["error"]["key"]] += 1
                    await asyncio.sleep(AGAIN_SECONDS)
                    self.asked = 0
                self.take(message)
                if self.seen and not self.over:
                    await self.move(socket)

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            assert message["yours"] == [self.seat]
            assert message["snapshot"]["version"] >= self.seen.get("version", 0), "what was told is gone"
            self.seen = message["snapshot"]
            self.asked = 0
            for item in self.seen["log"]:
                self.remember(item)
        elif message["type"] == "news":
            self.acknowledged += "answers" in message
            for item in message["news"]:
                assert item["version"] == self.seen["version"] + 1, "an event is missing or doubled"
                self.remember(item)
                self.seen = caught_up(self.seen, [item])

    def remember(self, item: dict[str, Any]) -> None:
        now = time.monotonic()
        self.longest = max(self.longest, now - self.moved)
        self.moved = now
        assert self.told.setdefault(item["version"], item["entry"]) == item["entry"], "the past has changed"

    async def move(self, socket: ClientConnection) -> None:
        turn, version = self.seen["turn"], self.seen["version"]
        if turn is None or self.seat not in turn["seats"] or version == self.asked:
            return
        self.asked = version
        await asyncio.sleep(self.pace)
        move = {"id": version, "seat": self.seat, "version": version}
        if turn["kind"] == "chance":
            move["type"] = "throw"
        else:
            move |= {"type": "play", "word": self.seen["legal"][str(self.seat)][0]}
        await socket.send(json.dumps(move))


class Company:
    """Two players at each table, and a new table for each that is over."""

    def __init__(
        self,
        addresses: Sequence[str],
        tables: int,
        luck: random.Random,
        patience: float = PATIENCE,
        pace: float = 0.0,
    ) -> None:
        self.addresses = addresses
        self.tables = tables
        self.luck = luck
        self.patience = patience
        self.pace = pace
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[None]] = []
        self.followed: set[str] = set()  # tables that are over, for which there is another

    async def sit_down(self) -> None:
        for _ in range(self.tables):
            await self.lay()

    async def lay(self) -> None:
        houses = [OpenHouse(self.luck.choice(self.addresses)) for _ in range(2)]
        given = await houses[0].lay()
        other = await houses[1].sit(given["table"])
        host = await houses[0].come(given["table"], given["secret"])
        await host.until(lambda seen: all(seat["name"] for seat in seen["seats"]))
        await host.ask("start")
        await host.leave()
        for house in houses:
            await house.http.aclose()
        for seat, secret in enumerate((given["secret"], other["secret"])):
            player = Player(self.addresses, given["table"], secret, seat, self.patience, self.pace)
            self.players.append(player)
            self.playing.append(asyncio.create_task(player.play()))

    async def play_on(self) -> None:
        for table in {player.table for player in self.players if player.over} - self.followed:
            self.followed.add(table)
            await self.lay()

    async def everyone_moves(self, seconds: float = PATIENCE) -> int:
        """Until every table has gone on. Answers how many players have not, in that time."""
        before = [player.acknowledged for player in self.players]
        ends = time.monotonic() + seconds
        while waiting := sum(
            player.acknowledged == old and not player.over
            for player, old in zip(self.players, before, strict=True)
        ):
            if time.monotonic() > ends:
                break
            await asyncio.sleep(AGAIN_SECONDS)
        return waiting

    async def go_home(self) -> list[Exception]:
        """Answers what they found to be wrong."""
        for task in self.playing:
            task.cancel()
        ended = await asyncio.gather(*self.playing, return_exceptions=True)
        return [error for error in ended if isinstance(error, Exception)]


def told_and_stored(player: Player, store: Store) -> Iterator[tuple[Any, Any]]:
    """Each entry as the player was told it, and as it is in the store."""
    kept = store.load(player.table)
    assert kept is not None
    entries, stored = entries_of(kept), {}
    table = Table.open(player.table, entries[:1], kept.secret)
    for since in range(0, len(entries), LOG_LENGTH):
        for entry in entries[max(1, since) : since + LOG_LENGTH]:
            table.add(entry)
        for item in table.items((player.seat,), since):
            stored[item["version"]] = item["entry"]
    for version, entry in player.told.items():
        yield entry, json.loads(json.dumps(stored.get(version)))


class Killing:
    def __init__(self, folder: Path, tables: int, seed: int, pace: float = 0.0) -> None:
        self.pace = pace
        self.database = folder / "house.db"
        self.luck = random.Random(seed)
        self.tables = tables

    async def run(
        self, kills: int, full_disks: int = 0, show: Callable[[int, str], None] = lambda *_: None
    ) -> None:
        process = await self.start(0)
        port = process.port
        self.company = Company([process.address], self.tables, self.luck, pace=self.pace)
        await self.company.sit_down()
        try:
            for done in range(kills):
                show(done, "killed")
                await self.everyone_moves()
                await asyncio.sleep(self.luck.uniform(0.1, 0.4))
                process.kill()
                process = await self.start(port)
            for done in range(kills, kills + full_disks):
                show(done, "disk full")
                await self.everyone_moves()
                await asyncio.to_thread(process.stop)  # and nothing is left of its log
                process = await self.start(port, around=self.little_room())
                await self.everyone_is_refused()
                process.kill()
                process = await self.start(port)
            await self.everyone_moves()
        finally:
            wrong = await self.company.go_home()
            process.kill()
        for error in wrong:
            raise error

    @property
    def players(self) -> list[Player]:
        return self.company.players

    async def start(self, port: int, around: Sequence[str] = ()) -> Process:
        process = Process(*GENEROUS_FLAGS, database=self.database, port=port, around=around)
        await asyncio.to_thread(lambda: process.address)
        return process

    async def everyone_moves(self) -> None:
        """Before every kill, and after the last: every table goes on."""
        await self.company.play_on()
        assert await self.company.everyone_moves() == 0

    def little_room(self) -> Sequence[str]:
        """No file may get much longer than the database is: then writing fails as on a disk that is full."""
        blocks = self.database.stat().st_size // BLOCK + ROOM
        return ("sh", "-c", f'ulimit -f {blocks}; exec "$@"', "sh")

    async def everyone_is_refused(self) -> None:
        """Whose moves cannot be stored: the disk is full."""
        before = self.refused
        async with asyncio.timeout(PATIENCE):
            while self.refused < before + self.tables:
                await asyncio.sleep(AGAIN_SECONDS)

    @property
    def refused(self) -> int:
        return sum(player.refusals["not-stored"] for player in self.players)

    def check(self) -> int:
        """Compares what was told with what is stored. Answers how many events were acknowledged."""
        store = Store.open(database_url(str(self.database)))
        for player in self.players:
            for told, stored in told_and_stored(player, store):
                assert told == stored
        store.close()
        return sum(player.acknowledged for player in self.players)
