"""Serves the house with uvicorn, and closes it without losing anything."""

from __future__ import annotations

import asyncio
import errno
import functools
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

import toog
from toog.server.app import House
from toog.server.edge.middleware import Connections
from toog.server.edge.websocket import PING_SECONDS, HouseSocket
from toog.server.runtime.errors import HouseError
from toog.server.runtime.garbage import Garbage
from toog.server.runtime.journal import note

if sys.platform != "win32":
    import resource

CLOSE_SECONDS = 2  # for requests under way and sockets that do not hang up by themselves
LEAVE_SECONDS = 4.0  # five are promised
REQUEST_SECONDS = 10.0
ANSWER_LOOKS = 6  # of so many seconds each, in which nothing of an answer is read
QUEUE = 2_048
OTHER_FILES = 200


class Patient(H11Protocol):
    """Waits a while for a whole request, and for its answer to be read, and not for ever.

    It hangs up at once on an address that has too many connections.
    """

    def __init__(self, counted: Connections, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.counted = counted
        self.host: str | None = None  # where it was counted
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if self.client is not None and self.counted.counts(self.client[0]):
            if not self.counted.take(self.client[0]):
                self.transport.abort()
                return
            self.host = self.client[0]
        self.timer = self.loop.call_later(REQUEST_SECONDS, self.look, None, 0, 0)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_looking()
        self.give_back()

    def give_back(self) -> None:
        if self.host is not None:
            self.counted.give(self.host)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection is counted until the socket is closed."""
        super().handle_websocket_upgrade(event)
        self.stop_looking()
        cast(HouseSocket, self.transport.get_protocol()).when_lost = self.give_back

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read; where an answer has begun already, only hang up."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever is still being worked on is for nobody
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def stop_looking(self) -> None:
        """A timer would hold on to what has been read, for every connection that came and went."""
        if self.timer is not None:
            self.timer.cancel()

    def look(self, before: object, unread_before: int, looks: int) -> None:
        """Check that the request makes progress and then that its answer is read, which may take longer.

        `before` is the request that was under way at the last look, `unread_before` how much of its answer
        nobody had read by then, and `looks` how many times in a row nothing had changed.
        """
        if self not in self.connections:
            return
        request: RequestResponseCycle | None = self.cycle
        asks, unread = self.still_asks(request), self.transport.get_write_buffer_size()
        stuck = request is before and (asks or 0 < unread == unread_before)
        looks = looks + 1 if stuck else 0
        if looks >= (1 if asks else ANSWER_LOOKS):
            self.transport.abort()
        else:
            self.timer = self.loop.call_later(REQUEST_SECONDS, self.look, request, unread, looks)

    def still_asks(self, request: RequestResponseCycle | None) -> bool:
        """A first request, its body, or another one after it, of which the beginning has come."""
        if self.transport.is_closing():
            return False
        if request is None or request.more_body:
            return True
        return request.response_complete and self.timeout_keep_alive_task is None


class HouseServer(uvicorn.Server):
    def __init__(self, house: House, proxies: list[str], when_open: Callable[[], None]) -> None:
        counted = Connections(house.limits.connections_per_address, proxies)
        config = uvicorn.Config(
            cast(Any, house.app),
            http=cast(Any, functools.partial(Patient, counted)),
            ws=HouseSocket,
            ws_max_size=house.limits.message_bytes,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips="*" if "*" in proxies else proxies,
            timeout_graceful_shutdown=CLOSE_SECONDS,
            limit_concurrency=house.limits.sockets + house.limits.requests * 50,
        )
        super().__init__(config)
        self.house = house
        self.when_open = when_open
        self.leaving = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            note("open", version=toog.__version__, database=self.house.store.engine.dialect.name)
            self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First everything is stored and everyone told; then uvicorn hangs up."""
        self.leaving.set()
        note("closing")
        await self.house.close()
        await super().shutdown(sockets)
        note("closed")


def serve(house: House, listening: socket.socket, proxies: list[str], when_open: Callable[[], None]) -> None:
    """Serves until SIGTERM or Ctrl-C."""
    server = HouseServer(house, proxies, when_open)
    allow_open_files(server.config.limit_concurrency or 0)
    # Uvicorn raises the signal again once it has stopped; by then a SIGTERM has been obeyed.
    signal.signal(signal.SIGTERM, lambda *_: None)
    threading.Thread(target=leave_in_time, args=[server.leaving], daemon=True).start()
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve_tidily(server, listening))


async def serve_tidily(server: HouseServer, listening: socket.socket) -> None:
    garbage = Garbage(server.house.metrics)
    garbage.take_over()
    collecting = asyncio.create_task(garbage.collect())
    try:
        await server.serve([listening])
    finally:
        collecting.cancel()
        garbage.stop()


def leave_in_time(leaving: threading.Event) -> None:
    """A thread that waits for a stuck disk or a lost database would keep the process; nobody waits for it."""
    leaving.wait()
    time.sleep(LEAVE_SECONDS)
    os._exit(1)


def allow_open_files(connections: int) -> None:
    """A process may usually have a thousand at first, and more if it asks. A socket is one."""
    if sys.platform == "win32":
        return
    wanted = connections + OTHER_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if now != resource.RLIM_INFINITY and now < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    if allowed < wanted:
        note("fewer open files than sockets", wanted=wanted, allowed=allowed)


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else is done, so that a taken port is said at once. Port 0 is any free one."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError:
        raise HouseError("no-such-host", host=host) from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(QUEUE)
    except OSError as error:
        listening.close()
        raise why_not(error, host, port) from None
    return listening


def why_not(error: OSError, host: str, port: int) -> HouseError:
    if error.errno == errno.EADDRINUSE:
        return HouseError("port-taken", port=str(port))
    if error.errno == errno.EACCES:
        return HouseError("port-forbidden", port=str(port))
    return HouseError("no-such-host", host=host)


def room_address() -> str | None:
    """The address at which phones in this room find this machine. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        number: str = asking.getsockname()[0]
        return number


def web_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
