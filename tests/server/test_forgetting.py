"""A table that is forgotten is gone at once: nothing of it waits for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.gate import Gate, gated, on_turn
from tests.server.guests import Guest as Client
from tests.server.guests import Raw
from tests.server.house_talk import OpenHouse, opened
from tests.server.patience import PATIENCE, in_loop, until
from toog.server.http import socket
from toog.server.runtime.errors import NotStored
from toog.server.tables.guest import Guest
from toog.server.tables.live import Live
from toog.table import Table

Story = Callable[[OpenHouse, Gate], Awaitable[None]]


@pytest.fixture(autouse=True)
def nobody_collects() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Watch:
    """Knows every table and guest there has been, and holds none of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[weakref.ref[object]] = []
        for kind in (Live, Table, Guest):
            self.look_at(kind, monkeypatch)

    def look_at(self, kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        begin: Any = kind.__init__

        def begin_and_note(made: object, *args: object, **kwargs: object) -> None:
            begin(made, *args, **kwargs)
            self.seen.append(weakref.ref(made))

        monkeypatch.setattr(kind, "__init__", begin_and_note)

    @property
    def alive(self) -> list[object]:
        return [found for ref in self.seen if (found := ref()) is not None]


async def an_evening(house: OpenHouse, gate: Gate) -> None:
    """With someone who looks on, someone who comes back for what was missed, and a move that is refused."""
    evening = await house.evening()
    spectator = await house.come(evening.table, screen=True)
    early = await house.come(evening.table)
    await early.leave()
    for _ in range(6):
        await evening.step()
    assert await spectator.refused("throw", seat=0, version=spectator.version) == "not-yours"
    await spectator.say({"type": "seen", "version": spectator.version})
    back = await Client.at(house.address, evening.table)
    back.seen = early.seen
    await back.greet(since=early.version, yours=[])
    for guest in (*evening.guests, spectator, back):
        await guest.leave()


async def a_move_taken_back(house: OpenHouse, gate: Gate) -> None:
    evening = await house.evening("stich", options={"target": 50})
    while evening.host.seen["undo"] is None:
        await evening.step()
    seat = evening.host.seen["undo"]
    await evening.guests[seat].ask("undo", seat=seat, version=evening.host.version)
    await evening.go_home()


async def a_game_of_bots(house: OpenHouse, gate: Gate) -> None:
    """They still play when everyone has left."""
    given = await house.lay("mens", name=None)
    host = await house.come(given["table"], given["secret"])
    for name in ("Robbe", "Rosa"):
        await host.ask("fill", bot="sensible", name=name)
    await host.ask("start")
    await host.at_least(20)
    await host.leave()


async def a_rematch(house: OpenHouse, gate: Gate) -> None:
    evening = await house.evening("pietjesbak", options={"marks": 1})
    while evening.host.seen["status"] == "playing":
        await evening.step()
    assert (await house.get(f"/api/tables/{evening.table}/story")).status_code == 200
    record = (await house.get(f"/api/tables/{evening.table}/record")).json()
    assert (await house.post("/api/replays", {"record": record})).status_code == 200
    await evening.host.ask("rematch")
    again = await house.come(evening.host.seen["next"], evening.secrets[0])
    await again.leave()
    await evening.go_home()


async def something_lost(house: OpenHouse, gate: Gate) -> None:
    """The table is read back, and everyone is moved to it. Who asked over HTTP is refused as well."""
    evening = await house.evening(people=3)
    gate.open.clear()
    gate.fails = NotStored("the disk is full")
    seat, doing = await on_turn(evening)
    await evening.guests[seat].send(**doing)
    await until(lambda: gate.under_way)
    asking = asyncio.ensure_future(house.get(f"/api/tables/{evening.table}"))
    await until(lambda: len(house.hub.tables[evening.table].outbox.pending[-1].calls) == 1)
    gate.open.set()
    assert (await asking).status_code == 503
    for guest in evening.guests:
        await guest.fresh_view()
    await evening.go_home()


async def a_table_taken_away(house: OpenHouse, gate: Gate) -> None:
    evening = await house.evening()
    await evening.step()
    path = f"/api/tables/{evening.table}"
    assert (await house.delete(path, evening.secrets[1])).status_code == 403
    assert (await house.delete(path, evening.secrets[0])).status_code == 204
    for guest in evening.guests:
        await guest.hang_up()


async def someone_who_says_nothing(house: OpenHouse, gate: Gate) -> None:
    given = await house.lay()
    silent = await Raw.at(house.address, given["table"])
    await until(lambda: len(house.hub.guests) == 1)
    silent.close()


STORIES: dict[str, Story] = {
    story.__name__: story
    for story in (
        an_evening,
        a_move_taken_back,
        a_game_of_bots,
        a_rematch,
        something_lost,
        a_table_taken_away,
        someone_who_says_nothing,
    )
}


@pytest.mark.parametrize("story", STORIES)
@in_loop
async def test_a_forgotten_table_is_freed_at_once(
    story: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 10 * PATIENCE)  # nobody is freed because a timer rings
    watch = Watch(monkeypatch)
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        await STORIES[story](house, gate)
        await until(lambda: not house.hub.guests)
        assert watch.seen
        for live in list(house.hub.tables.values()):
            house.hub.forget(live)
            del live
        await until(lambda: not watch.alive)
