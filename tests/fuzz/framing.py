"""Frames however they are made and cut: our line hears what the `websockets` library alone would hear."""

from __future__ import annotations

import asyncio
import itertools
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import uvicorn
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from tests.fuzz.changes import changed_bytes
from tests.fuzz.demands import at_most
from tests.fuzz.property import Property
from tests.server.guests import handshake
from toog.server.edge.websocket import EXTENSION, HouseSocket

LONGEST = 300  # bytes of a message at this table
HANDSHAKE = handshake("http://toog", "x")
SIZES = (
    0,
    1,
    2,
    124,
    125,
    126,
    127,
    299,
    300,
    301,
    304,
    305,
    65_535,
    65_536,
    2**31,
    2**63 - 1,
    2**63,
    2**64 - 1,
)
MOST_CALLS = 2_000
PER_BYTE = 30


@dataclass(frozen=True)
class Stream:
    """Bytes as they come in, in parts."""

    data: bytes
    cuts: list[int]

    def parts(self) -> Iterator[bytes]:
        places = sorted({0, len(self.data), *(cut % (len(self.data) + 1) for cut in self.cuts)})
        for begin, end in itertools.pairwise(places):
            yield self.data[begin:end]


@st.composite
def some_frame(draw: DrawFn) -> bytes:
    """Mostly a sound one, as clients send them; now and then any bit of its head is wrong."""
    code = draw(st.sampled_from((0x1, 0x1, 0x1, 0x0, 0x2, 0x8, 0x9, 0xA)))
    first = code | (0x80 if draw(st.integers(0, 3)) else 0)
    body = draw(st.binary(max_size=20)) + b" " * draw(st.sampled_from((0, 0, 0, 100, 106, 126, 280, 300)))
    said = len(body)
    masked = 0x80
    if draw(st.integers(0, 7)) == 0:
        first ^= 1 << draw(st.integers(0, 7))
    if draw(st.integers(0, 15)) == 0:
        masked = 0
    if draw(st.integers(0, 15)) == 0:
        said = draw(st.sampled_from(SIZES))
    mask = draw(st.binary(min_size=4, max_size=4)) if masked else b""
    return head(draw, first, masked, said) + mask + body


def head(draw: DrawFn, first: int, masked: int, size: int) -> bytes:
    """The length in the fewest bytes, or in more than it needs."""
    wide = draw(st.integers(0, 15)) == 0
    if size < 126 and not wide:
        return struct.pack("!BB", first, masked | size)
    if size < 1 << 16 and not (wide and size >= 126):
        return struct.pack("!BBH", first, masked | 126, size)
    return struct.pack("!BBQ", first, masked | 127, size)


@st.composite
def some_stream(draw: DrawFn) -> Stream:
    """Cut between frames as often as amid them."""
    frames = draw(st.lists(some_frame(), max_size=8))
    between = [0, *itertools.accumulate(map(len, frames))]
    data = b"".join(frames)
    if draw(st.integers(0, 4)) == 0:
        data = draw(changed_bytes(data, (b"\x81\x80", b"\x00\x80", b"\x89\x80", b"\x88\x80", b"\x81\xff")))
    return Stream(data, draw(st.lists(st.sampled_from(between) | st.integers(0, len(data)), max_size=8)))


class Wire(asyncio.Transport):
    """Keeps what is written, and says when it was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0


class Ear:
    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def on_message(self, text: bytes) -> None:
        self.texts.append(bytes(text))

    def on_pong(self, rtt: float) -> None: ...

    def on_close(self) -> None: ...


class Lines:
    """A loop on which lines are picked up, one for each stream."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self.runner = runner
        self.ear = Ear()
        self.config = uvicorn.Config(self.pick_up, ws_max_size=LONGEST, interface="asgi3", log_config=None)
        self.config.load()

    async def pick_up(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION].pick_up(self.ear, 1_000_000)

    async def hear(self, stream: Stream) -> HouseSocket:
        self.ear = Ear()
        server = ServerState()
        line = HouseSocket(self.config, server, {})
        line.connection_made(Wire())
        line.data_received(HANDSHAKE)
        await asyncio.gather(*server.tasks)
        for part in stream.parts():
            with at_most(MOST_CALLS + PER_BYTE * len(stream.data)):
                line.data_received(part)
        return line


@contextmanager
def lines() -> Iterator[Lines]:
    with asyncio.Runner() as runner:
        yield Lines(runner)


def by_the_library(data: bytes) -> tuple[list[bytes], ServerProtocol]:
    """What is heard, and how the line stands, where every byte goes through the library."""
    talk = ServerProtocol(max_size=LONGEST)
    talk.receive_data(HANDSHAKE)
    (request,) = talk.events_received()
    assert isinstance(request, Request)
    talk.send_response(talk.accept(request))
    talk.receive_data(data)
    texts, message = [], b""
    for frame in talk.events_received():
        assert isinstance(frame, Frame)
        if frame.opcode is Opcode.BINARY and talk.state is State.OPEN:
            talk.send_close(CloseCode.UNSUPPORTED_DATA, "text only")
        if frame.opcode is Opcode.BINARY:
            break
        if frame.opcode in (Opcode.TEXT, Opcode.CONT):
            message += frame.data
            if frame.fin:
                texts.append(message)
                message = b""
    return texts, talk


def check_stream(stream: Stream, place: Lines) -> None:
    line = place.runner.run(place.hear(stream))
    texts, talk = by_the_library(stream.data)
    heard = place.ear.texts
    line.connection_lost(None)
    assert heard == texts
    assert (line.conn.close_sent is None) == (talk.close_sent is None)
    assert len(line.conn.reader.buffer) <= LONGEST + 20, "what is too long is kept"


FRAMES = Property("frames", st.deferred(some_stream), check_stream, 480, lines)
