"""Uvicorn's own WebSocket, with a direct line past the queues of ASGI once it is open."""

from __future__ import annotations

import secrets
import struct
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiler
    from websockets.utils import apply_mask

EXTENSION = "toog.line"
PING_SECONDS = 20.0  # a peer that does not answer for as long again is gone
PING_BYTES = 8  # of a ping that measures the line
CLOSE_SECONDS = 2.0
MOST_OTHERS = 1_000  # frames that are no whole text, between two pings of ours
WHOLE_TEXT = 0x81  # the first byte: final, text
MASKED = 0x80
MASK_BYTES = 4
SHORT = 126  # lengths below stand in the second byte; this says that two bytes follow, the next eight
SHORT_HEAD = 2 + MASK_BYTES  # of a short frame
LONGER = {SHORT: 2, SHORT + 1: 8}


def is_whole_frames(data: bytes) -> bool:
    """As a client sends them, masked."""
    end = 0
    while end + 2 <= len(data):
        length, head = data[end + 1] & ~MASKED, end + 2
        if length >= SHORT:
            head += LONGER[length]
            length = int.from_bytes(data[end + 2 : head], "big")
        end = head + MASK_BYTES + length
    return end == len(data)


def text_frame(text: bytes) -> bytes:
    """As a server sends it, unmasked."""
    length = len(text)
    if length < SHORT:
        return b"%c%c%b" % (WHOLE_TEXT, length, text)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length) + text
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length) + text


class Listener(Protocol):
    def on_message(self, text: bytes) -> None: ...
    def on_pong(self, rtt: float) -> None: ...
    def on_close(self) -> None: ...


class HouseSocket(WebSocketsSansIOProtocol):
    """Uvicorn makes one for each connection that asks to be a WebSocket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.listener: Listener | None = None
        self.most_backlog = 0
        self.others = 0
        self.whole = True  # the library has never been given part of a frame
        self.measuring: bytes | None = None  # what a ping of ours says that is under way
        self.measured_from = 0.0
        self.when_lost: Callable[[], None] = lambda: None

    # What uvicorn and the event loop call

    def data_received(self, data: bytes) -> None:
        """A short text goes straight to the listener, for which the library takes much longer."""
        conn, length = self.conn, len(data) - SHORT_HEAD
        if (
            self.whole
            and self.listener is not None
            and 0 <= length < SHORT  # one short text, with nothing before it and nothing after: a move, say
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED | length
            and conn.current_size is None  # between two texts
            and conn.state is State.OPEN
        ):
            self.listener.on_message(apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD]))
            return
        if self.handshake_initiated:
            self.whole = self.whole and is_whole_frames(data)
        self.pass_on(data)

    def pass_on(self, data: bytes) -> None:
        """What came before a bad frame is heard, and who is hung up on is not waited for."""
        self.conn.receive_data(data)
        self.others += len(self.conn.events)
        self.handle_events()
        if self.others > MOST_OTHERS and self.conn.state is State.OPEN:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        if self.conn.eof_sent:
            self.hang_up()
        self.check_backlog()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.when_lost()
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.on_close()

    def shutdown(self) -> None:
        """Uvicorn is stopping."""
        self.stop_keepalive()
        self.close(CloseCode.SERVICE_RESTART)

    # The handshake, by way of ASGI

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][EXTENSION] = self

    async def run_asgi(self) -> None:
        """The handler may return as soon as it has picked up the line."""
        try:
            await self.app(self.scope, self.receive, self.send)
        finally:
            if self.listener is None:
                self.close(CloseCode.NORMAL_CLOSURE)

    async def send(self, message: Any) -> None:
        """Who is gone already is told when the line is picked up."""
        if not self.disconnected:
            await super().send(message)

    # The line

    def pick_up(self, listener: Listener, most_backlog: int) -> None:
        """From now on the listener hears everything, and reads fast enough or is cut off."""
        if self.disconnected:
            listener.on_close()
            return
        self.listener = listener
        self.most_backlog = most_backlog
        del self.scope, self.request, self.response

    def send_receive_event_to_app(self) -> None:
        self.others -= 1
        if self.listener is not None and not self.close_sent:
            self.listener.on_message(b"".join(self.frames))
        self.frames = []

    def handle_bytes(self, event: Frame) -> None:
        self.close(CloseCode.UNSUPPORTED_DATA, "text only")

    def send_keepalive_ping(self) -> None:
        self.others = 0
        super().send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.measuring is None or event.data != self.measuring:
            super().handle_pong(event)
            return
        self.measuring = None
        if self.listener is not None:
            self.listener.on_pong(self.loop.time() - self.measured_from)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.give_up_later()

    def say(self, text: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(text_frame(text))
            if self.transport.get_write_buffer_size() > self.most_backlog:
                self.transport.abort()

    def measure(self) -> None:
        """Send a ping unless one is under way. Its content is random, so nobody can answer it early."""
        if self.measuring is None and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.measuring = secrets.token_bytes(PING_BYTES)
            self.measured_from = self.loop.time()
            self.conn.send_ping(self.measuring)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def check_backlog(self) -> None:
        """Also of pongs: a peer may ask for them faster than it reads them."""
        if self.listener is not None and self.transport.get_write_buffer_size() > self.most_backlog:
            self.transport.abort()

    def close(self, code: int, reason: str = "") -> None:
        """Politely; whoever does not answer is cut off."""
        self.close_sent = True
        if self.disconnected or self.transport.is_closing():
            return
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif self.conn.state is State.CONNECTING and not self.conn.eof_sent:
            self.send_500_response()
            self.hang_up()
        self.give_up_later()

    def hang_up(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.give_up_later()

    def give_up_later(self) -> None:
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
