"""Texts reach the table however they are cut on the way, and every other frame is judged by the library."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.frames import CloseCode, Frame, Opcode

from tests.server.guests import Guest
from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop
from toog.server.edge.websocket import is_whole_frames, text_frame

MASK = b"\1\2\3\4"
CONT, TEXT, BINARY, PING = 0x0, 0x1, 0x2, 0x9


def masked(data: bytes, kind: int = TEXT, final: bool = True) -> bytes:
    first = kind | (0x80 if final else 0)
    head = struct.pack("!BB", first, 0x80 | len(data)) if len(data) < 126 else long_head(first, len(data))
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(data))


def long_head(first: int, length: int) -> bytes:
    if length < 1 << 16:
        return struct.pack("!BBH", first, 0x80 | 126, length)
    return struct.pack("!BBQ", first, 0x80 | 127, length)


def question(number: int, padding: int = 0) -> bytes:
    """A spectator cannot leave a seat: a message that is always refused, and answered with its number."""
    return json.dumps({"type": "leave", "id": number, "seat": 0}).encode() + b" " * padding


@asynccontextmanager
async def spectator(folder: Path) -> AsyncIterator[Guest]:
    async with opened(open_store(folder)) as house:
        given = await house.lay()
        yield await house.come(given["table"])


async def answered(guest: Guest, *numbers: int) -> None:
    for number in numbers:
        assert (await guest.answer(number))["error"]["key"] == "not-yours"


@in_loop
async def test_many_texts_at_once(tmp_path: Path) -> None:
    async with spectator(tmp_path) as guest:
        numbers = range(1, 21)
        guest.socket.transport.write(b"".join(masked(question(number, 10 * number)) for number in numbers))
        await answered(guest, *numbers)


@in_loop
async def test_a_text_byte_by_byte(tmp_path: Path) -> None:
    async with spectator(tmp_path) as guest:
        for byte in masked(question(1)) + masked(question(2, 200)):
            guest.socket.transport.write(bytes([byte]))
            await asyncio.sleep(0.001)
        await answered(guest, 1, 2)


@in_loop
async def test_a_text_in_fragments_with_a_ping_between(tmp_path: Path) -> None:
    async with spectator(tmp_path) as guest:
        whole = question(1)
        guest.socket.transport.write(
            masked(whole[:5], final=False)
            + masked(b"there?", PING)
            + masked(whole[5:9], CONT, final=False)
            + masked(whole[9:], CONT)
            + masked(question(2))
        )
        await answered(guest, 1, 2)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (masked(b"{", final=False) + masked(question(1)), CloseCode.PROTOCOL_ERROR),
        (masked(question(1), CONT), CloseCode.PROTOCOL_ERROR),
        (text_frame(question(1)), CloseCode.PROTOCOL_ERROR),
        (masked(question(1), 0x3), CloseCode.PROTOCOL_ERROR),
        (masked(question(1), BINARY), CloseCode.UNSUPPORTED_DATA),
        (masked(question(1, 5_000)), CloseCode.MESSAGE_TOO_BIG),
        (long_head(0x81, 5_000) + MASK + b"{", CloseCode.MESSAGE_TOO_BIG),
        (long_head(0x81, 1 << 40), CloseCode.MESSAGE_TOO_BIG),
    ],
    ids=["amid", "stray", "unmasked", "reserved", "binary", "long", "long-announced", "huge-announced"],
)
def test_what_is_no_text_is_refused(tmp_path: Path, data: bytes, code: CloseCode) -> None:
    @in_loop
    async def told() -> None:
        async with spectator(tmp_path) as guest:
            guest.socket.transport.write(data)
            closed = await guest.hang_up()
            assert closed.rcvd is not None
            assert closed.rcvd.code == code
            assert not guest.answers

    told()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_ends_where_it_was_said_to(length: int) -> None:
    text = b"x" * length
    frame = masked(text)
    assert is_whole_frames(frame)
    assert is_whole_frames(masked(b"before") + frame)
    for short in [*range(1, 14), len(frame) - 1]:
        assert not is_whole_frames(frame[: min(short, len(frame) - 1)])
        assert not is_whole_frames(frame + frame[: min(short, len(frame) - 1)])
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
