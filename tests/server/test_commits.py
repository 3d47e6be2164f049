"""Nothing is acknowledged or shown to anyone before its commit returned."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from tests.server.gate import gated, on_turn
from tests.server.house_talk import GENEROUS, open_store, opened
from tests.server.patience import in_loop, until
from toog.server.runtime.errors import Doubled, NotStored
from toog.table import Actor
from toog.table.commands import ChangeSeat


@in_loop
async def test_while_a_commit_runs_nobody_is_told_anything(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        spectator = await house.come(evening.table)
        everyone = [*evening.guests, spectator]
        seat, doing = await on_turn(evening)
        version = evening.host.version
        gate.open.clear()
        number = await evening.guests[seat].send(**doing)
        assert all(await asyncio.gather(*(guest.is_quiet() for guest in everyone)))
        looking = asyncio.create_task(house.get(f"/api/tables/{evening.table}"))
        arriving = asyncio.create_task(house.come(evening.table))
        done, _ = await asyncio.wait([looking, arriving], timeout=0.3)
        assert not done, "a table was shown with something in it that is not stored"
        gate.open.set()
        await evening.guests[seat].answer(number)
        for guest in everyone:
            await guest.until(lambda seen: seen["version"] > version)
        assert (await looking).json()["snapshot"]["version"] > version
        assert (await arriving).version > version


@in_loop
async def test_the_first_a_guest_hears_is_the_table(tmp_path: Path) -> None:
    """Also when the number of spectators is due while the table is still being stored."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        live = house.hub.tables[evening.table]
        gate.open.clear()
        await evening.host.send("react", seat=0, reaction="wave")
        await until(lambda: bool(live.outbox))
        arriving = asyncio.create_task(house.come(evening.table))
        await until(lambda: len(live.guests) == 3)
        live.crowd.tell()
        gate.open.set()
        spectator = await arriving
        await spectator.wait_for(lambda: len(spectator.heard) >= 2)
        assert [json.loads(text)["type"] for text in spectator.heard[:2]] == ["snapshot", "watching"]


@in_loop
async def test_a_refusal_waits_for_what_it_would_betray(tmp_path: Path) -> None:
    """`stale` says that someone has moved, so it is not said before that move is stored."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        seat, doing = await on_turn(evening)
        guest = evening.guests[seat]
        gate.open.clear()
        first = await guest.send(**doing)
        again = await guest.send(**doing)
        assert await guest.is_quiet()
        gate.open.set()
        assert (await guest.answer(first))["type"] == "news"
        assert (await guest.answer(again))["type"] == "refused"


@in_loop
async def test_who_was_too_late_at_another_node_is_told_so(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        gate.fails = Doubled()
        seat, doing = await on_turn(evening)
        assert await evening.guests[seat].refused(**doing) == "stale"


@in_loop
async def test_a_table_is_given_out_when_it_is_stored(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        gate.open.clear()
        laying = asyncio.create_task(house.lay())
        assert not (await asyncio.wait([laying], timeout=0.3))[0]
        gate.open.set()
        given = await laying
        gate.fails = NotStored("the disk is full")
        answer = await house.post("/api/tables", {"game": "mens", "players": 2})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "not-stored")
        gate.fails = NotStored("the disk is full")
        answer = await house.post(f"/api/tables/{given['table']}/seats", {"name": "Bo"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "not-stored")
        assert (await house.sit(given["table"]))["seat"] == 1


@in_loop
async def test_the_seat_that_is_told_is_the_one_that_was_stored(tmp_path: Path) -> None:
    """Not where its holder has gone to in the meantime, which may yet be lost."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        given = await house.lay(players=3)
        secret = "s" * 32
        gate.open.clear()
        sitting = asyncio.ensure_future(house.sit(given["table"], secret=secret))
        live = await house.hub.find(given["table"])
        await until(lambda: len(live.outbox) == 1)
        moving = asyncio.ensure_future(live.ask_and_wait(Actor(frozenset({1})), ChangeSeat(1, 2)))
        await until(lambda: len(live.outbox) == 2)
        gate.open.set()
        assert (await sitting)["seat"] == 1
        await moving


@in_loop
async def test_the_lobby_shows_what_is_stored(tmp_path: Path) -> None:
    """That a table is taken off the list is not told before it is stored, nor when that is lost."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening(listed=True)
        live = house.hub.tables[evening.table]
        gate.open.clear()
        gate.fails = NotStored("the disk is full")
        await evening.host.send("list", listed=False)
        await until(lambda: len(live.outbox) == 1)
        looking = asyncio.ensure_future(house.get("/api/tables"))
        await until(lambda: len(live.outbox.pending[-1].calls) == 1 or looking.done())
        gate.open.set()
        assert [table["table"] for table in (await looking).json()["tables"]] == [evening.table]


@in_loop
async def test_many_moves_share_one_commit(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evenings = [await house.evening() for _ in range(8)]
        gate.open.clear()
        gate.commits.clear()
        await evenings[0].host.send("react", seat=0, reaction="wave")
        await until(lambda: gate.under_way)
        waving = [
            asyncio.create_task(each.guests[1].ask("react", seat=1, reaction="wave")) for each in evenings
        ]
        tables = [house.hub.tables[each.table] for each in evenings]
        await until(lambda: sum(len(table.outbox) for table in tables) == 9)
        gate.open.set()
        await asyncio.gather(*waving)
        assert gate.commits == [1, 8]


@in_loop
async def test_what_waits_for_its_commit_is_bounded(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store, replace(GENEROUS, waiting=3)) as house:
        given = await house.lay()
        host = await house.come(given["table"], given["secret"])
        gate.open.clear()
        numbers = [await host.send("list", listed=number % 2 == 0) for number in range(6)]
        gate.open.set()
        answers = [await host.answer(number) for number in numbers]
        assert [answer["type"] for answer in answers] == ["news"] * 3 + ["refused"] * 3
        assert {answer["error"]["key"] for answer in answers[3:]} == {"too-many"}


@in_loop
async def test_a_table_does_not_grow_for_ever(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path), replace(GENEROUS, entries=8)) as house:
        given = await house.lay()
        host = await house.come(given["table"], given["secret"])
        for number in range(6):
            await host.ask("list", listed=number % 2 == 0)
        assert host.version == 8
        assert await host.refused("list", listed=True) == "too-long"


@in_loop
async def test_a_house_that_closes_stores_what_waits_and_then_tells_everyone(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        seat, doing = await on_turn(evening)
        guest = evening.guests[seat]
        gate.open.clear()
        number = await guest.send(**doing)
        await until(lambda: gate.under_way)
        assert house.house is not None
        closing = asyncio.create_task(house.house.close())
        await until(lambda: house.hub.services.closing)
        late = await evening.host.send("react", seat=0, reaction="wave")
        assert await evening.host.is_quiet()
        gate.open.set()
        assert (await guest.answer(number))["type"] == "news"
        assert (await evening.host.answer(late))["error"]["key"] == "not-stored"
        await closing
        await guest.hang_up()
        assert guest.heard[-1] == '{"type":"closing","reason":"restart"}'
        kept = store.load(evening.table)
        assert kept is not None
        assert len(kept.bodies) == guest.version
