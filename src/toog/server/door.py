"""The door: everything that comes in passes here first, whatever it asks for."""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from collections import Counter
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from toog.core.errors import GameError
from toog.server.forms import Problem
from toog.server.guard import HEADERS, Guard
from toog.server.journal import note
from toog.server.limits import Buckets, Limits
from toog.server.metrics import Metrics
from toog.server.refusals import Refusal, fault, status_of
from toog.server.wire import ENCODER

SECURITY = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT = (b"cache-control", b"no-store")  # answers hold secrets, and are old at once
RETRY = b"retry-after"
RETRY_SECONDS = b"5"  # where nobody knows
HOUR_SECONDS = 3_600
UNKNOWN = "unknown"
WAIT = "toog.wait"  # in the scope of who asked too much: seconds until it is worth asking again


class Door:
    """An ASGI application around the other: names and origins, rates, headers, figures."""

    def __init__(self, guard: Guard, limits: Limits, metrics: Metrics) -> None:
        self.guard = guard
        self.limits = limits
        self.metrics = metrics
        self.buckets = {
            "requests": Buckets(limits.requests, limits.requests * limits.burst),
            "openings": Buckets(limits.openings, limits.openings * limits.burst),
            "joins": Buckets(limits.joins, limits.joins * limits.burst),
            "replays": Buckets(limits.replays, limits.replays * limits.burst),
            "codes": Buckets(limits.codes / HOUR_SECONDS, limits.codes),
        }
        self.sockets: Counter[str] = Counter()
        self.open_sockets = 0

    def spend(self, what: str, scope: Scope) -> bool:
        bucket, guest = self.buckets[what], address_of(scope)
        if bucket.take(guest, time.monotonic()):
            return True
        tokens, _ = bucket.left[guest]
        asked: Any = scope
        asked[WAIT] = math.ceil((1.0 - tokens) / bucket.rate)
        return False

    def give_back(self, what: str, scope: Scope) -> None:
        """It was not what the limit is there for."""
        self.buckets[what].give_back(address_of(scope))

    def around(self, app: ASGIApp) -> ASGIApp:
        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            if str(scope["type"]) == "lifespan":
                await app(scope, receive, send)
                return
            visit = Visit(self, scope, send)
            refusal = self.judge(scope)
            if refusal is None:
                await app(scope, receive, visit.send)
            else:
                await visit.refuse(refusal)
            visit.over()

        return enter

    def judge(self, scope: Scope) -> Refusal | None:
        host = header(scope, b"host")
        if not self.guard.knows_host(host):
            return Refusal("strange-host")
        if not self.guard.knows_origin(header(scope, b"origin"), host):
            return Refusal("strange-origin")
        if not self.spend("requests", scope):
            return Refusal("too-many")
        return None

    def take_socket(self, address: str) -> None:
        if self.open_sockets >= self.limits.sockets:
            raise Refusal("house-full")
        if self.sockets[address] >= self.limits.sockets_per_address:
            raise Refusal("too-many")
        self.sockets[address] += 1
        self.open_sockets += 1

    def give_socket(self, address: str) -> None:
        self.open_sockets -= 1
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


class Visit:
    """One request, or the handshake of one socket."""

    def __init__(self, door: Door, scope: Scope, send: Send) -> None:
        self.door = door
        self.scope = scope
        self.pass_on = send
        self.began = time.perf_counter()
        self.status = 101

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            started: Any = message
            self.status = started["status"]
            started["headers"] = [*started["headers"], *SECURITY]
            if self.scope["path"].startswith("/api/"):
                started["headers"].append(NOT_KEPT)
            say_wait(started["headers"], self.scope)
        await self.pass_on(message)

    async def refuse(self, error: GameError) -> None:
        await send_problem(self.scope, self.send, error)

    def over(self) -> None:
        """In the journal a route is its template: the id of a table in it would be a link."""
        route = str(self.scope.get("path_template") or UNKNOWN)
        self.door.metrics.requests.labels(route, str(self.status)).inc()
        ms = round((time.perf_counter() - self.began) * 1000, 1)
        note(
            "request",
            level=logging.INFO if route.startswith("/api") else logging.DEBUG,
            method=self.scope.get("method", "SOCKET"),
            route=route,
            status=self.status,
            ms=ms,
        )


def say_wait(headers: list[tuple[bytes, bytes]], scope: Any) -> None:
    """What is known, instead of a guess."""
    if WAIT in scope:
        headers[:] = [(name, value) for name, value in headers if name != RETRY]
        headers.append((RETRY, str(scope[WAIT]).encode()))


async def send_problem(scope: Scope, send: Send, error: GameError) -> None:
    """To a request, or instead of a handshake."""
    kind = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
    headers = [(b"content-type", b"application/json")]
    if status_of(error) == 429:
        headers.append((RETRY, RETRY_SECONDS))
    body = ENCODER.encode(Problem(fault(error)))
    start: Any = {"type": f"{kind}.start", "status": status_of(error), "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body}
    await send(start)
    await send(rest)


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return UNKNOWN if client is None else household(client[0])


def household(host: str) -> str:
    """All of one household: with IPv6 the first half of the address, unless an older one is written in it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)
