"""The socket: hello, missing news, bad messages, and who is away."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop, until
from toog.server.http import socket as socket_module
from toog.server.tables import attendance

BAD = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"hello"',
    b"{}",
    b'{"type":"nothing"}',
    b'{"type":"hello"}',
    b'{"type":"hello","protocol":3}',
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
async def test_a_timer_that_comes_a_little_early_does_not_begin_anew(tmp_path: Path) -> None:
    now = 1_000.0
    async with opened(open_store(tmp_path), clock=lambda: now) as house:
        evening = await house.evening()
        host, other = evening.guests
        await other.leave()
        attending = house.hub.tables[evening.table].attendance
        await until(lambda: 1 in attending.since)
        now += attendance.AWAY_SECONDS - 0.001
        attending.look()
        assert not host.seen["seats"][1]["away"]
        assert attending.timer is not None
        assert attending.timer.when() - house.hub.services.loop.time() < 1.0
        now += 0.001
        await host.until(lambda seen: seen["seats"][1]["away"])


@in_loop
async def test_a_rematch_moves_the_company_to_the_next_table(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening("pietjesbak", options={"marks": 1})
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
