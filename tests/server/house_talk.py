"""A house in a test: opened in this process, or as a process of its own."""

from __future__ import annotations

import asyncio
import functools
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from tests.server.guests import Guest
from tests.server.patience import PATIENCE
from toog.server.app import House
from toog.server.runtime.limits import NAMES, Limits
from toog.server.serving import HouseServer, listen, web_address
from toog.server.store.engine import database_url
from toog.server.store.store import Store
from toog.server.tables.health import HealthCheck
from toog.server.tables.hub import Hub
from toog.server.tables.lobby import LobbyBoard

LONG_GAME = "mens"  # whatever falls, it goes on for longer than a test does
GENEROUS = Limits(
    requests=1_000_000,
    openings=1_000_000,
    joins=1_000_000,
    replays=1_000_000,
    hints=1_000_000,
    reviews=1_000_000,
    codes=1_000_000,
    messages=1_000_000,
    messages_per_address=1_000_000,
    bot_moves=1_000_000,
    bot_moves_per_address=1_000_000,
    sockets_per_address=100_000,
    connections_per_address=100_000,
)


def open_store(folder: Path) -> Store:
    file = folder / "house.db"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())
    return Store.open(database_url(str(file)))


@functools.cache
def empty_database() -> bytes:
    """A database of SQLite that was made once: the migrations take longer than most tests of a store."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.db"
        Store.open(database_url(str(file))).close()
        return file.read_bytes()


JSON = {"content-type": "application/json"}


class OpenHouse:
    """Where it is, and what can be asked of it over HTTP."""

    def __init__(self, address: str, house: House | None = None, server: HouseServer | None = None) -> None:
        self.address = address.rstrip("/")
        self.house = house
        self.server = server
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, headers=JSON)

    @property
    def lobby(self) -> LobbyBoard:
        assert self.house is not None
        assert self.house.lobby is not None
        return self.house.lobby

    @property
    def health(self) -> HealthCheck:
        assert self.house is not None
        assert self.house.health is not None
        return self.house.health

    @property
    def hub(self) -> Hub:
        assert self.house is not None
        assert self.house.hub is not None
        return self.house.hub

    @property
    def callers(self) -> set[tuple[str, int] | None]:
        """Who has a connection to it, over HTTP."""
        assert self.server is not None
        connections = self.server.server_state.connections
        return {caller.client for caller in connections if isinstance(caller, H11Protocol)}

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    async def get(self, path: str, secret: str | None = None, **more: Any) -> httpx.Response:
        return await self.http.get(path, headers=bearer(secret), **more)

    async def post(self, path: str, form: object, secret: str | None = None) -> httpx.Response:
        return await self.http.post(path, json=form, headers=bearer(secret))

    async def delete(self, path: str, secret: str | None = None) -> httpx.Response:
        return await self.http.delete(path, headers=bearer(secret))

    async def lay(self, game: str = LONG_GAME, players: int = 2, **choices: Any) -> dict[str, Any]:
        """A table with An as its host, unless told otherwise."""
        answer = await self.post("/api/tables", {"game": game, "players": players, "name": "An", **choices})
        assert answer.status_code == 201, answer.text
        given: dict[str, Any] = answer.json()
        return given

    async def sit(self, table: str, name: str = "Bo", **choices: Any) -> dict[str, Any]:
        answer = await self.post(f"/api/tables/{table}/seats", {"name": name, **choices})
        assert answer.status_code == 201, answer.text
        given: dict[str, Any] = answer.json()
        return given

    async def come(self, table: str, *secrets: str, **hello: Any) -> Guest:
        """A guest who has said hello."""
        guest = await Guest.at(self.address, table)
        await guest.greet(*secrets, **hello)
        return guest

    async def evening(self, game: str = LONG_GAME, people: int = 2, **choices: Any) -> Evening:
        """Everyone sits, each with a socket, and the game has started."""
        given = await self.lay(game, people, **choices)
        table = given["table"]
        others = [await self.sit(table, f"Guest {number}") for number in range(1, people)]
        secrets = [given["secret"], *(other["secret"] for other in others)]
        guests = [await self.come(table, secret) for secret in secrets]
        await guests[0].ask("start")
        for guest in guests:
            await guest.until(lambda seen: seen["status"] == "playing")
        return Evening(self, table, secrets, guests)


class Evening:
    def __init__(self, house: OpenHouse, table: str, secrets: list[str], guests: list[Guest]) -> None:
        self.house = house
        self.table = table
        self.secrets = secrets
        self.guests = guests

    @property
    def host(self) -> Guest:
        return self.guests[0]

    async def step(self) -> dict[str, Any]:
        """Whoever is on turn does the first thing possible; everyone has seen it when this returns."""
        seen = self.host.seen
        seat: int = seen["turn"]["seats"][0]
        guest = self.guests[seat]
        answer = await guest.do_something(seat)
        version = self.guests[seat].version
        for each in self.guests:
            await each.at_least(version)
        return answer

    async def go_home(self) -> None:
        for guest in self.guests:
            await guest.leave()


def calls_of(owner: type, name: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What a method is called with from here on."""
    calls: list[tuple[Any, ...]] = []
    method = getattr(owner, name)

    def noted(*args: Any, **kwargs: Any) -> Any:
        calls.append(args)
        return method(*args, **kwargs)

    monkeypatch.setattr(owner, name, noted)
    return calls


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"authorization": f"Bearer {secret}"}


@asynccontextmanager
async def opened(
    store: Any, limits: Limits = GENEROUS, proxies: Sequence[str] = (), **more: Any
) -> AsyncIterator[OpenHouse]:
    """In this process, on a real socket."""
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    house = House(store, limits=limits, **more)
    server = HouseServer(house, list(proxies), ready.set)
    serving = asyncio.create_task(server.serve([listening]))
    await asyncio.wait_for(ready.wait(), PATIENCE)
    place = OpenHouse(web_address("127.0.0.1", listening.getsockname()[1]), house, server)
    try:
        yield place
    finally:
        await place.http.aclose()
        server.should_exit = True
        await serving
        store.close()


class Process:
    """`toog serve` as its keeper starts it."""

    def __init__(
        self,
        *flags: str,
        database: str | Path,
        port: int = 0,
        lang: str = "en",
        around: Sequence[str] = (),
        program: Sequence[str] = ("-m", "toog"),
    ) -> None:
        words = [*around, sys.executable, *program, "serve", "--lang", lang, "--database", str(database)]
        words += ["--port", str(port), *flags]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        handle, name = tempfile.mkstemp()
        self.journal = Path(name)
        self.process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=handle, text=True, env=environment
        )
        os.close(handle)

    def where(self) -> str:
        """Read from what it prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + self.stop()
        return found.group().rstrip("/")

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    @functools.cached_property
    def address(self) -> str:
        return self.where()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()
        self.journal.unlink(missing_ok=True)

    def stop(self, how: int = signal.SIGTERM) -> str:
        """Answers what it wrote in its journal."""
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        written = self.journal.read_text()
        self.journal.unlink()
        return written


GENEROUS_FLAGS = tuple(
    word
    for name, field in NAMES.items()
    if getattr(GENEROUS, field) != getattr(Limits(), field)
    for word in ("--limit", f"{name}={getattr(GENEROUS, field)}")
)


@contextmanager
def serving(*flags: str, database: str | Path, program: Sequence[str] = ("-m", "toog")) -> Iterator[Process]:
    process = Process(*GENEROUS_FLAGS, *flags, database=database, program=program)
    try:
        assert process.address
        yield process
    finally:
        process.kill()
