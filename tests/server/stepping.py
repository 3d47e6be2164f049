"""A whole house on a simulated loop, moved on by one callback at a time: no threads, no sockets, no clock."""

from __future__ import annotations

import asyncio
import functools
import json
import sqlite3
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from tests.server.house_talk import GENEROUS, bearer, open_store
from tests.storm.node import LoopBotThreads, LoopWriter
from tests.storm.world import World
from toog.server import app
from toog.server.app import House
from toog.server.runtime.errors import NotStored
from toog.server.store.appends import Append
from toog.server.tables.guest import Guest
from toog.server.tables.hub import Hub
from toog.server.tables.live import Live
from toog.server.tables.services import Threads

T = TypeVar("T")
Answer = tuple[int, Any]

NOON = 43_200.0


class Ear:
    """The line to a guest, of which everything is kept."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def say(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def measure(self) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


class SteppedHouse:
    """Opened on a copy of a database, which stays as it is."""

    def __init__(self, database: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder.mkdir()
        if database.exists():
            copy(database, folder / "house.db")
        self.world = World(0)
        self.loop = self.world.new_loop("house")
        self.store = open_store(folder)
        self.pass_on, self.fails = self.store.append, False
        monkeypatch.setattr(self.store, "append", self.append)
        threads = Threads(LoopWriter, LoopBotThreads)
        monkeypatch.setattr(app, "Hub", functools.partial(Hub, threads=threads))
        self.house = House(self.store, limits=GENEROUS, clock=lambda: NOON)
        self.closing: asyncio.Future[Any] = self.loop.create_future()
        self.keeping = self.loop.create_task(self.keep_open())
        while self.house.hub is None:
            self.step()

    def append(self, batch: Sequence[Append]) -> list[NotStored | None]:
        fails, self.fails = self.fails, False
        return [NotStored("the disk is full")] * len(batch) if fails else self.pass_on(batch)

    async def keep_open(self) -> None:
        """As a server tells an application that it opens, and later that it closes."""
        orders = iter([{"type": "lifespan.startup"}])

        async def receive() -> Any:
            return next(orders, None) or await self.closing

        async def send(message: Any) -> None:
            assert message["type"].endswith(".complete"), message

        await cast(Any, self.house.app)({"type": "lifespan", "asgi": {}, "state": {}}, receive, send)

    @property
    def hub(self) -> Hub:
        assert self.house.hub is not None
        return self.house.hub

    def close(self) -> None:
        self.closing.set_result({"type": "lifespan.shutdown"})
        self.finish(self.keeping)
        self.world.end()
        self.store.close()

    # Time

    def step(self) -> None:
        """One callback, or the time until there is one."""
        self.world.step()
        if self.world.fault is not None:
            raise self.world.fault

    def callbacks(self, many: int) -> None:
        until = self.world.steps + many
        while self.world.steps < until:
            self.step()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.finish(self.loop.create_task(work))

    def finish(self, task: asyncio.Task[T]) -> T:
        while not task.done():
            self.step()
        return task.result()

    # What is asked

    async def ask(self, method: str, path: str, form: object = None, secret: str | None = None) -> Answer:
        body = b"" if form is None else json.dumps(form).encode()
        headers = {"host": "localhost", "content-type": "application/json", **bearer(secret)}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "state": {},
        }
        parts = iter([{"type": "http.request", "body": body, "more_body": False}])
        never: asyncio.Future[Any] = self.loop.create_future()
        status, answer = 0, b""

        async def receive() -> Any:
            return next(parts, None) or await never

        async def send(message: Any) -> None:
            nonlocal status, answer
            status = message.get("status", status)
            answer += message.get("body", b"")

        await cast(Any, self.house.app)(scope, receive, send)
        return status, json.loads(answer) if answer else None

    async def come(self, table: str, *secrets: str, **hello: Any) -> tuple[Guest, Ear]:
        """As the handler of the socket lets someone in, who then says hello."""
        ear = Ear()
        guest = Guest(ear, await self.hub.find(table))
        self.hub.enter(guest)
        guest.on_message(message("hello", protocol=1, secrets=secrets, **hello))
        return guest, ear

    def live(self, table: str) -> Live:
        return self.hub.tables[table]


def message(kind: str, **more: Any) -> bytes:
    return json.dumps({"type": kind, **more}).encode()


def copy(database: Path, to: Path) -> None:
    with sqlite3.connect(database) as source, sqlite3.connect(to) as target:
        source.backup(target)
    source.close()
    target.close()
