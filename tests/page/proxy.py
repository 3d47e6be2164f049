"""A bad network, as between a browser and a house: bytes that stay away, come late, or end in a cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

CHUNK = 65_536
Reach = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Proxy:
    """Runs on a thread of its own. What is swallowed is gone, and nobody is told: no connection is closed."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.port = 0
        self.swallows_up = False  # what the browser says
        self.swallows_down = False  # what the house says
        self.delay = 0.0  # seconds, either way
        self.loop = asyncio.new_event_loop()
        self.writers: set[asyncio.StreamWriter] = set()
        self.carriers: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def swallow(self, *, up: bool = True, down: bool = True) -> None:
        self.swallows_up, self.swallows_down = up, down

    def heal(self) -> None:
        """New connections are good again. In the old ones something is missing, as after a real loss."""
        self.swallow(up=False, down=False)

    def cut(self) -> None:
        """Ends every connection."""
        self.do(self.hang_up())

    def do(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self.loop).result(10)

    # On the thread of the proxy

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def hang_up(self) -> None:
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            house_reader, house_writer = await self.reach()
        except OSError:  # as whoever listens nowhere
            writer.transport.abort()
            return
        ways = ((reader, house_writer, True), (house_reader, writer, False))
        for source, target, up in ways:
            self.writers.add(target)
            carrier = self.loop.create_task(self.carry(source, target, up=up))
            self.carriers.add(carrier)
            carrier.add_done_callback(self.carriers.discard)

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, up: bool) -> None:
        """One way of one connection. After a gap nothing more of it can be read, so all the rest is lost."""
        broken = False
        with suppress(OSError):
            while data := await source.read(CHUNK):
                await asyncio.sleep(self.delay)
                broken = broken or (self.swallows_up if up else self.swallows_down)
                if not broken:
                    target.write(data)
                    await target.drain()
        if not broken:
            target.close()
            self.writers.discard(target)

    async def end(self) -> None:
        self.server.close()
        await self.hang_up()
        for carrier in self.carriers:
            carrier.cancel()
        await asyncio.gather(*self.carriers, return_exceptions=True)
        self.loop.call_soon(self.loop.stop)


@contextmanager
def proxied(port: int | None = None, socket: str = "") -> Iterator[Proxy]:
    """In front of a port of this machine, or of a socket in its files."""
    if port is None:
        reach: Reach = partial(asyncio.open_unix_connection, socket)
    else:
        reach = partial(asyncio.open_connection, "127.0.0.1", port)
    proxy = Proxy(reach)
    thread = threading.Thread(target=proxy.loop.run_forever, daemon=True)
    thread.start()
    proxy.do(proxy.open())
    try:
        yield proxy
    finally:
        asyncio.run_coroutine_threadsafe(proxy.end(), proxy.loop)
        thread.join(10)
        proxy.loop.close()
