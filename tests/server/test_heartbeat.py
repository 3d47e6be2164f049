"""Pings: answered at once with the time of the house, for nothing, and without waking anything."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, open_store, opened
from tests.server.patience import in_loop
from toog.server.tables import guest as guests
from toog.server.tables import heartbeats


async def ping(guest: Guest, **more: object) -> float:
    """The time of the house, which the pong says."""
    before = len(guest.heard)
    await guest.say({"type": "ping", **more})
    text = await guest.wait_for(
        lambda: next((text for text in guest.heard[before:] if '"type":"pong"' in text), None)
    )
    at: float = json.loads(text)["at"]
    return at


@in_loop
async def test_a_pong_says_the_time_of_the_house(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        guest = await house.come(given["table"], given["secret"])
        before = house.hub.services.clock()
        assert before <= await ping(guest) <= house.hub.services.clock()


@in_loop
async def test_what_a_device_says_of_its_line_means_nothing(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay()
        guest = await house.come(given["table"], given["secret"])
        await ping(guest, rtt=1e9)
        (end,) = house.hub.guests
        assert end.lag.allowance == 0.0
        await guest.say({"type": "ping", "rtt": -1})
        assert (await guest.answer(None))["error"]["key"] == "bad-message"


@in_loop
async def test_a_ping_wakes_no_table(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        live = house.hub.tables[evening.table]
        used = live.used
        live.rest()
        await ping(evening.host)
        assert live.used == used
        assert not live.encodings.texts


@in_loop
async def test_a_heartbeat_costs_nothing_of_what_one_may_say_and_a_flood_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "FREE_PING_SECONDS", 0.02)
    async with opened(open_store(tmp_path), replace(GENEROUS, messages=1, burst=5)) as house:
        given = await house.lay()
        guest = await house.come(given["table"], given["secret"])
        for _ in range(12):
            await ping(guest)
            await asyncio.sleep(0.03)
        monkeypatch.setattr(guests, "FREE_PING_SECONDS", 60.0)
        for _ in range(200):
            await guest.say({"type": "ping"})
        assert (await guest.hang_up()).rcvd is not None
        assert json.loads(guest.heard[-1]) == {"type": "closing", "reason": "too_many"}


def weak(guest: Guest) -> list[int] | None:
    """As this guest was told last."""
    said = [json.loads(text) for text in guest.heard if '"type":"watching"' in text]
    return said[-1]["weak"] if said else None


@in_loop
async def test_who_goes_quiet_is_shown_to_the_others_until_heard_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "QUIET_SECONDS", 0.3)
    monkeypatch.setattr(heartbeats, "LISTEN_SECONDS", 0.05)
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        an, bo = evening.guests
        await ping(bo)
        await an.wait_for(lambda: weak(an) == [1])
        second = await house.come(evening.table, evening.secrets[1])
        await an.wait_for(lambda: weak(an) == [])  # by a program that never pings, and is not judged by it
        await second.leave()
        await an.wait_for(lambda: weak(an) == [1])
        late = await house.come(evening.table)
        await late.wait_for(lambda: weak(late) == [1])
        await ping(bo)
        await an.wait_for(lambda: weak(an) == [])
        assert not evening.host.seen["seats"][1]["away"]


@in_loop
async def test_a_table_is_told_only_when_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "QUIET_SECONDS", 0.2)
    monkeypatch.setattr(heartbeats, "LISTEN_SECONDS", 0.02)
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        an, bo = evening.guests
        await ping(bo)
        await an.wait_for(lambda: weak(an) == [1])
        await asyncio.sleep(1.2)  # whoever came in is counted by now
        before = len(an.heard)
        await asyncio.sleep(0.3)
        assert len(an.heard) == before
