"""Who talks to a house: a client as the protocol describes one, and a socket by hand."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.patience import PATIENCE
from tests.table.evening import caught_up


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
