"""Bots think aside: the house goes on, and closes, while they do."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import GENEROUS, OpenHouse, open_store, opened
from tests.server.patience import in_loop, until
from toog.bots import Question
from toog.server.tables import bot_threads, live


class Slow:
    """A bot that thinks until it is told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = threading.Event()
        self.enough = threading.Event()
        monkeypatch.setattr(bot_threads, "answer", self.answer)

    def answer(self, bot: str, question: Question) -> int:
        self.asked.set()
        self.enough.wait(60)
        return question.moves[0]


async def lay_with_bot(house: OpenHouse) -> Any:
    given = await house.lay("stich", 2, options={"target": 50})
    host = await house.come(given["table"], given["secret"])
    await host.ask("fill", bot="sensible", name="Robbe")
    await host.ask("dice", seat=0, quick=True)
    await host.ask("start")
    return host


@in_loop
async def test_while_a_bot_thinks_everyone_else_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    async with opened(open_store(tmp_path)) as house:
        host = await lay_with_bot(house)
        while not slow.asked.is_set():
            if host.seen["turn"]["seats"] == [0]:
                await host.do_something(0)
            await asyncio.sleep(0.01)
        version = host.version
        evening = await house.evening()
        for _ in range(5):
            await evening.step()
        assert host.version == version
        slow.enough.set()
        await host.at_least(version + 1)


@in_loop
async def test_a_bot_that_reckons_without_a_pause_leaves_the_loop_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = threading.Event()
    asked = threading.Event()

    def reckon(bot: str, question: Question) -> int:
        asked.set()
        while not enough.is_set():
            sum(range(1_000))
        return question.moves[0]

    monkeypatch.setattr(bot_threads, "answer", reckon)
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay("zocken", name=None)
        host = await house.come(given["table"], given["secret"])
        for name in ("Robbe", "Rosa"):
            await host.ask("fill", bot="sensible", name=name)
        await host.ask("start")
        evening = await house.evening()
        await asyncio.to_thread(asked.wait)
        for _ in range(10):
            await evening.step()
        assert host.seen["turn"]["kind"] == "decision", "it still reckons"
        enough.set()
        await host.until(lambda seen: seen["turn"]["kind"] != "decision")


@in_loop
async def test_a_bot_deep_in_thought_does_not_keep_the_house_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    async with opened(open_store(tmp_path)) as house:
        host = await lay_with_bot(house)
        while not slow.asked.is_set():
            if host.seen["turn"]["seats"] == [0]:
                await host.do_something(0)
            await asyncio.sleep(0.01)
    assert not slow.enough.is_set()
    slow.enough.set()


@in_loop
async def test_a_bot_that_breaks_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(bot: str, question: Question) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(bot_threads, "answer", broken)
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay("pietjesbak", name=None, options={"marks": 1})
        host = await house.come(given["table"], given["secret"])
        for name in ("Robbe", "Rosa"):
            await host.ask("fill", bot="sensible", name=name)
        await host.ask("start")
        await host.until(lambda seen: seen["status"] == "over")


@in_loop
async def test_bots_wait_for_a_screen_until_it_has_seen_what_happened(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay("zocken", 2)
        screen = await house.come(given["table"], given["secret"], screen=True)
        await screen.ask("fill", bot="random", name="Rosa")
        await screen.ask("start")
        while screen.seen["turn"]["seats"] == [0]:
            await screen.do_something(0)
        told = screen.version
        shows = screen.seen["log"][-1]["shows"]
        assert shows["moves"] + shows["rests"] > 500
        await asyncio.sleep(0.2)
        assert screen.version == told
        await screen.say({"type": "seen", "version": told})
        await screen.at_least(told + 1)
        assert screen.seen["log"][-1]["entry"]["at"] < screen.seen["log"][-2]["entry"]["at"] + 0.5


@in_loop
async def test_bots_wait_for_no_screen_that_has_gone(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay("zocken", 2)
        screen = await house.come(given["table"], given["secret"], screen=True)
        other = await house.come(given["table"])
        await screen.ask("fill", bot="random", name="Rosa")
        await screen.ask("start")
        while screen.seen["turn"]["seats"] == [0]:
            await screen.do_something(0)
        told = screen.version
        await screen.socket.close()
        await other.at_least(told + 1)
        assert other.seen["log"][-1]["entry"]["at"] < other.seen["log"][-2]["entry"]["at"] + 0.5


@in_loop
async def test_bots_leave_people_time_to_look(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path), replace(GENEROUS, bot_moves=20)) as house:
        given = await house.lay("zocken", name=None)
        host = await house.come(given["table"], given["secret"])
        for name in ("Robbe", "Rosa"):
            await host.ask("fill", bot="random", name=name)
        await host.ask("start")
        await host.at_least(15)
        moved = [item["entry"]["at"] for item in host.seen["log"] if item["entry"]["entry"] == "moved"]
        assert len(moved) > 3
        assert all(later - earlier > 0.03 for earlier, later in pairwise(moved))


async def left_to_bots(house: OpenHouse, game: str) -> str:
    """Two bots play, and the host who seated them has gone."""
    given = await house.lay(game, name=None)
    table: str = given["table"]
    host = await house.come(table, given["secret"])
    for name in ("Robbe", "Rosa"):
        await host.ask("fill", bot="random", name=name)
    await host.ask("start")
    await host.until(lambda seen: seen["version"] > 8)
    await host.leave()
    return table


@pytest.mark.parametrize("game", ["mens", "azen_jagen"])
@in_loop
async def test_bots_alone_rest_when_nobody_looks(tmp_path: Path, game: str) -> None:
    """Also those that race, whom nobody asks what they do."""
    async with opened(open_store(tmp_path), replace(GENEROUS, bot_moves=20)) as house:
        table = await left_to_bots(house, game)
        await until(lambda: house.hub.tables[table].is_idle)
        rested = house.hub.tables[table].table
        assert not rested.is_over
        before = rested.version
        guest = await house.come(table)
        assert guest.version == before
        await guest.at_least(before + 3)


@in_loop
async def test_bots_go_on_for_a_moment_when_someone_looks_without_a_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "GLANCE_SECONDS", 0.3)
    async with opened(open_store(tmp_path), replace(GENEROUS, bot_moves=20)) as house:
        table = await left_to_bots(house, "mens")
        await until(lambda: house.hub.tables[table].is_idle)
        rested = house.hub.tables[table].table
        before = rested.version
        assert (await house.get(f"/api/tables/{table}")).json()["snapshot"]["version"] == before
        await until(lambda: rested.version > before + 1)
        await until(lambda: house.hub.tables[table].is_idle)
        assert not rested.is_over


@in_loop
async def test_thinking_time_runs_on_unwatched_and_the_bot_that_follows_rests(tmp_path: Path) -> None:
    late = 0.0
    async with opened(open_store(tmp_path), clock=lambda: time.time() + late) as house:
        evening = await house.evening("zocken", thinking=60)
        live = house.hub.tables[evening.table]
        await evening.go_home()
        await until(lambda: not live.guests)
        late = 120.0
        live.look_ahead()
        await until(lambda: live.is_idle)
        assert [type(entry).__name__ for entry in live.table.entries[-2:]] == ["Started", "TimedOut"]
        guest = await house.come(evening.table)
        await guest.until(lambda seen: seen["log"][-1]["entry"]["entry"] == "moved")
