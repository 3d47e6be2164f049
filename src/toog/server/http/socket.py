"""The handshake of a socket: a guest comes to a table."""

from __future__ import annotations

from typing import cast

from litestar import WebSocket, websocket
from litestar.datastructures import State

from toog.core.errors import GameError
from toog.server.edge.middleware import Middleware, address_of, send_problem
from toog.server.edge.websocket import EXTENSION, HouseSocket
from toog.server.http.api import Id, TheHub, find
from toog.server.tables.guest import Guest

HELLO_SECONDS = 10.0


@websocket("/api/tables/{table:str}/socket")
async def come_in(socket: WebSocket[object, object, State], hub: TheHub, table: Id) -> None:
    """Returns when the line is picked up: the rest is between the guest and the table."""
    middleware: Middleware = socket.app.state.middleware
    line = cast(HouseSocket, (socket.scope["extensions"] or {})[EXTENSION])
    address = address_of(socket.scope)
    try:
        live = await find(hub, table)
        middleware.take_socket(address)
    except GameError as error:
        await send_problem(socket.scope, socket.send, error)
        return
    services = hub.services
    live.used = services.clock() + HELLO_SECONDS  # someone is coming: not forgotten before the hello
    live.address = live.address or address
    guest = Guest(line, live, address)
    waiting = services.loop.call_later(HELLO_SECONDS, guest.must_have_greeted)

    def gone() -> None:
        """The timer lets go of the guest, whether it has rung or not."""
        waiting.cancel()
        middleware.give_socket(address)

    guest.when_gone = gone
    await socket.accept()
    hub.enter(guest)
    line.pick_up(guest, services.limits.backlog_bytes)
