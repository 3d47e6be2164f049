"""Attacks on a house, as anyone on the street could make them; each also says how it is answered.

What each part of the house refuses, and how, is told in the tests of that part.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from collections.abc import Awaitable, Callable

from websockets.asyncio import client
from websockets.exceptions import ConnectionClosed

from tests.server.siege import FIRST_PLAYER, LENGTH, LISTED_TABLES, LONG_RECORD, LONG_TABLE, Visitor
from tests.server.test_frames import long_head, masked
from tests.server.test_middleware import BODIES
from toog.server.runtime.limits import Limits
from toog.server.store.store import name_of

TOO_MANY = 429
MARKS = "\N{COMBINING ACUTE ACCENT}" * 39
NOBODY = "a-table-that-nobody-laid"

Attack = Callable[[Visitor], Awaitable[None]]


# Long work


async def endless_replays(attacker: Visitor) -> None:
    """A hunt in which no ace is ever thrown, a megabyte each time; half of those who ask hang up."""
    hunt = {"toog": 1, "game": "azen_jagen", "players": ["An", "Bo"], "options": {}}
    events = [["*", "6"], ["*", "1"], *[["*", "2 3 4"]] * 65_000]
    body = json.dumps({"record": {**hunt, "events": events}, "since": 1_000}, separators=(",", ":")).encode()
    asked = [asyncio.create_task(attacker.http.post("/api/replays", content=body)) for _ in range(20)]
    waiting, statuses = set(asked), set[int]()
    while TOO_MANY not in statuses:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        statuses |= {task.result().status_code for task in done}
    assert TOO_MANY in statuses
    assert statuses <= {200, TOO_MANY}
    for task in waiting:
        task.cancel()


async def replays_from_beyond(attacker: Visitor) -> None:
    body = json.dumps({"record": {}, "since": 2**63}).encode()
    assert set(await attacker.statuses("/api/replays", *[body] * 30)) <= {400, TOO_MANY}


async def hellos_from_a_little_before(attacker: Visitor) -> None:
    """A spectator who has always missed a few entries of a table that goes on."""
    player = await attacker.come(LONG_TABLE, FIRST_PLAYER)
    async with attacker.line(LONG_TABLE) as line:
        for number in range(40):
            await player.ask("dice", seat=0, quick=number % 2 == 0)
            since = player.version - 2 - number % 9
            await line.send(json.dumps({"type": "hello", "protocol": 1, "since": since, "yours": []}))
            while f'"version":{player.version}' not in str(await line.recv()):
                pass
    await player.leave()


async def hellos_from_beyond(attacker: Visitor) -> None:
    guest = await attacker.connect(LONG_TABLE)
    for since in (2**63, 2**64, -1, 1e300):
        await guest.say({"type": "hello", "protocol": 1, "since": since, "yours": []})
        assert (await guest.answer(None))["error"]["key"] == "bad-message"
    await guest.greet(since=2**53 - 1, yours=[])
    assert guest.version >= LENGTH
    await guest.leave()


# Tables


async def bots_left_alone(attacker: Visitor) -> None:
    """As many tables of bots as one may lay at once, and nobody looks."""
    for _ in range(9):
        given = await attacker.lay("zocken", name=None)
        host = await attacker.come(given["table"], given["secret"])
        for name in ("Robbe", "Rosa"):
            await host.ask("fill", bot="random", name=name)
        await host.ask("start")
        await host.leave()
    asked, before = await bots_asked(attacker), -1
    for _ in range(10):
        if asked == before:
            return
        await asyncio.sleep(0.3)
        asked, before = await bots_asked(attacker), asked
    raise AssertionError("bots play on")


async def bots_asked(attacker: Visitor) -> int:
    """How often a bot of the house has chosen."""
    found = re.search(r"^toog_bot_seconds_count (\d+)", (await attacker.get("/metrics")).text, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def a_lobby_filled(attacker: Visitor) -> None:
    other = Visitor(attacker.address, "198.51.100.1")
    theirs = (await other.lay(listed=True))["table"]
    form = json.dumps({"game": "mens", "players": 2, "listed": True}).encode()
    assert TOO_MANY in await attacker.statuses("/api/tables", *[form] * 40)
    shown = [table["table"] for table in (await other.get("/api/tables")).json()["tables"]]
    assert theirs in shown[:4]  # also when this was tried before
    assert set(await attacker.statuses("/api/tables", *[b""] * 100)) == {200}
    await other.http.aclose()


async def names_of_marks(attacker: Visitor) -> None:
    table = (await attacker.lay("pietjesbak", 8))["table"]
    for name in (MARKS, f"A{MARKS}", "\N{HANGUL FILLER}", "\N{RIGHT-TO-LEFT OVERRIDE}nA"):
        for path in ("/api/tables", f"/api/tables/{table}/seats"):
            form = {"name": name} if path.endswith("seats") else {"game": "mens", "players": 2, "name": name}
            answer = await attacker.post(path, form)
            assert (answer.status_code, answer.json()["error"]["key"]) in (
                (400, "player-name"),
                (400, "name-marks"),
            )


async def codes_guessed(attacker: Visitor) -> None:
    rng = random.Random(1)
    for number in range(60):
        code = "".join(rng.choices("molabitikuna", k=12))
        answer = await attacker.get(f"/api/codes/{code}")
        assert answer.status_code == (404 if number < 30 else TOO_MANY)


# Seats


async def pins_guessed(attacker: Visitor) -> None:
    """After five wrong ones the seat takes none, the right one neither."""
    given = await attacker.lay()
    path, pin = f"/api/tables/{given['table']}/seats/0/pin", int(given["pin"])
    guesses = [json.dumps({"pin": f"{(pin + 1 + number) % 10_000:04d}"}).encode() for number in range(40)]
    answered = await attacker.statuses(path, *guesses)
    assert set(answered) <= {403, TOO_MANY}
    assert answered.count(403) <= 5
    assert (await attacker.post(path, {"pin": given["pin"]})).status_code == TOO_MANY


async def a_hand_stolen_by_the_only_opponent(attacker: Visitor) -> None:
    """Whoever plays against it asks for the seat of who has just lost the line, with a second device."""
    given = await attacker.lay("stich")
    table = given["table"]
    own = await attacker.sit(table, "Eve")
    an, eve = [await attacker.come(table, secret) for secret in (given["secret"], own["secret"])]
    await an.ask("start")
    await an.leave()
    await eve.until(lambda seen: seen["seats"][0]["away"])
    for name in ("An", "Dirk"):
        answer = await attacker.post(f"/api/tables/{table}/seats/0/claim", {"name": name})
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "pin-only")
    assert await eve.refused("let_in", seat=0, claim=1) == "no-such-claim"
    assert (await attacker.delete(f"/api/tables/{table}", own["secret"])).status_code == 403
    assert list(eve.seen["views"]) == ["1"]
    an = await attacker.come(table, given["secret"])
    await an.wait_for(lambda: an.yours == [0])
    await an.leave()
    await eve.leave()


async def a_seat_stolen_by_two_seats(attacker: Visitor) -> None:
    """Of four, one device holds two, and would be the majority of those present; the owner comes back."""
    given = await attacker.lay("mens", 4)
    table = given["table"]
    secrets = [(await attacker.sit(table, name))["secret"] for name in ("Bo", "Eve", "Eva")]
    an, bo, eve = [
        await attacker.come(table, *shown) for shown in ([given["secret"]], secrets[:1], secrets[1:])
    ]
    await an.ask("start")
    await an.leave()
    await eve.until(lambda seen: seen["seats"][0]["away"])
    claim = (await attacker.post(f"/api/tables/{table}/seats/0/claim", {"name": "Dirk"})).json()
    assert claim["pin"] is None
    thief = await attacker.come(table, claim["secret"])
    await eve.ask("let_in", seat=0, claim=1)
    assert eve.seen["seats"][0]["claim"]["votes"] == [2]
    await bo.ask("let_in", seat=0, claim=1)
    await thief.wait_for(lambda: thief.yours == [0])
    assert (await attacker.delete(f"/api/tables/{table}", claim["secret"])).status_code == 403
    an = await attacker.come(table, given["secret"])
    await an.wait_for(lambda: an.yours == [0])
    await thief.wait_for(lambda: thief.yours == [])
    for guest in (an, bo, eve, thief):
        await guest.leave()


# Requests


async def bodies_that_cannot_be_read(attacker: Visitor) -> None:
    bodies = [body.encode("latin-1") for body in BODIES if body]
    bodies += [b"[" * 60_000, b'{"a":' * 10_000, b" " * 65_000]
    for path in ("/api/tables", f"/api/tables/{LONG_TABLE}/seats", "/api/replays"):
        assert set(await attacker.statuses(path, *bodies)) <= {400, TOO_MANY}


async def bodies_that_are_too_large(attacker: Visitor) -> None:
    assert set(await attacker.statuses("/api/tables", *[b"x" * 3_000_000] * 10)) == {413}
    assert set(await attacker.statuses("/api/replays", *[b"x" * 3_000_000] * 10)) == {413}


async def the_heaviest_answers(attacker: Visitor) -> None:
    """The lobby with as many long tables in it as one address may list."""
    lines = [await attacker.connect(table) for table in LISTED_TABLES]
    for line in lines:
        await line.say({"type": "hello", "protocol": 1})
    for path in (
        "/api/docs/openapi.json",
        "/api/schema",
        "/api/house",
        "/metrics",
        "/api/tables",
        f"/api/tables/{LONG_TABLE}",
        f"/api/tables/{LONG_TABLE}/record",
        f"/api/records/{name_of(LONG_RECORD)}",
    ):
        answers = await asyncio.gather(*(attacker.get(path) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
    shown = [table["table"] for table in (await attacker.get("/api/tables")).json()["tables"]]
    assert set(LISTED_TABLES) <= set(shown)
    for line in lines:
        await line.leave()


async def paths_that_climb(attacker: Visitor) -> None:
    for path in ("/../../etc/passwd", "/assets/../../../../etc/passwd", "/assets/..%2f..%2f..%2fhouse.db"):
        for way in (path, path.replace("..", "%2e%2e"), path.replace("/..", "\\.."), f"/{path}"):
            request = f"GET {way} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            heard = await attacker.shout(request.encode())
            assert re.match(rb"HTTP/1.1 (400|404) ", heard), way
            assert b"root:" not in heard
            assert b"SQLite" not in heard


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
INNER = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
SMUGGLED = {
    "two lengths": HEAD + b"Content-Length: 0\r\nContent-Length: %d\r\n\r\n" % len(INNER) + INNER,
    "a length and a sign": HEAD + b"Content-Length: +0\r\n\r\n" + INNER,
    "a length and chunks": HEAD
    + b"Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n" % len(INNER)
    + INNER
    + b"\r\n0\r\n\r\n",
    "chunks by another name": HEAD + b"Transfer-Encoding: xchunked\r\n\r\n" + INNER,
    "a blank before the colon": HEAD + b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n" + INNER,
    "a chunk of no size": HEAD + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n" + INNER,
    "a line within a line": HEAD + b"X: a\rContent-Length: 0\r\n\r\n" + INNER,
}


async def requests_within_requests(attacker: Visitor) -> None:
    answers = await asyncio.gather(*map(attacker.shout, SMUGGLED.values()))
    for how, heard in zip(SMUGGLED, answers, strict=True):
        assert heard.count(b"HTTP/1.1 ") == 1, how
        assert re.match(rb"HTTP/1.1 (400|501) ", heard), how


async def pages_from_elsewhere(attacker: Visitor) -> None:
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
        for _ in range(20):
            answer = await attacker.http.post("/api/tables", json={}, headers=headers)
            assert answer.status_code in (403, 421)


# Connections


async def slow_connections(attacker: Visitor) -> None:
    """Half a request, a byte at a time."""
    writers = [(await asyncio.open_connection("127.0.0.1", attacker.port))[1] for _ in range(200)]
    for letter in HEAD[:40]:
        for writer in writers:
            writer.write(bytes([letter]))
        await asyncio.sleep(0.01)
    for writer in writers:
        writer.transport.abort()


async def connections_that_come_and_go(attacker: Visitor) -> None:
    for _ in range(500):
        _, writer = await asyncio.open_connection("127.0.0.1", attacker.port)
        writer.write(HEAD + b"X: " + b"x" * 20_000)
        writer.transport.abort()


async def frames_that_are_none(attacker: Visitor) -> None:
    rng = random.Random(2)
    for data in (long_head(0x81, 1 << 40), masked(b"\x00", 0x3), *(rng.randbytes(4_000) for _ in range(15))):
        guest = await attacker.come(LONG_TABLE)
        guest.socket.transport.write(data)
        await guest.hang_up()


async def messages_without_end(attacker: Visitor) -> None:
    guest = await attacker.come(LONG_TABLE)
    with contextlib.suppress(ConnectionClosed):
        for text in ('{"type":"start","id":1}', "[" * 4_000, '{"type":"hello","protocol":1}', "{") * 60:
            await guest.say(text)
    await guest.hang_up()
    assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "too_many"}


async def a_crowd_that_looks_on(attacker: Visitor) -> None:
    """As many sockets as one address may have, each of which asks no more than one may, all at once."""
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(attacker.line(LONG_TABLE)) for _ in range(190)]
        began = time.monotonic()
        heard = await asyncio.gather(*(ask_again_and_again(line) for line in lines))
        seconds = time.monotonic() - began
    answered = sum("too-many" not in text for texts in heard for text in texts)
    limits = Limits()
    assert answered < limits.messages_per_address * (limits.burst + 1 + seconds)


async def ask_again_and_again(line: client.ClientConnection) -> list[str]:
    """Until it is refused, or has said all that one spectator may say at once."""
    heard: list[str] = []
    for _ in range(90):
        await line.send('{"type":"hello","protocol":1}')
        heard.append(str(await line.recv())[:200])
        if "too-many" in heard[-1]:
            break
    return heard


async def sockets_to_nowhere(attacker: Visitor) -> None:
    for _ in range(60):
        heard = await attacker.shout(SOCKET % NOBODY.encode())
        assert heard.startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 429 "))


SOCKET = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)

ATTACKS: tuple[Attack, ...] = (
    endless_replays,
    replays_from_beyond,
    hellos_from_a_little_before,
    hellos_from_beyond,
    bots_left_alone,
    a_lobby_filled,
    names_of_marks,
    codes_guessed,
    pins_guessed,
    a_hand_stolen_by_the_only_opponent,
    a_seat_stolen_by_two_seats,
    bodies_that_cannot_be_read,
    bodies_that_are_too_large,
    the_heaviest_answers,
    paths_that_climb,
    requests_within_requests,
    pages_from_elsewhere,
    slow_connections,
    connections_that_come_and_go,
    frames_that_are_none,
    messages_without_end,
    a_crowd_that_looks_on,
    sockets_to_nowhere,
)
