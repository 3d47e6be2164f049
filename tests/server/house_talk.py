"""A house in a test: opened in this process or as a process of its own, and guests who talk to it."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.table.evening import caught_up
from toog.server.app import House
from toog.server.engine import database_url
from toog.server.hub import Hub
from toog.server.limits import NAMES, Limits
from toog.server.serving import HouseServer, listen, web_address
from toog.server.store import Store

PATIENCE = 20.0  # seconds; a busy machine may need them, a right answer never does
LONG_GAME = "mens"  # whatever falls, it goes on for longer than a test does
GENEROUS = Limits(
    requests=1_000_000,
    openings=1_000_000,
    joins=1_000_000,
    replays=1_000_000,
    codes=1_000_000,
    messages=1_000_000,
    bot_moves=1_000_000,
    sockets_per_address=100_000,
)

Test = Callable[..., Coroutine[Any, Any, None]]


def in_loop(test: Test) -> Callable[..., None]:
    """Runs a test that awaits, and never for ever."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 3 * PATIENCE))

    return run


def open_store(folder: Path) -> Store:
    return Store.open(database_url(str(folder / "house.db")))


class OpenHouse:
    """Where it is, and what can be asked of it over HTTP."""

    def __init__(self, address: str, house: House | None = None, server: HouseServer | None = None) -> None:
        self.address = address.rstrip("/")
        self.house = house
        self.server = server
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE)

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


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"authorization": f"Bearer {secret}"}


class Guest:
    """A client as `docs/protocol.md` describes one: it keeps the snapshot up to date by the news."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.seen: dict[str, Any] = {}
        self.yours: list[int] = []
        self.snapshots = 0
        self.last = 0
        self.answers: dict[int | None, dict[str, Any]] = {}
        self.came = asyncio.Condition()
        self.closed: ConnectionClosed | None = None
        self.listening = asyncio.create_task(self.listen())

    @classmethod
    async def at(cls, address: str, table: str, **more: Any) -> Self:
        url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return cls(await connect(url, compression=None, open_timeout=PATIENCE, ping_interval=None, **more))

    @property
    def version(self) -> int:
        version: int = self.seen["version"]
        return version

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.heard.append(text)
                await self.take(json.loads(text))
        except ConnectionClosed as closed:
            self.closed = closed
        async with self.came:
            self.closed = self.closed or ConnectionClosed(None, None)
            self.came.notify_all()

    async def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.seen = message["snapshot"]
            self.yours = message["yours"]
            self.snapshots += 1
        elif message["type"] == "news":
            for item in message["news"]:
                assert item["version"] == self.version + 1, "a version is missing or comes twice"
                self.seen = caught_up(self.seen, [item])
        async with self.came:
            if "answers" in message or message["type"] == "refused":
                self.answers[message.get("answers")] = message
            self.came.notify_all()

    async def wait_for(self, what: Callable[[], Any]) -> Any:
        async with asyncio.timeout(PATIENCE), self.came:
            while not (found := what()):
                assert self.closed is None, f"closed: {self.closed!r}"
                await self.came.wait()
            return found

    async def until(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Until the table looks like that."""
        await self.wait_for(lambda: bool(self.seen) and what(self.seen))
        return self.seen

    async def at_least(self, version: int) -> None:
        await self.wait_for(lambda: bool(self.seen) and self.version >= version)

    async def fresh_view(self, number: int = 2) -> dict[str, Any]:
        """Until the house has sent so many snapshots: the first on hello, the next when it started over."""
        await self.wait_for(lambda: self.snapshots >= number)
        return self.seen

    async def greet(self, *secrets: str, **hello: Any) -> None:
        before = len(self.heard)
        await self.say({"type": "hello", "protocol": 1, "secrets": secrets, **hello})
        await self.wait_for(lambda: any('"type":"refused"' not in text for text in self.heard[before:]))

    async def say(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def send(self, kind: str, **more: Any) -> int:
        self.last += 1
        await self.say({"type": kind, "id": self.last, **more})
        return self.last

    async def answer(self, number: int | None) -> dict[str, Any]:
        found = await self.wait_for(lambda: self.answers.pop(number, None))
        assert isinstance(found, dict)
        return found

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """The answer, which has to be a good one."""
        answer = await self.answer(await self.send(kind, **more))
        assert answer["type"] != "refused", answer
        return answer

    async def refused(self, kind: str, **more: Any) -> str:
        """The key of the refusal."""
        answer = await self.answer(await self.send(kind, **more))
        assert answer["type"] == "refused", answer
        key: str = answer["error"]["key"]
        return key

    def what_to_do(self, seat: int) -> dict[str, Any]:
        if self.seen["turn"]["kind"] == "chance":
            return {"kind": "throw", "seat": seat, "version": self.version}
        word = self.seen["legal"][str(seat)][0]
        return {"kind": "play", "seat": seat, "word": word, "version": self.version}

    async def do_something(self, seat: int) -> dict[str, Any]:
        return await self.ask(**self.what_to_do(seat))

    async def is_quiet(self, seconds: float = 0.3) -> bool:
        before = len(self.heard)
        await asyncio.sleep(seconds)
        return not [text for text in self.heard[before:] if '"type":"watching"' not in text]

    async def hang_up(self) -> ConnectionClosed:
        """Waits until the house has closed the socket."""
        async with asyncio.timeout(PATIENCE):
            await self.listening
        assert self.closed is not None
        return self.closed

    async def leave(self) -> None:
        await self.socket.close()
        await self.listening


def handshake(address: str, table: str) -> bytes:
    host = address.removeprefix("http://")
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


class Raw:
    """A socket by hand, which reads nothing unless it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def at(cls, address: str, table: str) -> Self:
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.setblocking(False)
        host, port = address.removeprefix("http://").rsplit(":", 1)
        await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
        reader, writer = await asyncio.open_connection(sock=plain, limit=1024)
        writer.write(handshake(address, table))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert b" 101 " in head, head
        return cls(reader, writer)

    async def frame(self, body: bytes, first: int = 0x81) -> None:
        """Masked with nothing."""
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.writer.write(bytes([first]) + size + bytes(4) + body)
        await self.writer.drain()

    async def frames(self, body: bytes, many: int) -> None:
        for _ in range(many):
            await self.frame(body)
            await asyncio.sleep(0)

    def close(self) -> None:
        self.writer.transport.abort()


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(store: Any, limits: Limits = GENEROUS, **more: Any) -> AsyncIterator[OpenHouse]:
    """In this process, on a real socket."""
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    house = House(store, limits=limits, **more)
    server = HouseServer(house, [], ready.set)
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
        self, *flags: str, database: str | Path, port: int = 0, lang: str = "en", around: Sequence[str] = ()
    ) -> None:
        words = [*around, sys.executable, "-m", "toog", "serve", "--lang", lang, "--database", str(database)]
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
def serving(*flags: str, database: str | Path) -> Iterator[Process]:
    process = Process(*GENEROUS_FLAGS, *flags, database=database)
    try:
        assert process.address
        yield process
    finally:
        process.kill()
