"""The door: names, origins, headers, rates and sizes."""

from __future__ import annotations

import asyncio
import contextlib
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, OpenHouse, Process, open_store, opened
from tests.server.patience import in_loop, until
from toog.server.connections import Connections
from toog.server.door import address_of
from toog.server.guard import Guard
from toog.server.store import Store

WEB = Path(__file__).parents[2] / "web" / "src"
PAGES = ("/", "/house.css", "/api/house", "/api/nothing", "/nothing", "/health", "/metrics", "/api/tables/x")


@in_loop
async def test_every_answer_forbids_inline_code_and_foreign_frames(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        for path in PAGES:
            answer = await house.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "set-cookie" not in answer.headers
            assert ("no-store" in answer.headers.get("cache-control", "")) is path.startswith("/api/")
            assert "server" not in answer.headers


MARKUP = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function")


def test_the_page_never_takes_a_text_for_markup() -> None:
    """Names and texts come from strangers: the page only ever shows them."""
    sources = [path for end in ("svelte", "ts") for path in WEB.rglob(f"*.{end}")]
    assert len(sources) > 50
    shown = [path for path in sources if not path.name.endswith(".test.ts")]
    assert [path.name for path in shown if MARKUP.search(path.read_text(encoding="utf-8"))] == []


@in_loop
async def test_a_name_with_markup_is_answered_as_json_and_kept_as_it_is(tmp_path: Path) -> None:
    name = "<script>alert(1)</script>"
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(name=name)
        for path in (f"/api/tables/{given['table']}", f"/api/tables/{name}", f"/api/codes/{name}"):
            answer = await house.get(path)
            assert answer.headers["content-type"] == "application/json"
        seen = (await house.get(f"/api/tables/{given['table']}")).json()["snapshot"]
        assert seen["seats"][0]["name"] == name


@in_loop
async def test_the_page_holds_no_inline_code(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        text = (await house.get("/")).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=|javascript:", text)
        for address in re.findall(r'(?:href|src)="([^"]+)"', text):
            assert (await house.get(address)).status_code == 200


ORIGINS = ("http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1.evil.example", "file://")


@in_loop
async def test_a_page_from_elsewhere_gets_neither_socket_nor_answer(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        for origin in ORIGINS:
            with pytest.raises(InvalidStatus) as refused:
                await Guest.at(house.address, given["table"], origin=origin)
            assert refused.value.response.status_code == 403
            answer = await house.http.post("/api/tables", json={}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "strange-origin")


@in_loop
async def test_the_own_page_and_programs_come_in(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        for origin in (None, house.address):
            guest = await Guest.at(house.address, given["table"], origin=origin)
            await guest.greet()
            await guest.leave()


@in_loop
async def test_a_house_by_another_name_does_not_answer(tmp_path: Path) -> None:
    """Against a page that gives its own name the number of this machine."""
    async with opened(open_store(tmp_path)) as house:
        for host in ("evil.example", "127.0.0.1.evil.example:80", "", "[::1", "a b"):
            answer = await house.http.get("/api/house", headers={"host": host})
            assert answer.status_code in (400, 421)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8664", True),
        ("127.0.0.1", True),
        ("[::1]:8664", True),
        ("192.168.1.7:8664", True),
        ("toog.example", True),
        ("toog.example:81", False),
        ("other.example", False),
        (None, False),
    ],
)
def test_names_the_house_knows_itself_by(host: str | None, known: bool) -> None:
    assert Guard.of(["https://Toog.example/"]).knows_host(host) is known


def test_an_origin_the_keeper_named_may_come_from_elsewhere() -> None:
    for said in ("https://toog.example", "https://toog.example:443/"):
        guard = Guard.of([said])
        assert guard.knows_origin("https://toog.example", "inside:8664")
        assert not guard.knows_origin("http://toog.example", "inside:8664")
    assert not Guard.of(["https://toog.example:80"]).knows_origin("https://toog.example", "inside:8664")


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


@in_loop
async def test_a_body_larger_than_allowed_is_refused(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        answer = await house.http.post("/api/tables", content=b"[" + b" " * 70_000 + b"]")
        assert answer.status_code == 413
        assert answer.json()["error"]["key"] == "too-large"


BODIES = {
    "": "there is no body",
    "{": "truncated",
    "null": "Expected `object`",
    "\xff": "JSON is malformed",
    '{"game": "\xff"}': "utf-8",
    '{"game": "mens"}': "`players`",
    '{"game": "mens", "players": 2, "more": 1}': "`more`",
    '{"game": "mens", "players": 1e400}': "out of range",
    "[" * 60_000: "recursion",
    '{"game": "mens", "players": 2, "options": ' + '{"a":' * 5_000: "recursion",
}


@pytest.mark.parametrize(("body", "reason"), BODIES.items(), ids=range(len(BODIES)))
@in_loop
async def test_a_body_that_cannot_be_read_is_refused_with_the_reason(
    tmp_path: Path, body: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(open_store(tmp_path)) as house:
        answer = await house.http.post("/api/tables", content=body.encode("latin-1"))
        error = answer.json()["error"]
        assert (answer.status_code, error["key"]) == (400, "bad-request")
        assert reason in error["message"]
    assert not [record for record in caplog.records if record.exc_info], "it is no fault of the house"


@pytest.mark.parametrize("depth", [100, 700, 990, 2_000, 100_000])
@in_loop
async def test_a_record_may_be_nested_as_deep_as_anyone_likes(
    tmp_path: Path, depth: int, caplog: pytest.LogCaptureFixture
) -> None:
    record = '{"toog": 1, "game": "mens", "players": ["An", "Bo"], "options": {}, "events": [], "meta": '
    async with opened(open_store(tmp_path)) as house:
        for body in ("[" * depth + "]" * depth, record + '{"a":' * depth + "1" + "}" * depth + "}"):
            answer = await house.http.post("/api/replays", content=b'{"record": ' + body.encode() + b"}")
            assert answer.status_code in (200, 400), answer.text
    assert not [record for record in caplog.records if record.exc_info]


@in_loop
async def test_a_table_nobody_laid_is_not_there(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        for path in ("", "/record"):
            assert (await house.get(f"/api/tables/nothing{path}")).status_code == 404
        with pytest.raises(InvalidStatus) as refused:
            await Guest.at(house.address, "nothing")
        assert refused.value.response.status_code == 404
        assert b"no-such-table" in (refused.value.response.body or b"")


@in_loop
async def test_what_cannot_be_a_name_is_no_table_in_any_store(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL takes no NUL."""
    async with opened(store) as house:
        for name in ("%00", "a%00b", "%ff", "a%20b", "%C3%A9", "x" * 65, "a%0A"):
            for path in (f"tables/{name}", f"tables/{name}/record", f"tables/{name}/code", f"records/{name}"):
                answer = await house.get(f"/api/{path}")
                assert answer.status_code == 404, path
                assert answer.json()["error"]["key"] in ("no-such-table", "no-such-record")
            assert (await house.get(f"/api/codes/{name}")).status_code in (400, 404)
            with pytest.raises(InvalidStatus) as refused:
                await Guest.at(house.address, name)
            assert b"no-such-table" in (refused.value.response.body or b"")
    assert not [record for record in caplog.records if record.exc_info]


@in_loop
async def test_links_cannot_be_guessed_and_secrets_are_not_kept(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        given = [await house.lay() for _ in range(20)]
        assert len({len(each["table"]) for each in given}) == 1
        assert len({each["table"][:4] for each in given}) == 20
        assert min(len(each["table"]) for each in given) >= 22
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert not [each for each in given if each["secret"].encode() in kept]
        assert [each for each in given if each["table"].encode() in kept] == given
