"""Who floods the house, does not read, or asks nothing is cut off, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.server import house_talk
from tests.server.guests import Raw, handshake
from tests.server.house_talk import GENEROUS, OpenHouse, open_store, opened, serving
from tests.server.patience import PATIENCE, in_loop, until
from toog.core.errors import BadRecord
from toog.server import serving as serving_module
from toog.server.edge import websocket as line
from toog.workers import Worker


@in_loop
async def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages=1, burst=20)
    async with opened(open_store(tmp_path), limits) as house:
        flooded = await house.lay()
        evening = await house.evening()
        guest = await house.come(flooded["table"], flooded["secret"])
        for _ in range(300):
            await guest.socket.send('{"type":"start","id":1}')
        await guest.hang_up()
        keys = [json.loads(text)["error"]["key"] for text in guest.heard if '"refused"' in text]
        assert "too-many" in keys
        assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "too_many"}
        assert len(guest.heard) < 50
        await evening.step()


@in_loop
async def test_two_sockets_of_one_seat_share_one_allowance(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages=5, burst=2)
    async with opened(open_store(tmp_path), limits) as house:
        given = await house.lay()
        guests = [await house.come(given["table"], given["secret"]) for _ in range(2)]
        for _ in range(30):
            for guest in guests:
                await guest.socket.send('{"type":"start","id":1}')
        answered = [await guest.answer(None) for guest in guests]
        assert {answer["error"]["key"] for answer in answered} == {"too-many"}


@in_loop
async def test_a_reader_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    limits = replace(GENEROUS, backlog_bytes=50_000)
    async with opened(open_store(tmp_path), limits) as house:
        evening = await house.evening()
        hub = house.hub
        deaf = await Raw.at(house.address, evening.table)
        hello = b'{"type":"hello","protocol":1}'
        with pytest.raises(ConnectionError):
            await deaf.frames(hello, 100_000)
        await until(lambda: len(hub.guests) == 2)
        await evening.step()


OTHERS = {
    "pings": bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125,
    "pongs": bytes([0x8A, 0x80]) + bytes(4),
    "empty fragments": bytes([0x00, 0x80]) + bytes(4),
}


async def flood_with(peer: Raw, frames: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            peer.writer.write(frames)
            await peer.writer.drain()
            await asyncio.sleep(0)


@pytest.mark.parametrize("kind", OTHERS)
@in_loop
async def test_a_flood_of_frames_that_are_no_messages_is_cut_off(tmp_path: Path, kind: str) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        flood = await Raw.at(house.address, evening.table)
        await flood.frame(b'{"type":"hello","protocol":1}')
        if kind == "empty fragments":
            await flood.frame(b"", first=0x01)
        await until(lambda: len(house.hub.guests) == 3)
        flood.writer.write(OTHERS[kind] * 900)
        await asyncio.sleep(0.2)
        assert len(house.hub.guests) == 3, "so many may come"
        with pytest.raises(ConnectionError):
            await flood_with(flood, OTHERS[kind] * 100)
        await until(lambda: len(house.hub.guests) == 2)
        await evening.step()


@in_loop
async def test_pongs_nobody_reads_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "MOST_OTHERS", 10_000_000)
    async with opened(open_store(tmp_path), replace(GENEROUS, backlog_bytes=50_000)) as house:
        evening = await house.evening()
        deaf = await Raw.at(house.address, evening.table)
        await deaf.frame(b'{"type":"hello","protocol":1}')
        await asyncio.sleep(1.2)  # the house has told how many look on
        with pytest.raises(ConnectionError):
            await flood_with(deaf, OTHERS["pings"] * 1_000)
        await until(lambda: len(house.hub.guests) == 2)
        await evening.step()


@in_loop
async def test_idle_sockets_cost_little_and_disturb_nobody(tmp_path: Path) -> None:
    """Ten thousand in the benchmark."""
    with serving(database=tmp_path / "house.db") as process:
        house = OpenHouse(process.address)
        evening = await house.evening()
        memory = psutil.Process(process.process.pid).memory_info
        before = memory().rss
        crowd = [await Raw.at(house.address, evening.table) for _ in range(300)]
        for each in crowd:
            await each.frame(b'{"type":"hello","protocol":1}')
        await evening.host.wait_for(lambda: '"spectators":300' in "".join(evening.host.heard[-3:]))
        assert memory().rss - before < 300 * 100_000
        await evening.step()
        for each in crowd:
            each.close()
        await evening.host.wait_for(lambda: '"spectators":0' in evening.host.heard[-1])
        await evening.go_home()
        await house.http.aclose()


@in_loop
async def test_a_connection_that_asks_nothing_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.2)
    async with opened(open_store(tmp_path)) as house:
        for said in (b"", b"GET / HT"):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(said)
            async with asyncio.timeout(PATIENCE):
                assert await reader.read() == b""
            writer.close()


MANY = 500
HALF = [
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /he",
]


@in_loop
async def test_half_a_request_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Or a few of them would hold all connections the house can have."""
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.2)
    async with opened(open_store(tmp_path)) as house:
        for said in HALF:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(said)
            async with asyncio.timeout(PATIENCE):
                assert b"{}" not in await reader.read()
            writer.close()
        async with asyncio.timeout(PATIENCE):
            for _ in range(8):
                await asyncio.sleep(0.1)
                assert (await house.get("/health")).status_code == 200
    assert not [record for record in caplog.records if record.exc_info], "it is no fault of the house"


def narrow(host: str, port: int) -> socket.socket:
    listening = serving_module.listen(host, port)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listening


def slow_reader(house: OpenHouse) -> socket.socket:
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", house.port))
    slow.sendall(b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return slow


@pytest.mark.parametrize(("seconds", "whole"), [(1.5, True), (4.5, False)])
@in_loop
async def test_an_answer_may_be_read_slowly_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, whole: bool
) -> None:
    monkeypatch.setattr(house_talk, "listen", narrow)
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.5)
    async with opened(open_store(tmp_path)) as house:
        length = len((await house.get("/api/docs/openapi.json")).content)
        slow = slow_reader(house)
        await asyncio.sleep(seconds)
        reader, writer = await asyncio.open_connection(sock=slow, limit=1024)
        read = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while more := await reader.read(4096):
                    read += more
        assert (len(read.partition(b"\r\n\r\n")[2]) == length) is whole
        writer.close()


@in_loop
async def test_an_answer_that_is_read_bit_by_bit_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_talk, "listen", narrow)
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.1)
    async with opened(open_store(tmp_path)) as house:
        length = len((await house.get("/api/docs/openapi.json")).content)
        reader, writer = await asyncio.open_connection(sock=slow_reader(house), limit=1024)
        read, began = b"", time.monotonic()
        async with asyncio.timeout(2 * PATIENCE):
            while len(read.partition(b"\r\n\r\n")[2]) < length:
                read += await reader.read(4096)
                await asyncio.sleep(0.2)
        assert time.monotonic() - began > 2 * serving_module.ANSWER_LOOKS * 0.1, "longer than anyone waits"
        writer.close()


@in_loop
async def test_an_answer_that_is_worked_on_for_long_is_not_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the four minutes of the lab, of which a page is told now and then how far they are."""

    def ask(worker: Worker, request: object, progress: Callable[[Any], None]) -> Any:
        time.sleep(1.5)
        raise BadRecord("handicap-none", game="mens")

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.05)
    async with opened(open_store(tmp_path)) as house:
        form = {"game": "azen_jagen", "players": 3, "a": {}, "b": {"orders": 5}, "language": "en"}
        answer = await house.post("/api/lab", form)
        assert json.loads(answer.text.splitlines()[-1])["error"]["key"] == "handicap-none"


@in_loop
async def test_an_answer_nobody_reads_is_not_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.05)
    async with opened(open_store(tmp_path)) as house:
        await house.get("/api/docs/openapi.json")
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1024)
        mine = writer.get_extra_info("sockname")
        writer.write(b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * MANY)
        await until(lambda: mine in house.callers)
        await until(lambda: mine not in house.callers)
        answered = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                answered = await reader.read()
        assert answered.count(b"HTTP/1.1 200") < MANY
        writer.close()


@in_loop
async def test_who_is_gone_before_the_door_opened_leaves_no_trace(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        for _ in range(30):
            house.hub.forget_idle(0.0)
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(handshake(house.address, given["table"]))
            await writer.drain()
            writer.transport.abort()
            await asyncio.sleep(0.002)
        assert house.house is not None
        door = house.house.middleware
        await until(lambda: not house.hub.guests and not door.open_sockets)
        assert not door.sockets


@in_loop
async def test_a_handshake_with_too_long_a_header_is_refused_and_not_kept(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        asked = handshake(house.address, given["table"])
        writer.write(asked.removesuffix(b"\r\n") + b"Much: " + b"x" * 9_000 + b"\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            assert (await reader.read()).startswith(b"HTTP/1.1 431")
        writer.close()


@in_loop
async def test_a_peer_that_answers_no_ping_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving_module, "PING_SECONDS", 1.0)
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        mute = await Raw.at(house.address, evening.table)
        await until(lambda: len(house.hub.guests) == 3)
        await until(lambda: len(house.hub.guests) == 2)
        await evening.step()
        mute.close()
