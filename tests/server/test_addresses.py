"""How much of the house one address may have: requests, sockets, connections, tables."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, OpenHouse, Process, open_store, opened
from tests.server.patience import in_loop, until
from toog.server.edge.middleware import Connections, address_of


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("a name", "a name"),
        (None, "unknown"),
    ],
)
def test_what_counts_as_one_address(client: str | None, address: str) -> None:
    """With `--host ::` everyone with an IPv4 address comes in a mapped one."""
    scope: Any = {"client": None if client is None else (client, 1)}
    assert address_of(scope) == address


@in_loop
async def test_too_many_requests_from_one_address_are_refused(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=1, burst=20)
    async with opened(open_store(tmp_path), limits) as house:
        answers = [await house.get("/health") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert {answer.status_code for answer in answers[:15]} == {200}
        assert refused
        assert refused[0].json()["error"]["key"] == "too-many"
        assert int(refused[0].headers["retry-after"]) > 0


@in_loop
async def test_who_guesses_codes_hears_when_the_next_try_is(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path), replace(GENEROUS, codes=2)) as house:
        answers = [await house.get("/api/codes/molabi tikuna") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]
        (wait,) = answers[-1].headers.get_list("retry-after")
        assert 1_790 < int(wait) <= 1_800


@in_loop
async def test_tables_and_seats_are_given_out_slowly(tmp_path: Path) -> None:
    limits = replace(GENEROUS, openings=1, joins=1, burst=2)
    async with opened(open_store(tmp_path), limits) as house:
        form = {"game": "pietjesbak", "players": 8}
        laid = [await house.post("/api/tables", form) for _ in range(8)]
        assert [answer.status_code for answer in laid[:2]] == [201, 201]
        assert 429 in {answer.status_code for answer in laid}
        table = laid[0].json()["table"]
        seats = f"/api/tables/{table}/seats"
        sat = [await house.post(seats, {"name": f"Bo {number}"}) for number in range(8)]
        assert [answer.status_code for answer in sat[:2]] == [201, 201]
        assert 429 in {answer.status_code for answer in sat}


@in_loop
async def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets_per_address=3)
    async with opened(open_store(tmp_path), limits) as house:
        given = await house.lay()
        guests = [await house.come(given["table"]) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await Guest.at(house.address, given["table"])
        assert refused.value.response.status_code == 429
        await guests[0].leave()
        await eventually_comes(house, given["table"])


async def eventually_comes(house: OpenHouse, table: str) -> None:
    for _ in range(100):
        try:
            guest = await Guest.at(house.address, table)
        except InvalidStatus:
            continue
        await guest.leave()
        return
    raise AssertionError


class Callers:
    """Connections from one address that stay open."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.all: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def knock(self) -> None:
        self.all.append(await asyncio.open_connection("127.0.0.1", self.house.port))

    async def is_answered(self) -> bool:
        """The first who knocked and has not asked yet."""
        reader, writer = self.all.pop(0)
        self.all.append((reader, writer))
        with contextlib.suppress(ConnectionError):
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return (await reader.read(1)) == b"H"
        return False

    def hang_up(self) -> None:
        for _, writer in self.all:
            writer.transport.abort()
        self.all.clear()


@in_loop
async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    """Those that say nothing, those that ask, and sockets."""
    limits = replace(GENEROUS, connections_per_address=5)
    async with opened(open_store(tmp_path), limits) as house:
        given = await house.lay()
        guest = await house.come(given["table"])
        await house.http.aclose()
        await until(lambda: not house.callers)
        callers = Callers(house)
        for answered in ([True] * 4 + [False] * 2, [True] * 5 + [False]):
            for _ in answered:
                await callers.knock()
            assert [await callers.is_answered() for _ in answered] == answered
            callers.hang_up()
            await guest.leave()
            await until(lambda: not (house.callers or house.hub.guests))


@pytest.mark.parametrize("proxy", ["127.0.0.0/8", "*"])
@in_loop
async def test_a_proxy_the_keeper_named_has_as_many_connections_as_it_likes(
    tmp_path: Path, proxy: str
) -> None:
    limits = replace(GENEROUS, connections_per_address=2, sockets_per_address=1)
    async with opened(open_store(tmp_path), limits, ["10.0.0.1", proxy]) as house:
        given = await house.lay()
        guests = []
        for number in range(4):
            forwarded = {"x-forwarded-for": f"198.51.100.{number}"}
            guests.append(await Guest.at(house.address, given["table"], additional_headers=forwarded))
        with pytest.raises(InvalidStatus):
            await Guest.at(house.address, given["table"], additional_headers=forwarded)
        assert len(guests) == 4


def test_connections_are_counted_by_household_and_not_for_a_proxy() -> None:
    connections = Connections(2, ["10.0.0.0/8", "2001:db8::1"])
    assert not connections.counts("10.1.2.3")
    assert not connections.counts("2001:db8::1")
    assert connections.counts("192.0.2.1")
    assert connections.counts("testclient")
    assert [connections.take(f"2001:db8::{number}") for number in (2, 3, 4)] == [True, True, False]
    connections.give("2001:db8::2")
    assert connections.take("2001:db8::5")
    for host in ("2001:db8::3", "2001:db8::5"):
        connections.give(host)
    assert not connections.open


@in_loop
async def test_the_house_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets=2)
    async with opened(open_store(tmp_path), limits) as house:
        given = await house.lay()
        guests = [await house.come(given["table"]) for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            await Guest.at(house.address, given["table"])
        assert refused.value.response.status_code == 503
        assert len(guests) == 2


@in_loop
async def test_the_house_has_so_many_tables_in_memory_and_makes_room(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables=2)
    async with opened(open_store(tmp_path), limits) as house:
        first = await house.lay()
        guests = [await house.come(first["table"])]
        for _ in range(3):
            second = await house.lay()
        guests.append(await house.come(second["table"]))
        answer = await house.post("/api/tables", {"game": "mens", "players": 2})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "house-full")
        await guests[0].leave()
        await until(lambda: len(house.hub.guests) == 1)
        await house.lay()


@pytest.mark.parametrize(
    ("flags", "known"),
    [
        ([], False),
        (["--proxy", "10.0.0.0/8"], False),
        (["--proxy", "127.0.0.1"], True),
        (["--proxy", "*", "--proxy", "10.0.0.0/8"], True),
    ],
)
@in_loop
async def test_only_a_proxy_the_keeper_named_says_from_where_a_guest_comes(
    tmp_path: Path, flags: list[str], known: bool
) -> None:
    process = Process("--limit", "requests=1", "--limit", "burst=3", *flags, database=tmp_path / "house.db")
    house = OpenHouse(process.address)
    answers = [
        await house.http.get("/health", headers={"x-forwarded-for": f"198.51.100.{number}"})
        for number in range(15)
    ]
    assert {answer.status_code for answer in answers} == ({200} if known else {200, 429})
    await house.http.aclose()
    process.kill()
