"""A guest comes to a table."""

from __future__ import annotations

from typing import cast

from litestar import WebSocket, websocket
from litestar.datastructures import State

from toog.core.errors import GameError
from toog.server.api import Id, TheHub, find
from toog.server.door import Door, address_of, send_problem
from toog.server.guest import Guest
from toog.server.line import EXTENSION, Line

HELLO_SECONDS = 10.0


@websocket("/api/tables/{table:str}/socket")
async def come_in(socket: WebSocket[object, object, State], hub: TheHub, table: Id) -> None:
    """Returns when the line is picked up: the rest is between the guest and the table."""
    door: Door = socket.app.state.door
    line = cast(Line, (socket.scope["extensions"] or {})[EXTENSION])
    address = address_of(socket.scope)
    try:
        live = await find(hub, table)
        door.take_socket(address)
    except GameError as error:
        await send_problem(socket.scope, socket.send, error)
        return
    live.used = hub.clock() + HELLO_SECONDS  # someone is at the door: it is not forgotten before the hello
    live.address = live.address or address
    guest = Guest(line, live, address)
    waiting = hub.loop.call_later(HELLO_SECONDS, guest.must_have_greeted)

    def gone() -> None:
        """The timer lets go of the guest, whether it has rung or not."""
        waiting.cancel()
        door.give_socket(address)

    guest.when_gone = gone
    await socket.accept()
    hub.enter(guest)
    line.pick_up(guest, hub.limits.backlog_bytes)
