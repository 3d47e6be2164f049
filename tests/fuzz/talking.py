"""Anything said on a socket at a live table: done and stored as told, or refused with nothing changed."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.conformance.house import GAMES
from tests.fuzz.changes import changed, changed_json, odd_numbers, odd_texts, odd_values
from tests.fuzz.demands import at_most, demand_a_sentence, refusal_of
from tests.fuzz.property import Property
from tests.fuzz.real import SHORT
from tests.server.house_talk import GENEROUS, open_store
from tests.table_talk import NAMES
from toog.core.registry import find_game
from toog.server.protocol.forms import NewClaim, NewHands, NewSeat, NewTable
from toog.server.protocol.server_messages import Refused, ServerMessage
from toog.server.runtime.metrics import Metrics
from toog.server.tables.guest import Guest, key_of
from toog.server.tables.hub import Hub, open_table
from toog.server.tables.live import Live
from toog.table import REACTIONS, Actor, Table
from toog.table.commands import Join, Start
from toog.table.shapes import ShownTurn, TableView

MOST_CALLS = 60_000  # for one message at a table this young
PEOPLE = 2
NOW = "now"  # stands for the version of the table at that moment
DECODER = msgspec.json.Decoder(ServerMessage)
OVER: ShownTurn = {"kind": "over", "seats": [0], "fall": None, "by_itself": False}
FORMS = (NewTable, NewSeat, NewClaim, NewHands)


@dataclass(frozen=True)
class Said:
    """By the guest of this number, the last of whom has no seat; a text is said as it is.

    A number is no message: whoever is on turn does that one of the things possible.
    """

    guest: int
    message: dict[str, Any] | bytes | int


@dataclass(frozen=True)
class Talk:
    table: dict[str, Any]
    starts: bool
    said: list[Said]


class Mouth:
    """A line that keeps what is said to the guest."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def say(self, text: bytes) -> None:
        self.texts.append(text)

    def measure(self) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...

    def taken(self) -> list[ServerMessage]:
        texts, self.texts = self.texts, []
        return [DECODER.decode(text) for text in texts]


@st.composite
def some_message(draw: DrawFn, game: str, guest: int) -> dict[str, Any]:
    """A sound one, mostly about one's own seat, with the things of this table in it."""
    seat = guest if draw(st.integers(0, 3)) else draw(st.integers(0, 7))
    one = {"id": draw(st.integers(0, 20)), "seat": seat}
    at = one | {"version": draw(st.just(NOW) | st.integers(0, 60))}
    word = draw(st.sampled_from(find_game(game).vocabulary) | odd_texts)
    messages: list[dict[str, Any]] = [
        {"type": "play", **at, "word": word, "made": draw(st.none() | st.floats(0, 2e9))},
        {"type": "throw", **at, "fell": draw(st.none() | st.sampled_from(("4", "6 5 4")) | odd_texts)},
        {"type": "undo", **at},
        {"type": "confirm", **at},
        {"type": "dice", **one, "quick": draw(st.booleans())},
        {"type": "react", **one, "reaction": draw(st.sampled_from(REACTIONS) | odd_texts)},
        {"type": "start", "id": one["id"]},
        {"type": "rematch", "id": one["id"]},
        {"type": "fill", **one, "bot": "random", "name": draw(odd_texts)},
        {"type": "clear", **one},
        {"type": "leave", **one},
        {"type": "change_seat", **one, "to": draw(st.integers(0, 7))},
        {"type": "colour", **one, "colour": draw(st.integers(0, 7))},
        {"type": "mix", **one, "nonce": draw(st.sampled_from(("00ff", "A", "g", "", "0" * 200)))},
        {"type": "list", "id": one["id"], "listed": draw(st.booleans())},
        {"type": "sit_in", **one},
        {"type": "let_in", **one, "claim": draw(st.integers(0, 3))},
        {"type": "turn_away", **one, "claim": draw(st.integers(0, 3))},
        {"type": "ping", "rtt": draw(st.none() | st.floats(0, allow_nan=False, allow_infinity=False))},
        {"type": "seen", "version": draw(st.just(NOW) | st.integers(0, 2**53 - 1))},
        hello(draw),
    ]
    return draw(st.sampled_from(messages))


def hello(draw: DrawFn) -> dict[str, Any]:
    return {
        "type": "hello",
        "protocol": 1,
        "secrets": draw(st.lists(st.sampled_from(NAMES[:PEOPLE]) | odd_texts.filter(bool), max_size=3)),
        "since": draw(st.none() | st.just(NOW) | st.integers(0, 2**53 - 1)),
        "yours": draw(st.none() | st.lists(st.integers(0, 7), max_size=3)),
        "device": draw(st.none() | st.just("d" * 16)),
        "screen": draw(st.booleans()),
    }


@st.composite
def some_words(draw: DrawFn, game: str) -> Said:
    guest = draw(st.integers(0, PEOPLE))
    kind = draw(st.integers(0, 9))
    if kind < 5:
        return Said(guest, draw(st.integers(0, 5)))
    message = draw(some_message(game, guest))
    if kind < 8:
        return Said(guest, message)
    if kind == 8:
        return Said(guest, draw(changed(message, odd_values | odd_numbers).filter(is_object)))
    return Said(guest, draw(changed_json(json.dumps(message).encode())))


@st.composite
def some_talk(draw: DrawFn) -> Talk:
    game = draw(st.sampled_from(GAMES))
    dice = "sealed" if find_game(game).hidden else draw(st.sampled_from(("sealed", "real")))
    said = draw(st.lists(some_words(game), min_size=10, max_size=40))
    return Talk({"game": game, "options": SHORT[game], "dice": dice}, draw(st.integers(0, 9)) > 0, said)


def is_object(message: object) -> bool:
    return isinstance(message, dict)


class Journal(logging.Handler):
    """What the house wrote down as a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(self.format(record))


class Place:
    """A house with a real store, in which a table is laid for each talk."""

    def __init__(self, runner: asyncio.Runner, hub: Hub, journal: Journal) -> None:
        self.runner = runner
        self.hub = hub
        self.journal = journal

    async def hold(self, talk: Talk) -> None:
        self.journal.faults.clear()
        live = await self.lay(talk)
        mouths = [Mouth() for _ in range(PEOPLE + 1)]
        guests = [Guest(mouth, live) for mouth in mouths]
        for guest, name in zip(guests, (*NAMES[:PEOPLE], None), strict=True):
            self.hub.enter(guest)
            guest.on_message(
                json.dumps({"type": "hello", "protocol": 1, "secrets": [name] if name else []}).encode()
            )
        try:
            for said in talk.said:
                now = due(live, said.message) if isinstance(said.message, int) else said
                await self.demand_answer(live, guests[now.guest], mouths, text_of(live, now.message))
            await self.demand_the_same_again(live)
        finally:
            for guest in guests:
                guest.on_close()
            await live.outbox.stored_so_far()
            await self.hub.delete(live)
        assert not self.journal.faults, self.journal.faults[0]

    async def lay(self, talk: Talk) -> Live:
        form = NewTable(players=PEOPLE, **talk.table)
        command = form.command(key_of(NAMES[0]))
        table = Table.create(self.hub.new_id(), command, bytes(range(32)), self.hub.services.clock())
        for name in NAMES[:PEOPLE]:
            table.handle(Actor(), Join(name, key_of(name), "00ff"), self.hub.services.clock())
        live = self.hub.lay(table)
        if talk.starts:
            live.do(Actor(host=True), Start())
        await live.outbox.stored_so_far()
        return live

    async def demand_answer(self, live: Live, guest: Guest, mouths: list[Mouth], text: bytes) -> None:
        for mouth in mouths:
            mouth.taken()
        before = whole(live)
        with at_most(MOST_CALLS):
            guest.on_message(text)
        after = whole(live)
        await live.outbox.stored_so_far()
        assert live.broken is None
        answers = {id(mouth): mouth.taken() for mouth in mouths}
        refusals = [answer for answer in answers[id(guest.line)] if isinstance(answer, Refused)]
        for refusal in refusals:
            assert refusal.error.key != "house-fault"
        if refusals:
            assert after == before, f"{refusals[0].error.key} has changed something"

    async def demand_the_same_again(self, live: Live) -> None:
        """What the store holds is the table that everyone was told."""
        await live.outbox.stored_so_far()
        live.stop()  # no bot plays on while it is read
        await live.outbox.stored_so_far()
        kept = open_table(self.hub.services.store, live.table.id)
        assert kept is not None
        for audience in ((), range(PEOPLE)):
            assert kept.table.snapshot(audience) == live.table.snapshot(audience)


def whole(live: Live) -> tuple[int, TableView]:
    return live.table.version, live.table.snapshot(range(PEOPLE))


def text_of(live: Live, message: object) -> bytes:
    """With the version of this moment, for who asked so."""
    if isinstance(message, bytes):
        return message
    assert isinstance(message, dict)
    said = {key: live.table.version if value == NOW else value for key, value in message.items()}
    return json.dumps(said).encode()


def due(live: Live, choice: int) -> Said:
    """What whoever is on turn may do now: a throw, or that one of the legal moves."""
    seen = live.table.snapshot(range(PEOPLE))
    turn = seen["turn"] or OVER
    seat = (turn["seats"] or [0])[choice % max(1, len(turn["seats"]))]
    said = {"id": live.table.version + 100, "seat": seat, "version": live.table.version}
    if turn["kind"] == "over":
        return Said(seat, {"type": "start", "id": said["id"]})
    if turn["kind"] == "chance":
        fell = (turn["fall"] or "").replace("d", str(choice + 1)) if seen["dice"] == "real" else None
        return Said(seat, {"type": "throw", **said, "fell": fell})
    legal = seen["legal"][str(seat)]
    return Said(seat, {"type": "play", **said, "word": legal[choice % len(legal)]})


@contextmanager
def house() -> Iterator[Place]:
    journal = Journal()
    logging.getLogger("toog.server").addHandler(journal)
    with tempfile.TemporaryDirectory(prefix="toog-fuzz-") as folder, asyncio.Runner() as runner:
        store = open_store(Path(folder))
        hub = runner.run(open_hub(store))
        try:
            yield Place(runner, hub, journal)
            runner.run(hub.close())
        finally:
            store.close()
            logging.getLogger("toog.server").removeHandler(journal)


async def open_hub(store: Any) -> Hub:
    return Hub(store, GENEROUS, Metrics())


def check_talk(talk: Talk, place: Place) -> None:
    place.runner.run(place.hold(talk))


@dataclass(frozen=True)
class Filled:
    form: type[Any]
    body: bytes


@st.composite
def some_form(draw: DrawFn) -> Filled:
    """What is sent over HTTP to lay a table or to sit down at one."""
    game = draw(st.sampled_from(GAMES))
    bodies: dict[type[Any], dict[str, Any]] = {
        NewTable: {
            "game": game,
            "players": draw(st.integers(1, 8)),
            "options": SHORT[game],
            "dice": draw(st.sampled_from(("sealed", "real"))),
            "thinking": draw(st.none() | st.floats(0, 3600)),
            "pause": draw(st.floats(0, 3600)),
            "name": draw(st.sampled_from(NAMES) | odd_texts),
            "nonce": "00ff",
        },
        NewSeat: {
            "name": "Bo",
            "seat": draw(st.none() | st.integers(0, 7)),
            "nonce": "00ff",
            "secret": "s" * 40,
        },
        NewClaim: {"name": "Bo", "secret": "s" * 40},
        NewHands: {"name": "Bo"},
    }
    form = draw(st.sampled_from(FORMS))
    body = draw(st.just(bodies[form]) | changed(bodies[form]))
    raw = json.dumps(body).encode()
    return Filled(form, draw(st.just(raw) | changed_json(raw)))


def check_form(filled: Filled, _: None) -> None:
    """Read by its type, and then judged by a table."""
    try:
        form = msgspec.json.decode(filled.body, type=filled.form)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return  # a 400 with the reason: see tests/server/test_openapi.py
    refusal = refusal_of(lambda: ask_for(form), MOST_CALLS)
    if refusal is not None:
        demand_a_sentence(refusal)


def ask_for(form: Any) -> None:
    laid = form if isinstance(form, NewTable) else NewTable("mens", 2)
    table = Table.create("toog", laid.command(key_of("host")), bytes(32), 100.0)
    seat = form.seat if isinstance(form, NewSeat) else None
    if form.name is not None:
        table.handle(Actor(), Join(form.name, key_of("own"), "00ff", seat), 100.0)
        assert table.snapshot(())["seats"][seat or 0]["name"] == form.name.strip()


TALK = Property("talk", st.deferred(some_talk), check_talk, 36, house)
FILLED = Property("forms", st.deferred(some_form), check_form, 480)
