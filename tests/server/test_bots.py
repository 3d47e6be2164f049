"""Bots think aside: the house goes on, and closes, while they do."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import GENEROUS, OpenHouse, open_store, opened
from tests.server.patience import in_loop
from toog.server import thinkers


class Slow:
    """A bot that thinks until it is told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = threading.Event()
        self.enough = threading.Event()
        monkeypatch.setattr(thinkers, "choose", self.choose)

    def choose(self, game: object, turn: Any) -> str:
        self.asked.set()
        self.enough.wait(60)
        word: str = turn.legal[0]
        return word


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

    def reckon(game: object, turn: Any) -> str:
        asked.set()
        while not enough.is_set():
            sum(range(1_000))
        word: str = turn.legal[0]
        return word

    monkeypatch.setattr(thinkers, "choose", reckon)
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
    def broken(game: object, turn: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(thinkers, "choose", broken)
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
