"""Kills a house again and again while clients play at full speed; what they were told is there afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.house_talk import GENEROUS_FLAGS, OpenHouse, Process
from tests.server.patience import PATIENCE
from tests.table.evening import caught_up
from toog.server.engine import database_url
from toog.server.hub import entries_of
from toog.server.store import Store
from toog.table import Table

AGAIN_SECONDS = 0.05
CLOSE_SECONDS = 1.0


@dataclass
class Player:
    """Plays a seat, comes back by itself, at any node, and remembers everything it was told."""

    addresses: Sequence[str]
    table: str
    secret: str
    seat: int
    patience: float = PATIENCE  # seconds in which nothing is heard: then the line is dead
    seen: dict[str, Any] = field(default_factory=dict)
    told: dict[int, Any] = field(default_factory=dict)
    acknowledged: int = 0
    returns: int = 0
    asked: int = 0
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
        move = {"id": version, "seat": self.seat, "version": version}
        if turn["kind"] == "chance":
            move["type"] = "throw"
        else:
            move |= {"type": "play", "word": self.seen["legal"][str(self.seat)][0]}
        await socket.send(json.dumps(move))


class Killing:
    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.database = folder / "house.db"
        self.tables = tables
        self.rng = random.Random(seed)
        self.players: list[Player] = []

    async def run(self, kills: int) -> None:
        process = await self.start(0)
        address, port = process.address, process.port
        await self.sit_down(address)
        playing = [asyncio.create_task(player.play()) for player in self.players]
        try:
            for _ in range(kills):
                await self.everyone_moves()
                await asyncio.sleep(self.rng.uniform(0.1, 0.4))
                process.kill()
                process = await self.start(port)
            await self.everyone_moves()
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
            process.kill()
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def start(self, port: int) -> Process:
        process = Process(*GENEROUS_FLAGS, database=self.database, port=port)
        await asyncio.to_thread(lambda: process.address)
        return process

    async def sit_down(self, address: str) -> None:
        house = OpenHouse(address)
        for _ in range(self.tables):
            given = await house.lay()
            table = given["table"]
            other = await house.sit(table)
            host = await house.come(table, given["secret"])
            await host.ask("start")
            await host.leave()
            self.players.append(Player([address], table, given["secret"], 0))
            self.players.append(Player([address], table, other["secret"], 1))
        await house.http.aclose()

    async def everyone_moves(self) -> None:
        """Before every kill, and after the last: every table goes on."""
        before = [player.acknowledged for player in self.players]
        async with asyncio.timeout(PATIENCE):
            while any(
                player.acknowledged <= old and not player.over
                for player, old in zip(self.players, before, strict=True)
            ):
                await asyncio.sleep(AGAIN_SECONDS)

    def check(self) -> int:
        """Compares what was told with what is stored. Answers how many events were acknowledged."""
        store = Store.open(database_url(str(self.database)))
        for player in self.players:
            kept = store.load(player.table)
            assert kept is not None
            table = Table.open(player.table, entries_of(kept), kept.secret)
            stored = {item["version"]: item["entry"] for item in table.items((player.seat,), 0)}
            stored = json.loads(json.dumps(stored))
            assert {str(version): entry for version, entry in player.told.items()}.items() <= stored.items()
        store.close()
        return sum(player.acknowledged for player in self.players)
