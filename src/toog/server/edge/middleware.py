"""Everything that comes in passes here first: limits by address, and the origin check."""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from toog.core.errors import GameError
from toog.server.edge.origin_check import HEADERS, OriginCheck
from toog.server.protocol.codec import ENCODER
from toog.server.protocol.forms import Problem
from toog.server.protocol.refusals import Refusal, fault, status_of
from toog.server.runtime.journal import note
from toog.server.runtime.limits import Buckets, Limits
from toog.server.runtime.metrics import Metrics

SECURITY = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NOT_KEPT = (b"cache-control", b"no-store")  # answers hold secrets, and are old at once
RETRY = b"retry-after"
RETRY_SECONDS = b"5"  # where nobody knows
HOUR_SECONDS = 3_600
UNKNOWN = "unknown"
SOCKET = "SOCKET"
REFUSED = 400
WAIT = "toog.wait"  # in the scope of whoever asked too much: seconds until it is worth asking again


class Middleware:
    """An ASGI application around the other: names and origins, rates, headers, figures."""

    def __init__(self, origin_check: OriginCheck, limits: Limits, metrics: Metrics) -> None:
        self.origin_check = origin_check
        self.limits = limits
        self.metrics = metrics
        self.buckets = {
            "requests": Buckets(limits.requests, limits.requests * limits.burst),
            "openings": Buckets(limits.openings, limits.openings * limits.burst),
            "joins": Buckets(limits.joins, limits.joins * limits.burst),
            "replays": Buckets(limits.replays, limits.replays * limits.burst),
            "hints": Buckets(limits.hints, limits.hints * limits.burst),
            "reviews": Buckets(limits.reviews, limits.reviews * limits.burst),
            "codes": Buckets(limits.codes / HOUR_SECONDS, limits.codes),
            "pins": Buckets(limits.pins / HOUR_SECONDS, limits.pins),
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
        """Gives a token back: it was not what the limit is there for."""
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
                if refusal.key == "not-json":
                    await read_through(receive)
                await visit.refuse(refusal)
            visit.over()

        return enter

    def judge(self, scope: Scope) -> Refusal | None:
        host = header(scope, b"host")
        if not self.origin_check.knows_host(host):
            return Refusal("strange-host")
        if not self.origin_check.knows_origin(header(scope, b"origin"), host):
            return Refusal("strange-origin")
        if not self.spend("requests", scope):
            return Refusal("too-many")
        if has_body(scope) and not is_json(header(scope, b"content-type")):
            return Refusal("not-json")
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

    def __init__(self, middleware: Middleware, scope: Scope, send: Send) -> None:
        self.middleware = middleware
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
        """Counts and notes the visit, under the template of its route: the id of a table would be a link."""
        route = str(self.scope.get("path_template") or UNKNOWN)
        self.middleware.metrics.requests.labels(route, str(self.status)).inc()
        ms = round((time.perf_counter() - self.began) * 1000, 1)
        method = self.scope.get("method", SOCKET)
        level = logging.INFO if route.startswith("/api") else logging.DEBUG
        note(
            "request",
            level=logging.WARNING if method == SOCKET and self.status >= REFUSED else level,
            method=method,
            route=route,
            status=self.status,
            ms=ms,
        )


def say_wait(headers: list[tuple[bytes, bytes]], scope: Any) -> None:
    """Says how long to wait where that is known, instead of a guess."""
    if WAIT in scope:
        headers[:] = [(name, value) for name, value in headers if name != RETRY]
        headers.append((RETRY, str(scope[WAIT]).encode()))


async def send_problem(scope: Scope, send: Send, error: GameError) -> None:
    """Answers a request, or refuses a handshake."""
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


async def read_through(receive: Receive) -> None:
    """Read a body that nobody wants, so that half a request is not answered before the rest has come."""
    while (message := await receive())["type"] == "http.request" and message.get("more_body"):
        pass


def has_body(scope: Scope) -> bool:
    return header(scope, b"transfer-encoding") is not None or header(scope, b"content-length") not in (
        None,
        "0",
    )


def is_json(content_type: str | None) -> bool:
    """Whether a body says that it is JSON: a page of another origin needs permission (CORS) to say so."""
    return content_type is not None and content_type.partition(";")[0].strip().lower() == "application/json"


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


EVERYONE = "*"


class Connections:
    """A proxy that the keeper named speaks for many, so that its connections are not counted.

    Those who come through it are known only from what the proxy says with a request, and are then bound by
    the limits on requests and on sockets.
    """

    def __init__(self, most_each: int, proxies: Sequence[str]) -> None:
        self.most_each = most_each
        self.all_exempt = EVERYONE in proxies
        self.exempt = [ipaddress.ip_network(proxy) for proxy in proxies if proxy != EVERYONE]
        self.open: Counter[str] = Counter()

    def counts(self, host: str) -> bool:
        if self.all_exempt:
            return False
        try:
            number = ipaddress.ip_address(host)
        except ValueError:
            return True
        return not any(number in network for network in self.exempt)

    def take(self, host: str) -> bool:
        """False when the address has as many as it may have."""
        address = household(host)
        if self.open[address] >= self.most_each:
            return False
        self.open[address] += 1
        return True

    def give(self, host: str) -> None:
        address = household(host)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
