"""Nothing leaks: what the house sends is the same, byte by byte, when hidden cards are others.

The same evening is played twice on a real house, over sockets and HTTP, with packs that differ only in cards
these eyes never see, and with the same clock and the same names for everything.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest
from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.patience import in_loop
from tests.table.test_leaks import PLAYERS, Seats, played, with_other_cards
from toog.core.course import Course
from toog.core.registry import game_names, load_game
from toog.core.sources import Scripted

OPTIONS: dict[str, Any] = {"target": 50, "swap": True}
EYES: list[Seats] = [(), (0,), (1, 2)]


def test_these_are_all_games_that_hide_something() -> None:
    assert [name for name in game_names() if load_game(name).hidden] == ["stich"]


@pytest.fixture
def same_names(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Tokens that come in the same order every time."""
    numbers = itertools.count()

    def token(size: int | None = None) -> bytes:
        return hashlib.shake_128(str(next(numbers)).encode()).digest(size or 32)

    def start_over() -> None:
        nonlocal numbers
        numbers = itertools.count()

    monkeypatch.setattr("toog.server.tables.lobby.FRESH_SECONDS", -1.0)
    monkeypatch.setattr("secrets.token_bytes", token)
    monkeypatch.setattr("secrets.token_hex", lambda size=None: token(size).hex())
    monkeypatch.setattr("secrets.token_urlsafe", lambda size=None: token(size).hex())
    monkeypatch.setattr("tests.server.test_hidden_cards.start_over", start_over)
    return monkeypatch


def start_over() -> None:
    """Replaced by the fixture."""


class Evening:
    """Plays a course that is already known, and keeps every byte that was sent to these eyes."""

    def __init__(self, house: OpenHouse, course: Course, eyes: Seats) -> None:
        self.house = house
        self.course = course
        self.eyes = eyes
        self.secrets: list[str] = []
        self.table = ""
        self.sent: list[bytes] = []

    async def sit_down(self) -> None:
        given = await self.house.lay("stich", PLAYERS, options=OPTIONS, listed=True)
        self.table = given["table"]
        others = [await self.house.sit(self.table, f"Guest {number}") for number in range(1, PLAYERS)]
        self.secrets = [given["secret"], *(other["secret"] for other in others)]
        self.players = [await self.house.come(self.table, secret) for secret in self.secrets]
        self.watcher = await self.house.come(self.table, *(self.secrets[seat] for seat in self.eyes))

    async def play(self) -> bytes:
        await self.sit_down()
        await self.players[0].ask("start")
        for number, event in enumerate(self.course.events):
            await self.step(event.seat, event.word)
            await self.pry(number)
        await self.watcher.until(lambda seen: seen["status"] == "over")
        heard = [text for text in self.watcher.heard if '"type":"watching"' not in text]
        return b"\n".join([*(text.encode() for text in heard), *self.sent])

    async def step(self, seat: int | None, word: str) -> None:
        hand = self.watcher.seen["turn"]["seats"][0]
        guest = self.players[hand]
        if seat is None:
            await guest.ask("throw", seat=hand, version=guest.version)
        else:
            await guest.ask("play", seat=seat, word=word, version=guest.version)
            await self.undo_and_redo(guest, seat, word)
        for each in (*self.players, self.watcher):
            await each.at_least(guest.version)

    async def undo_and_redo(self, guest: Guest, seat: int, word: str) -> None:
        if guest.seen["undo"] == seat and seat in self.eyes:
            await guest.ask("undo", seat=seat, version=guest.version)
            await guest.ask("play", seat=seat, word=word, version=guest.version)

    async def pry(self, number: int) -> None:
        """Everything a curious client may try, over the socket and over HTTP."""
        version = self.watcher.version
        seat = number % PLAYERS
        if seat not in self.eyes:
            for word in ("r12", "b1", "draw", "keep", "nonsense"):
                await self.watcher.refused("play", seat=seat, word=word, version=version)
            await self.watcher.refused("throw", seat=seat, version=version)
            await self.watcher.refused("undo", seat=seat, version=version)
        if number % 5 == 0 and self.watcher.seen["status"] == "playing":
            await self.look()
        if number % 7 == 0:
            await self.come_back(version - 2)

    async def come_back(self, since: int) -> None:
        """Told what it missed."""
        again = await Guest.at(self.house.address, self.table)
        again.seen = {"version": since, "log": []}
        await again.greet(*(self.secrets[seat] for seat in self.eyes), since=since, yours=self.eyes)
        self.sent.append(again.heard[0].encode())
        await again.leave()

    async def look(self) -> None:
        secret = self.secrets[self.eyes[0]] if len(self.eyes) == 1 else None
        for path in (f"/{self.table}", f"/{self.table}/record", ""):
            answer = await self.house.get(f"/api/tables{path}", secret)
            self.sent.append(answer.content)
        figures = (await self.house.get("/metrics")).text
        counted = re.findall(r"^toog_(?:entries_total|refused_total|tables).*$", figures, re.MULTILINE)
        self.sent.append("\n".join(counted).encode())


async def everything_sent(folder: Path, patch: pytest.MonkeyPatch, course: Course, eyes: Seats) -> bytes:
    falls = [event.word for event in course.events if event.seat is None]
    patch.setattr("toog.table.standing.Sealed", lambda *_: Scripted(falls))
    start_over()
    folder.mkdir()
    async with opened(open_store(folder), clock=lambda: 1_000.0) as house:
        evening = Evening(house, course, eyes)
        sent = await evening.play()
        for guest in (*evening.players, evening.watcher):
            await guest.leave()
        return sent


@pytest.mark.parametrize("eyes", EYES)
@in_loop
async def test_everything_sent_is_the_same_when_hidden_cards_are_others(
    tmp_path: Path, same_names: pytest.MonkeyPatch, eyes: Seats, caplog: pytest.LogCaptureFixture
) -> None:
    course, twin = find_twins(eyes)
    logs = []
    sent = []
    for number, each in enumerate((course, twin)):
        caplog.clear()
        caplog.set_level("DEBUG", logger="toog.server")
        sent.append(await everything_sent(tmp_path / str(number), same_names, each, eyes))
        logs.append([journal_facts(record) for record in caplog.records])
    assert len(sent[0]) > 50_000
    for one, other in zip(sent[0].split(b"\n"), sent[1].split(b"\n"), strict=True):
        assert one == other
    assert logs[0] == logs[1]


def journal_facts(record: Any) -> str:
    """How long something took differs from time to time."""
    facts = {key: value for key, value in getattr(record, "facts", {}).items() if key != "ms"}
    return json.dumps([record.getMessage(), facts], sort_keys=True)


def find_twins(eyes: Seats) -> tuple[Course, Course]:
    rng = random.Random(3)
    for seed in itertools.count(1):
        course = played(OPTIONS, seed)
        if len(course.events) > 120:
            continue
        for _ in range(20):
            twin = with_other_cards(course, eyes, rng)
            if twin is not None:
                return course, twin
    raise AssertionError
