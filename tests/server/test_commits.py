"""Nothing is acknowledged or shown to anyone before its commit returned."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, Evening, OpenHouse, open_store, opened
from tests.server.patience import in_loop, until
from toog.server.appends import Append
from toog.server.errors import Doubled, NotStored
from toog.server.store import Kept, Store

Question = Callable[[OpenHouse, Evening, Guest], Awaitable[str]]


class Gate:
    """Stands in the way of the store's commits."""

    def __init__(self, store: Store) -> None:
        self.pass_on = store.append
        self.open = threading.Event()
        self.open.set()
        self.under_way = False
        self.fails: NotStored | None = None  # the next commit
        self.commits: list[int] = []
        store.append = self.append  # type: ignore[method-assign]

    def append(self, batch: Sequence[Append]) -> list[NotStored | None]:
        self.under_way = True
        assert self.open.wait(60)
        self.under_way = False
        self.commits.append(len(batch))
        fails, self.fails = self.fails, None
        if fails is not None:
            return [fails] * len(batch)
        return self.pass_on(batch)


def gated(folder: Path) -> tuple[Store, Gate]:
    store = open_store(folder)
    return store, Gate(store)


async def on_turn(evening: Evening) -> tuple[int, dict[str, Any]]:
    seat: int = evening.host.seen["turn"]["seats"][0]
    return seat, evening.guests[seat].what_to_do(seat)


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
        await until(lambda: bool(live.waiting))
        arriving = asyncio.create_task(house.come(evening.table))
        await until(lambda: len(live.guests) == 3)
        live.tell_spectators()
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


async def greet_again(house: OpenHouse, evening: Evening, known: Guest) -> str:
    await known.greet()
    return known.heard[-1]


async def greet_late(house: OpenHouse, evening: Evening, known: Guest) -> str:
    """Someone whose line was cut for a moment, and who asks for what was missed."""
    late = evening.guests[-1]
    await late.greet(since=late.version, yours=late.yours)
    return late.heard[-1]


async def come_in(house: OpenHouse, evening: Evening, known: Guest) -> str:
    return (await house.come(evening.table)).heard[0]


def read(path: str) -> Question:
    async def question(house: OpenHouse, evening: Evening, known: Guest) -> str:
        return (await house.get(path.format(table=evening.table))).text

    return question


QUESTIONS: dict[str, Question] = {
    "greet again": greet_again,
    "greet with what one knows": greet_late,
    "come in": come_in,
    "snapshot": read("/api/tables/{table}"),
    "record": read("/api/tables/{table}/record"),
    "lobby": read("/api/tables"),
    "code": read("/api/tables/{table}/code"),
    "story": read("/api/tables/{table}/story"),
}


@pytest.mark.parametrize("question", QUESTIONS)
@in_loop
async def test_nothing_leaves_a_table_that_lost_something(
    question: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked while the commit runs, and again when it has failed and the table is not yet read back."""
    store, gate = gated(tmp_path)
    read_back = threading.Event()
    load = store.load

    def slow_load(table: str, since: int = 0) -> Kept | None:
        assert read_back.wait(60)
        return load(table, since)

    async with opened(store) as house:
        evening = await house.evening()
        spectator = await house.come(evening.table)
        live = house.hub.tables[evening.table]
        seat, doing = await on_turn(evening)
        kept = stored(store, evening.table)
        heard = len(spectator.heard)
        monkeypatch.setattr(store, "load", slow_load)
        gate.open.clear()
        gate.fails = NotStored("the disk is full")
        await evening.guests[seat].send(**doing)
        await until(lambda: gate.under_way)
        early = asyncio.ensure_future(QUESTIONS[question](house, evening, spectator))
        await asyncio.sleep(0.05)
        gate.open.set()
        await until(lambda: live.broken is not None)
        late = asyncio.ensure_future(QUESTIONS[question](house, evening, spectator))
        await asyncio.sleep(0.05)
        read_back.set()
        answers = [await early, await late, *spectator.heard[heard:]]
        for answer in answers:
            assert newest(json.loads(answer)) <= kept, answer
            assert "Internal" not in answer
        assert (await house.come(evening.table)).version == kept


def newest(told: object) -> int:
    """The latest version that anything in it is of."""
    if isinstance(told, dict):
        own = told.get("version", 0)
        return max([own if isinstance(own, int) else 0, *map(newest, told.values())])
    return max(map(newest, told), default=0) if isinstance(told, list) else 0


@in_loop
async def test_what_follows_on_something_lost_is_lost_with_it(tmp_path: Path) -> None:
    """The second was made on top of the first; the store would take it, and there would be a gap."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        guest, other = evening.guests
        gate.open.clear()
        gate.fails = NotStored("the disk is full")
        waiting = house.hub.tables[evening.table].waiting
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
        assert store.slate is not None
        store.slate.connection.execute("PRAGMA max_page_count = 1")  # as few as there are
        answer: dict[str, Any] = {"type": "news"}
        while answer["type"] == "news":
            answer = await host.answer(
                await host.send("dice", seat=0, quick=not host.seen["seats"][0]["quick"])
            )
        assert answer["error"]["key"] == "not-stored"
        seen = await host.fresh_view()
        assert stored(store, given["table"]) == seen["version"]
        store.slate.connection.execute("PRAGMA max_page_count = 1000000")
        await host.ask("dice", seat=0, quick=not seen["seats"][0]["quick"])
        assert stored(store, given["table"]) == seen["version"] + 1


def stored(store: Store, table: str) -> int:
    kept = store.load(table)
    assert kept is not None
    return len(kept.bodies)


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
        await until(lambda: sum(len(table.waiting) for table in tables) == 9)
        gate.open.set()
        await asyncio.gather(*waving)
        assert gate.commits == [1, 8]


@in_loop
async def test_when_the_store_cannot_even_be_read_everyone_is_asked_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, gate = gated(tmp_path)

    def broken(table: str) -> None:
        raise OperationalError("SELECT", {}, OSError("no disk"))

    async with opened(store) as house:
        evening = await house.evening()
        seat, doing = await on_turn(evening)
        gate.fails = NotStored("the disk is gone")
        monkeypatch.setattr(store, "load", broken)
        assert await evening.guests[seat].refused(**doing) == "not-stored"
        for guest in evening.guests:
            closed = await guest.hang_up()
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1013
            assert guest.heard[-1] == '{"type":"closing","reason":"busy"}'
        assert (await house.get(f"/api/tables/{evening.table}")).status_code == 503
        monkeypatch.undo()
        again = await house.come(evening.table, evening.secrets[seat])
        assert again.seen == evening.guests[seat].seen


@in_loop
async def test_a_fault_of_ours_half_way_is_undone_by_reading_the_table_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        await evening.step()
        seat, doing = await on_turn(evening)
        table = house.hub.tables[evening.table].table
        before = evening.host.seen

        def broken() -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(table, "settle", broken)
        assert await evening.guests[seat].refused(**doing) == "not-stored"
        assert table.version > before["version"], "it was half changed"
        for guest in evening.guests:
            assert await guest.fresh_view() == before
        await evening.step()
        kept = store.load(evening.table)
        assert kept is not None
        assert len(kept.bodies) == evening.host.version


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
        await until(lambda: house.hub.closing)
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
