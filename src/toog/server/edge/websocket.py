"""A WebSocket as uvicorn serves it, with a direct line past the queues of ASGI once it is open."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Protocol, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiler
    from websockets.utils import apply_mask

__all__ = [
    "EMPTY_PING",
    "MASKED",
    "MASK_BYTES",
    "SHORT_HEAD",
    "WHOLE_TEXT",
    "apply_mask",
    "is_one_empty_pong",
    "is_one_short_text",
    "measure",
    "text_frame",
]

WHOLE_TEXT = 0x81  # the first byte: final, text
EMPTY_PING = bytes((0x89, 0))
EMPTY_PONG = 0x8A
MASKED = 0x80
MASK_BYTES = 4
SHORT = 126  # lengths below stand in the second byte; this says that two bytes follow, the next eight
SHORT_HEAD = 2 + MASK_BYTES  # of a short frame
LONGER = {SHORT: 2, SHORT + 1: 8}


def is_one_short_text(data: bytes) -> bool:
    """A move, say: nothing before it and nothing after."""
    length = len(data) - SHORT_HEAD
    return 0 <= length < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | length


def is_one_empty_pong(data: bytes) -> bool:
    return len(data) == SHORT_HEAD and data[0] == EMPTY_PONG and data[1] == MASKED


def measure(data: bytes, begin: int) -> tuple[int, int] | None:
    """Where the mask of the frame begins, and where the frame ends; None when too little of it is there."""
    if len(data) < begin + 2:
        return None
    second, head = data[begin + 1], begin + 2
    length = second & ~MASKED
    if length >= SHORT:
        head += LONGER[length]
        if len(data) < head:
            return None
        length = int.from_bytes(data[begin + 2 : head], "big")
    return head, head + length + (MASK_BYTES if second & MASKED else 0)


def text_frame(text: bytes) -> bytes:
    """As a server sends it, unmasked."""
    length = len(text)
    if length < SHORT:
        return b"%c%c%b" % (WHOLE_TEXT, length, text)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length) + text
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length) + text


EXTENSION = "toog.line"
PING_SECONDS = 20.0  # a peer that is silent for two of these is gone
CLOSE_SECONDS = 2.0
MOST_OTHERS = 1_000  # frames that are no whole text, between two pings of ours


class Listener(Protocol):
    def heard(self, text: bytes) -> None: ...
    def gone(self) -> None: ...


class HouseSocket(asyncio.Protocol):
    """Uvicorn makes one for each connection that asks to be a WebSocket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.app = config.loaded_app
        self.connections = server_state.connections
        self.tasks = server_state.tasks
        self.app_state = app_state
        self.talk = ServerProtocol(max_size=config.ws_max_size)
        self.listener: Listener | None = None
        self.most_backlog = 0
        self.longest = config.ws_max_size
        self.rest = b""  # of a frame that has not come whole
        self.fragments: list[bytes] = []
        self.others = 0
        self.silent = False
        self.lost = False
        self.timer: asyncio.TimerHandle | None = None
        self.denial: tuple[int, list[tuple[bytes, bytes]]] | None = None
        self.arrived: asyncio.Queue[dict[str, Any]] | None = asyncio.Queue()
        self.when_lost: Callable[[], None] = lambda: None

    # What uvicorn and the event loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(cast(Any, self))

    def data_received(self, data: bytes) -> None:
        rung, self.silent = self.silent, False
        if self.listener is None:
            self.pass_on(data)
        elif not self.rest and is_one_short_text(data) and not self.fragments:
            self.hear(apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD]))
        elif not (rung and not self.rest and is_one_empty_pong(data)):
            self.take_frames(self.rest + data)

    def take_frames(self, data: bytes) -> None:
        """Whole texts go straight to the listener. What is too long is refused before it has come whole."""
        begin = 0
        while begin < len(data) and (frame := measure(data, begin)) is not None:
            mask, end = frame
            too_long = end - mask - MASK_BYTES > self.longest
            if end > len(data) and not too_long:
                break
            if self.is_plain(data, begin) and not too_long:
                self.hear(apply_mask(data[mask + MASK_BYTES : end], data[mask : mask + MASK_BYTES]))
            else:
                self.pass_on(data[begin:end])
            begin = end
        self.rest = data[begin:]

    def is_plain(self, data: bytes, begin: int) -> bool:
        return data[begin] == WHOLE_TEXT and bool(data[begin + 1] & MASKED) and not self.fragments

    def hear(self, text: bytes) -> None:
        if self.listener is not None and self.talk.state is State.OPEN:
            self.listener.heard(text)

    def pass_on(self, data: bytes) -> None:
        """To the library: the handshake, and frames of any other kind."""
        self.talk.receive_data(data)
        for event in self.talk.events_received():
            if isinstance(event, Request):
                self.shake_hands(event)
            elif isinstance(event, Frame):
                self.others += 1
                self.take_frame(event)
        if self.others > MOST_OTHERS and self.talk.state is State.OPEN:
            self.talk.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.flush()

    def eof_received(self) -> None:
        if self.talk.state is not State.CONNECTING:
            self.talk.receive_eof()
            self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.when_lost()
        self.connections.discard(cast(Any, self))
        if self.timer is not None:
            self.timer.cancel()
        if self.arrived is not None:
            self.arrived.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE})
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.gone()

    def shutdown(self) -> None:
        """Uvicorn is stopping."""
        self.close(CloseCode.SERVICE_RESTART)

    # The handshake, by way of ASGI

    def shake_hands(self, request: Request) -> None:
        self.answer = self.talk.accept(request)
        if self.answer.status_code != 101:
            self.refuse(self.answer)
            return
        task = asyncio.get_running_loop().create_task(self.run(self.scope_of(request)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def scope_of(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [
                (k.lower().encode("latin-1"), v.encode("latin-1")) for k, v in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: self},
        }

    async def run(self, scope: dict[str, Any]) -> None:
        """The handler may return as soon as it has picked up the line."""
        arrived = self.arrived or asyncio.Queue()
        arrived.put_nowait({"type": "websocket.connect"})
        try:
            await self.app(cast(Any, scope), cast(Any, arrived.get), cast(Any, self.send))
        finally:
            if self.listener is None:
                self.close(CloseCode.NORMAL_CLOSURE)

    async def send(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self.talk.send_response(self.answer)
            self.flush()
        elif kind == "websocket.close":
            self.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        elif kind == "websocket.http.response.start":
            self.denial = (message["status"], list(message["headers"]))
        elif kind == "websocket.http.response.body" and self.denial is not None:
            self.deny(*self.denial, message.get("body", b""))

    def deny(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        response = self.talk.reject(status, body.decode())
        del response.headers["Content-Type"]
        for name, value in headers:
            if name.lower() != b"content-length":
                response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self.refuse(response)

    def refuse(self, response: Response) -> None:
        self.talk.send_response(response)
        self.flush()

    # The line

    def pick_up(self, listener: Listener, most_backlog: int) -> None:
        """From now on the listener hears everything, and reads fast enough or is cut off."""
        self.arrived = None
        if self.lost:
            listener.gone()
            return
        self.listener = listener
        self.most_backlog = most_backlog
        self.ring()

    def ring(self) -> None:
        """A peer that said nothing since the last ping is gone."""
        self.others = 0
        if self.silent:
            self.talk.fail(CloseCode.INTERNAL_ERROR, "no answer to a ping")
        elif self.talk.state is State.OPEN:
            self.silent = True
            self.transport.write(EMPTY_PING)
            self.timer = asyncio.get_running_loop().call_later(PING_SECONDS, self.ring)
        self.flush()

    def say(self, text: bytes) -> None:
        if self.talk.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(text_frame(text))
        self.check_backlog()

    def check_backlog(self) -> None:
        """Also of pongs: a peer may ask for them faster than it reads them."""
        if self.listener is not None and self.transport.get_write_buffer_size() > self.most_backlog:
            self.transport.abort()

    def close(self, code: int, reason: str = "") -> None:
        """Politely; whoever does not answer is cut off."""
        if self.talk.state is State.CONNECTING and not self.talk.close_expected():
            self.refuse(self.talk.reject(403, "Forbidden\n"))
        elif self.talk.state is State.OPEN:
            self.talk.send_close(code, reason)
            self.flush()
        self.give_up_later()

    def give_up_later(self) -> None:
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.abort)

    def take_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.BINARY:
            self.close(CloseCode.UNSUPPORTED_DATA, "text only")
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT) and self.talk.state is State.OPEN:
            self.fragments.append(bytes(frame.data))
            if frame.fin:
                text = b"".join(self.fragments)
                self.fragments.clear()
                self.hear(text)

    def flush(self) -> None:
        """An empty write means that nothing will follow."""
        if self.transport.is_closing():
            return
        for data in self.talk.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()
                self.give_up_later()
        self.check_backlog()
