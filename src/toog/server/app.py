"""Puts the house together as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

import toog
from toog.core.errors import GameError
from toog.server.cluster.membership import Membership
from toog.server.cluster.node import Node
from toog.server.cluster.shared_limits import SharedLimits
from toog.server.edge.middleware import Middleware
from toog.server.edge.origin_check import OriginCheck
from toog.server.http.advice import ADVICE_ROUTES, Advisers, advice_of
from toog.server.http.api import ROUTES, SCHEME, AnyRequest, TheHub, shown_secret
from toog.server.http.drills import DRILL_ROUTES
from toog.server.http.forks import FORK_ROUTES
from toog.server.http.lab import LAB_ROUTES
from toog.server.http.nights import NIGHT_ROUTES
from toog.server.http.pages import PAGES, is_reader, say_lost
from toog.server.http.seats import SEAT_ROUTES
from toog.server.http.socket import come_in
from toog.server.http.stories import Stories
from toog.server.http.work_queue import WorkQueue
from toog.server.protocol.forms import Health, Problem
from toog.server.protocol.refusals import Refusal, fault, status_of
from toog.server.runtime.clock import SteadyClock
from toog.server.runtime.journal import note
from toog.server.runtime.limits import Limits
from toog.server.runtime.metrics import Metrics
from toog.server.store.store import Store
from toog.server.tables.health import HealthCheck
from toog.server.tables.heartbeats import Heartbeats
from toog.server.tables.hub import Hub
from toog.server.tables.lobby import LobbyBoard
from toog.server.tables.sweeping import Sweeper

DESCRIBE_SECONDS = 1.0
NO_BODY = {"message": "'data'", "key": "data", "source": "body"}  # as Litestar puts it
STORE_SECONDS = 2.0  # for what waits when the house closes


@get("/health", summary="Whether the process is alive")
async def health() -> Health:
    return Health("open")


@get("/ready", summary="Whether tables can be read and stored")
async def ready(hub: TheHub, condition: NamedDependency[HealthCheck]) -> Response[Health]:
    if hub.services.closing:
        return Response(Health("closing"), status_code=503)
    ills = await condition.ask()
    return Response(Health("ill", ills), status_code=503) if ills else Response(Health("open"))


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(state: State) -> bytes:
    figures: bytes = state.metrics.text()
    return figures


def hub_of(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def lobby_of(state: State) -> LobbyBoard:
    lobby: LobbyBoard = state.lobby
    return lobby


def condition_of(state: State) -> HealthCheck:
    condition: HealthCheck = state.health
    return condition


def refuse(request: AnyRequest, error: GameError) -> Response[Any]:
    if error.key == "no-such-page" and is_reader(request):
        return say_lost(request)
    status = status_of(error)
    headers = {"retry-after": "5"} if status == 429 else {}
    return Response(Problem(fault(error)), status_code=status, headers=headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Answers what Litestar refuses, in the same shape as everything else."""
    if error.status_code == 404 and is_reader(request):
        return say_lost(request)
    keys = {404: "no-such-page", 413: "too-large"}
    key = keys.get(error.status_code, "house-fault" if error.status_code >= 500 else "bad-request")
    refusal = Refusal(key, reason=reason_of(error), most=request.app.state.middleware.limits.body_bytes)
    return Response(Problem(fault(refusal)), status_code=error.status_code, headers=error.headers)


def reason_of(error: HTTPException) -> str:
    """The reason in one line, with the place where it went wrong."""
    extra = error.extra if isinstance(error.extra, list) else []
    if NO_BODY in extra:
        return "there is no body"
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(found) or error.detail


def refuse_text(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """Only a body with brackets in brackets in brackets gets so deep, and only a body may be no UTF-8."""
    return Response(Problem(fault(Refusal("bad-request", reason=str(error)))), status_code=400)


def apologise(request: AnyRequest, error: Exception) -> Response[Problem]:
    note("fault", level=logging.ERROR, error=error)
    return Response(Problem(fault(Refusal("house-fault"))), status_code=500)


async def describe(app: Litestar) -> None:
    """The OpenAPI document takes a while to make, so it is made before anyone asks, and aside."""
    await asyncio.sleep(DESCRIBE_SECONDS)
    await asyncio.to_thread(lambda: app.openapi_schema)


async def listen_to_other_nodes(hub: Hub, lobby: LobbyBoard, health: HealthCheck) -> None:
    from toog.server.tables.listener import NotificationListener  # loads the driver of PostgreSQL

    await NotificationListener(hub, lobby, health, hub.services.store.engine.url).listen()


class House:
    """The application: everything behind one address."""

    def __init__(
        self,
        store: Store,
        *,
        origin_check: OriginCheck | None = None,
        limits: Limits | None = None,
        keep_days: int | None = None,
        delete_most: bool = False,
        room: str | None = None,
        alone: bool = False,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.middleware = Middleware(origin_check or OriginCheck(), self.limits, self.metrics)
        self.work_queue = WorkQueue()
        self.stories = Stories()
        self.advice = Advisers(self.metrics)
        self.keep_days = keep_days
        self.delete_most = delete_most
        self.room = room
        self.alone = alone
        self.clock = clock or SteadyClock()
        self.hub: Hub | None = None
        self.lobby: LobbyBoard | None = None
        self.health: HealthCheck | None = None
        self.sweeper: Sweeper | None = None
        self.app: ASGIApp = self.middleware.around(self.litestar())

    def litestar(self) -> Litestar:
        return Litestar(
            [
                *ROUTES,
                *SEAT_ROUTES,
                *FORK_ROUTES,
                *ADVICE_ROUTES,
                *DRILL_ROUTES,
                *LAB_ROUTES,
                *NIGHT_ROUTES,
                come_in,
                *PAGES,
                health,
                ready,
                metrics,
            ],
            dependencies={
                "hub": Provide(hub_of, sync_to_thread=False),
                "lobby": Provide(lobby_of, sync_to_thread=False),
                "condition": Provide(condition_of, sync_to_thread=False),
                "advice": Provide(advice_of, sync_to_thread=False),
                "bearer": Provide(shown_secret, sync_to_thread=False),
            },
            exception_handlers={
                GameError: refuse,
                HTTPException: refuse_http,
                RecursionError: refuse_text,
                UnicodeDecodeError: refuse_text,
                Exception: apologise,
            },
            lifespan=[self.open],
            logging_config=None,
            openapi_config=OpenAPIConfig(
                title="toog",
                version=toog.__version__,
                path="/api/docs",
                render_plugins=[JsonRenderPlugin()],
                components=Components(security_schemes={SCHEME: SecurityScheme("http", scheme="bearer")}),
                description="The game house. Sockets speak the protocol of docs/protocol.md.",
            ),
            request_max_body_size=self.limits.body_bytes,
            state=State(
                {
                    "middleware": self.middleware,
                    "work_queue": self.work_queue,
                    "stories": self.stories,
                    "advice": self.advice,
                    "metrics": self.metrics,
                    "room": self.room,
                    "alone": self.alone,
                }
            ),
        )

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        hub = self.hub = app.state.hub = Hub(self.store, self.limits, self.metrics, self.clock)
        lobby = self.lobby = app.state.lobby = LobbyBoard(hub)
        health = self.health = app.state.health = HealthCheck(hub)
        start = hub.services.start
        start(hub.tidy())
        start(health.watch())
        start(Heartbeats(hub).listen())
        start(describe(app))
        if self.keep_days is not None:
            self.sweeper = Sweeper(hub, self.keep_days, delete_most=self.delete_most)
            start(self.sweeper.keep_sweeping())
        if self.store.shared:
            await self.join_others(hub)
            start(listen_to_other_nodes(hub, lobby, health))
            start(lobby.keep_telling())
        yield
        await self.close()

    async def join_others(self, hub: Hub) -> None:
        services = hub.services
        speaking = {"messages": services.speaking.each, "messages-per-address": services.speaking.together}
        shared_limits = SharedLimits({**self.middleware.buckets, **speaking}, self.store.key)
        membership = Membership.open(self.store.engine.url, self.store.node)
        services.node = Node(services, hub, membership, shared_limits)
        await services.node.join()

    async def close(self) -> None:
        """May be called twice: by the server before it closes the sockets, and at the end.

        What a stuck disk has not stored by then was never acknowledged, and everyone is asked to come back.
        """
        hub = self.hub
        if hub is None or hub.services.closing:
            return
        try:
            await asyncio.wait_for(hub.close(), STORE_SECONDS)
        except TimeoutError:
            note("closed before everything was stored", level=logging.ERROR)
            for guest in list(hub.guests):
                guest.dismiss("restart")
        finally:
            await self.advice.close()
