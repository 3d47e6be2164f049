"""The socket: hello, missing news, bad input, floods, slow readers, and who is away."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.server import house_talk
from tests.server.house_talk import (
    GENEROUS,
    PATIENCE,
    Guest,
    OpenHouse,
    Raw,
    handshake,
    in_loop,
    open_store,
    opened,
    serving,
    until,
)
from toog.server import attendance, line
from toog.server import serving as serving_module
from toog.server import socket as socket_module

BAD = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"hello"',
    b"{}",
    b'{"type":"nothing"}',
    b'{"type":"hello"}',
    b'{"type":"hello","protocol":2}',
    b'{"type":"hello","protocol":1,"secrets":"x"}',
    b'{"type":"hello","protocol":1,"more":1}',
    b'{"type":"play"}',
    b'{"type":"play","id":1,"seat":0,"word":"stop"}',
    b'{"type":"play","id":1,"seat":-1,"word":"stop","version":1}',
    b'{"type":"play","id":1,"seat":0,"word":7,"version":1}',
    b'{"type":"play","id":1,"seat":0,"word":"' + b"x" * 300 + b'","version":1}',
    b'{"type":"play","id":1e400,"seat":0,"word":"stop","version":1}',
    b'{"type":"start","id":1} trailing',
    b"[" * 3000,
    b'{"type":"react","id":1,"seat":0,"reaction":"\\ud800"}',
]


@in_loop
async def test_bad_messages_are_refused_with_a_reason_and_the_table_goes_on(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        guest = evening.host
        version = guest.version
        rng = random.Random(1)
        noise = [bytes(rng.randrange(32, 127) for _ in range(rng.randrange(200))) for _ in range(50)]
        for text in [*BAD, *noise]:
            await guest.say(text.decode())
            error = (await guest.answer(None))["error"]
            assert error["key"] == "bad-message", text
            assert error["message"]
        assert guest.version == version
        await evening.step()


@in_loop
async def test_a_huge_message_closes_the_socket_and_no_other(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        stranger = await house.come(evening.table)
        await stranger.say("x" * 10_000)
        closed = await stranger.hang_up()
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1009
        await evening.step()


@in_loop
async def test_bytes_that_are_no_text_close_the_socket(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        stranger = await house.come(given["table"])
        await stranger.say(b"\x00\xff")
        closed = await stranger.hang_up()
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1003


@in_loop
async def test_text_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        stranger = await house.come(given["table"])
        await stranger.socket.send(b'{"type":"\xff"}', text=True)
        assert (await stranger.answer(None))["error"]["key"] == "bad-message"


@in_loop
async def test_random_bytes_instead_of_frames_end_that_connection_only(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        rng = random.Random(2)
        for _ in range(10):
            guest = await house.come(evening.table)
            transport = guest.socket.transport
            transport.write(rng.randbytes(500))
            await guest.hang_up()
        await evening.step()


@in_loop
async def test_hello_comes_first_and_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.2)
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        guest = await Guest.at(house.address, given["table"])
        assert await guest.refused("start") == "greet-first"
        await guest.hang_up()
        assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "no_hello"}


@in_loop
async def test_who_missed_something_is_told_exactly_that(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        late = await house.come(evening.table, evening.secrets[1])
        seen = late.seen
        await late.leave()
        for _ in range(5):
            await evening.step()
        again = await Guest.at(house.address, evening.table)
        again.seen = seen
        await again.greet(evening.secrets[1], since=seen["version"], yours=[1])
        assert json.loads(again.heard[0])["type"] == "news"
        assert again.seen == evening.host.seen


@in_loop
async def test_who_cannot_be_told_so_gets_a_fresh_view(tmp_path: Path) -> None:
    """A version that never was, or seats that are not the ones it was seen with."""
    hellos: list[dict[str, Any]] = [
        {"since": 0, "yours": [1]},
        {"since": 99_999, "yours": [1]},
        {"since": 5},
        {"since": 5, "yours": []},
    ]
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        for _ in range(3):
            await evening.step()
        for hello in hellos:
            again = await house.come(evening.table, evening.secrets[1], **hello)
            assert json.loads(again.heard[0])["type"] == "snapshot"
            assert again.seen == evening.host.seen


@in_loop
async def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages=10, burst=2)
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
            async with asyncio.timeout(2):
                assert b"{}" not in await reader.read()
            writer.close()
        async with asyncio.timeout(2):
            for _ in range(8):
                await asyncio.sleep(0.1)
                assert (await house.get("/health")).status_code == 200
    assert not [record for record in caplog.records if record.exc_info], "it is no fault of the house"


@pytest.mark.parametrize(("seconds", "whole"), [(1.5, True), (4.0, False)])
@in_loop
async def test_an_answer_may_be_read_slowly_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, whole: bool
) -> None:
    def narrow(host: str, port: int) -> socket.socket:
        listening = serving_module.listen(host, port)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    monkeypatch.setattr(house_talk, "listen", narrow)
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.5)
    async with opened(open_store(tmp_path)) as house:
        length = len((await house.get("/api/docs/openapi.json")).content)
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", house.port))
        slow.sendall(b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
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
async def test_an_answer_nobody_reads_is_not_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_module, "REQUEST_SECONDS", 0.05)
    async with opened(open_store(tmp_path)) as house:
        await house.get("/api/docs/openapi.json")
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1024)
        writer.write(b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * MANY)
        await asyncio.sleep(1.0)
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
        door = house.house.door
        await until(lambda: not house.hub.guests and not door.open_sockets)
        assert not door.sockets


@in_loop
async def test_a_peer_that_answers_no_ping_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "PING_SECONDS", 0.1)
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        mute = await Raw.at(house.address, evening.table)
        await until(lambda: len(house.hub.guests) == 3)
        await until(lambda: len(house.hub.guests) == 2)
        assert await evening.host.is_quiet(0.5), "who answers pings stays"
        await evening.step()
        mute.close()


@in_loop
async def test_who_is_gone_for_a_while_is_away_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "AWAY_SECONDS", 0.1)
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        host, other = evening.guests
        await other.leave()
        await host.until(lambda seen: seen["seats"][1]["away"])
        await host.ask("sit_in", seat=1)
        assert host.seen["seats"][1]["bot"] == "sensible"
        await house.come(evening.table, evening.secrets[1])
        await host.until(lambda seen: not seen["seats"][1]["away"] and seen["seats"][1]["bot"] is None)


@in_loop
async def test_a_rematch_moves_the_company_to_the_next_table(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(options={"marks": 1})
        assert await evening.host.refused("rematch") == "not-over"
        while evening.host.seen["status"] == "playing":
            await evening.step()
        stranger = await house.come(evening.table)
        assert await stranger.refused("rematch") == "nobody-here"
        await evening.host.ask("rematch")
        assert await evening.guests[1].refused("rematch") == "rematch-made"
        table = evening.host.seen["next"]
        guests = [await house.come(table, secret) for secret in evening.secrets]
        assert [guest.yours for guest in guests] == [[1], [0]]


@in_loop
async def test_the_lobby_shows_listed_tables_and_no_others(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        await house.lay()
        listed = await house.lay("mens", listed=True)
        lobby = (await house.get("/api/tables")).json()["tables"]
        assert [(table["table"], table["game"]) for table in lobby] == [(listed["table"], "mens")]
        host = await house.come(listed["table"], listed["secret"])
        await host.ask("list", listed=False)
        await asyncio.sleep(1.1)
        assert (await house.get("/api/tables")).json() == {"tables": []}


@in_loop
async def test_a_table_is_not_forgotten_while_someone_is_at_the_door(tmp_path: Path) -> None:
    """Or that guest would sit at a table nobody else finds, and each would wait for the other."""
    now = 1_000.0
    async with opened(open_store(tmp_path), clock=lambda: now) as house:
        evening = await house.evening()
        await evening.go_home()
        await until(lambda: not house.hub.guests)
        now += 100.0
        early = await Guest.at(house.address, evening.table)
        for seconds in (60.0, 0.0):
            house.hub.forget_idle(seconds)
        await early.greet(*evening.secrets)
        other = await house.come(evening.table, *evening.secrets)
        await early.do_something(early.seen["turn"]["seats"][0])
        await other.until(lambda seen: seen["version"] == early.version)
        assert early.snapshots == other.snapshots == 1


@in_loop
async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        await evening.step()
        seen = evening.host.seen
        house.hub.forget_idle(0.0)
        assert list(house.hub.tables) == [evening.table]
        await evening.go_home()
        await until(lambda: not house.hub.guests)
        house.hub.forget_idle(0.0)
        assert not house.hub.tables
        again = await house.come(evening.table, evening.secrets[0])
        assert again.seen == seen
