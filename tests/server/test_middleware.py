"""The middleware: names, origins, headers, rates and sizes."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import struct
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guests import Guest, handshake
from tests.server.house_talk import GENEROUS_FLAGS, OpenHouse, Process, open_store, opened
from tests.server.patience import in_loop
from toog.server.edge.origin_check import OriginCheck
from toog.server.runtime.journal import FACTS, MOST_ALIKE, Repetition, note
from toog.server.store.store import Store

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
        for host in (
            "evil.example",
            "127.0.0.1.evil.example:80",
            "",
            "[::1",
            "[:]",
            "localhost:65536",
            "a b",
        ):
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
        ("user@localhost", False),
        ("user:word@localhost:8664", False),
        ("localhost:", False),
        ("localhost:port", False),
        ("localhost/x", False),
        ("localhost#", False),
        ("localhost\\", False),
        ("[::1", False),
        ("[1.2.3.4]", False),
        ("[:]", False),
        ("localhost:65536", False),
        ("", False),
        ("toog.example:81", False),
        ("other.example", False),
        (None, False),
    ],
)
def test_names_the_house_knows_itself_by(host: str | None, known: bool) -> None:
    assert OriginCheck.of(["https://Toog.example/"]).knows_host(host) is known


@pytest.mark.parametrize("origin", ["http://[::1", "http://[1.2.3.4]", "http://[:]:80", "null", ""])
def test_an_origin_that_is_no_address_is_strange(origin: str) -> None:
    assert not OriginCheck().knows_origin(origin, "localhost")


def test_an_origin_the_keeper_named_may_come_from_elsewhere() -> None:
    for said in ("https://toog.example", "https://toog.example:443/"):
        guard = OriginCheck.of([said])
        assert guard.knows_origin("https://toog.example", "inside:8664")
        assert not guard.knows_origin("http://toog.example", "inside:8664")
    assert not OriginCheck.of(["https://toog.example:80"]).knows_origin("https://toog.example", "inside:8664")


@in_loop
async def test_a_body_that_does_not_say_it_is_json_is_refused(tmp_path: Path) -> None:
    body = b'{"game": "mens", "players": 2, "name": "An"}'
    async with opened(open_store(tmp_path)) as house:
        for said in ("text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"):
            answer = await house.http.post("/api/tables", content=body, headers={"content-type": said})
            assert (answer.status_code, answer.json()["error"]["key"]) == (415, "not-json"), said
        for said in ("application/json", "Application/JSON; charset=utf-8"):
            answer = await house.http.post("/api/tables", content=body, headers={"content-type": said})
            assert answer.status_code == 201


@pytest.mark.parametrize("laid", [False, True])
@in_loop
async def test_handshakes_that_are_reset_leave_no_traceback_and_few_lines(tmp_path: Path, laid: bool) -> None:
    process = Process(*GENEROUS_FLAGS, database=tmp_path / "house.db")
    house = OpenHouse(process.address)
    table = (await house.lay())["table"] if laid else "nosuchtable"
    for _ in range(4):
        sockets = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(50)]
        for end in sockets:
            end.sendall(handshake(house.address, table))
        for end in sockets:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            end.close()  # at once, by a reset
    await asyncio.sleep(1.5)
    await house.get("/api/games")
    await house.http.aclose()
    lines = [json.loads(line) for line in (await asyncio.to_thread(process.stop)).splitlines()]
    assert not [line for line in lines if "trace" in line or line["level"] == "error"]
    told = [line for line in lines if line.get("method") == "SOCKET"]
    assert {line["status"] for line in told} == {101 if laid else 404}
    assert len(told) < 200
    assert sum(line.get("left_out", 0) for line in lines) == 200 - len(told)


@in_loop
async def test_what_cannot_be_read_leaves_no_traceback_whenever_it_comes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Together with a request that is refused, and after the answer."""
    async with opened(open_store(tmp_path)) as house:
        for host in ("evil.example", "localhost"):
            for at_once in (True, False):
                reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
                said = ("Content-Type: application/json", "Transfer-Encoding: chunked", "", "")
                writer.write("\r\n".join(("POST /api/x HTTP/1.1", f"Host: {host}", *said)).encode())
                if not at_once:
                    await reader.readuntil(b"\r\n\r\n")
                writer.write(b"no chunk\r\n")
                await asyncio.wait_for(reader.read(), 5)
                writer.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def said(text: str, level: int = logging.ERROR, error: BaseException | None = None) -> logging.LogRecord:
    about = None if error is None else (type(error), error, None)
    return logging.LogRecord("asyncio", level, "asyncio.py", 1, text, (), about)


def test_the_journal_takes_a_few_warnings_of_a_kind_however_they_are_worded() -> None:
    journal = Repetition()
    taken = [said(f"data {number} arrived") for number in range(400)]
    assert sum(map(journal.filter, taken)) == MOST_ALIKE
    assert journal.filter(said("the same place", error=ValueError())), "another kind"
    later = said("data")
    later.created += 1
    assert journal.filter(later)
    assert getattr(later, FACTS) == {"left_out": 400 - MOST_ALIKE}


def test_the_journal_takes_a_few_lines_of_information_of_a_kind_and_all_of_debugging() -> None:
    journal = Repetition()
    taken = [said("request", logging.INFO) for _ in range(400)]
    assert sum(map(journal.filter, taken)) == MOST_ALIKE
    assert journal.filter(said("request", logging.WARNING)), "another kind, though said in the same place"
    assert all(journal.filter(said("request", logging.DEBUG)) for _ in range(400))


def test_what_is_noted_in_different_places_is_of_different_kinds(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        note("one thing", level=logging.WARNING)
    note("another", level=logging.WARNING)
    first, second, third = caplog.records
    assert first.lineno == second.lineno
    assert (first.pathname, first.lineno) != (third.pathname, third.lineno)


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
