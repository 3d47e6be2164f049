"""What could not be stored has not happened, and nobody ever hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.gate import gated, on_turn, stored
from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop, until
from toog.server.runtime.errors import NotStored
from toog.server.store.appends import Append
from toog.table import Actor
from toog.table.commands import GoAway


@in_loop
async def test_what_was_not_stored_has_not_happened(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        spectator = await house.come(evening.table)
        seat, doing = await on_turn(evening)
        guest = evening.guests[seat]
        before = guest.seen
        gate.fails = NotStored("the disk is full")
        heard = len(spectator.heard)
        assert await guest.refused(**doing) == "not-stored"
        for everyone in (*evening.guests, spectator):
            assert await everyone.fresh_view() == before
        assert not [text for text in spectator.heard[heard:] if '"news"' in text]
        await evening.step()
        assert evening.host.version > before["version"]


@in_loop
async def test_what_follows_on_something_lost_is_lost_with_it(tmp_path: Path) -> None:
    """The second was made on top of the first; the store would take it, and there would be a gap."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        guest, other = evening.guests
        gate.open.clear()
        gate.fails = NotStored("the disk is full")
        waiting = house.hub.tables[evening.table].outbox
        first = await guest.send("react", seat=0, reaction="wave")
        await until(lambda: gate.under_way and len(waiting) == 1)
        second = await other.send("react", seat=1, reaction="wave")
        await until(lambda: len(waiting) == 2)
        gate.open.set()
        assert (await guest.answer(first))["error"]["key"] == "not-stored"
        assert (await other.answer(second))["error"]["key"] == "not-stored"
        kept = store.load(evening.table)
        assert kept is not None
        assert (await other.fresh_view())["version"] == len(kept.bodies)


@in_loop
async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        given = await house.lay()
        host = await house.come(given["table"], given["secret"])
        assert store.staging is not None
        store.staging.connection.execute("PRAGMA max_page_count = 1")  # as few as there are
        answer: dict[str, Any] = {"type": "news"}
        while answer["type"] == "news":
            answer = await host.answer(
                await host.send("dice", seat=0, quick=not host.seen["seats"][0]["quick"])
            )
        assert answer["error"]["key"] == "not-stored"
        seen = await host.fresh_view()
        assert stored(store, given["table"]) == seen["version"]
        store.staging.connection.execute("PRAGMA max_page_count = 1000000")
        await host.ask("dice", seat=0, quick=not seen["seats"][0]["quick"])
        assert stored(store, given["table"]) == seen["version"] + 1


@in_loop
async def test_a_store_that_fails_is_not_asked_again_and_again_by_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    pass_on, lost = store.append, []

    def append(batch: Sequence[Append]) -> list[NotStored | None]:
        bodies = [json.loads(body) for item in batch for body in item.bodies]
        if not any((body["entry"], body.get("seat")) == ("moved", 1) for body in bodies):
            return pass_on(batch)
        lost.append(batch)
        return [NotStored("the disk is full")] * len(batch)

    async with opened(store) as house:
        given = await house.lay("pietjesbak", options={"apes_early": "sit_out"})
        host = await house.come(given["table"], given["secret"])
        await host.ask("fill", bot="sensible", name="Bot")
        monkeypatch.setattr(store, "append", append)
        await host.ask("start")
        while not lost:
            turn = (await host.until(lambda seen: seen["turn"] is not None))["turn"]
            if 0 in turn["seats"]:
                await host.do_something(0)
            await asyncio.sleep(0.01)
        await asyncio.sleep(1.0)
        assert 1 < len(lost) < 5, "without a pause there are a hundred"
        version = host.version
        monkeypatch.undo()
        await host.at_least(version + 1)
        assert house.hub.losses == {}


@in_loop
async def test_who_comes_back_while_the_store_fails_does_not_make_it_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That someone is here again is something that happens by itself, too."""
    store = open_store(tmp_path)
    tries = []

    def append(batch: Sequence[Append]) -> list[NotStored | None]:
        tries.append(batch)
        return [NotStored("the disk is full")] * len(batch)

    async with opened(store) as house:
        evening = await house.evening()
        live = house.hub.tables[evening.table]
        await live.ask_and_wait(Actor(frozenset({1})), GoAway(1))
        monkeypatch.setattr(store, "append", append)
        house.hub.tables[evening.table].attendance.look()
        await until(lambda: bool(tries))
        await asyncio.sleep(1.0)
        assert len(tries) < 5
        monkeypatch.undo()
        await evening.host.until(lambda seen: not seen["seats"][1]["away"])
