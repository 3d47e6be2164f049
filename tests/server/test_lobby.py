"""The lobby shows tables with someone there, and nobody pushes the others out of it."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import GENEROUS, OpenHouse, calls_of, open_store, opened
from tests.server.patience import in_loop, until
from tests.server.test_nodes import two_houses
from toog.server.tables import lobby
from toog.server.tables.lobby import MOST_TABLES, Listing, in_fair_order
from toog.table import Table

HERE = "127.0.0.1"


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "FRESH_SECONDS", -1.0)


async def shown(house: OpenHouse) -> list[str]:
    return [table["table"] for table in (await house.get("/api/tables")).json()["tables"]]


async def lay_from(house: OpenHouse, address: str) -> str:
    form = {"game": "mens", "players": 2, "name": "An", "listed": True}
    answer = await house.http.post("/api/tables", json=form, headers={"x-forwarded-for": address})
    given: dict[str, Any] = answer.json()
    return str(given["table"])


def test_each_address_comes_in_turn_and_only_so_often() -> None:
    listings = [Listing(f"a{number}", "a", float(number)) for number in range(5)]
    listings += [Listing("b1", "b", 1.5), Listing("c0", "c", 0.5), Listing("c2", "c", 2.5)]
    assert in_fair_order(listings, 3) == ["a4", "c2", "b1", "a3", "c0", "a2"]
    assert in_fair_order(listings[:3], 10**9) == ["a2", "a1", "a0"]


@in_loop
async def test_one_address_does_not_push_the_others_out_of_the_lobby(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path), proxies=[HERE]) as house:
        strangers = [await lay_from(house, f"198.51.100.{number}") for number in range(3)]
        many = [await lay_from(house, "203.0.113.7") for _ in range(MOST_TABLES + 5)]
        seen = await shown(house)
        assert set(seen[1:4]) == set(strangers)
        assert seen[:1] + seen[4:] == many[: -house.hub.services.limits.listed - 1 : -1]


@in_loop
async def test_the_lobby_costs_nothing_for_how_much_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening(listed=True)
        looked_up = calls_of(Table, "items", monkeypatch)
        assert await shown(house) == [evening.table]
        assert not looked_up, "the log, of which the lobby shows nothing"
        await evening.go_home()


@in_loop
async def test_a_listed_table_leaves_the_lobby_soon_after_its_last_guest(tmp_path: Path) -> None:
    late = 0.0
    async with opened(open_store(tmp_path), clock=lambda: time.time() + late) as house:
        table = await lay_from(house, HERE)
        assert await shown(house) == [table]
        late += lobby.LINGER_SECONDS
        assert await shown(house) == []
        guest = await house.come(table)
        late += lobby.LINGER_SECONDS
        assert await shown(house) == [table]
        await guest.leave()
        await until(lambda: not house.hub.guests)
        assert await shown(house) == [table]
        late += lobby.LINGER_SECONDS
        assert await shown(house) == []


@in_loop
async def test_a_table_that_was_read_back_is_in_the_lobby_when_someone_comes(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        given = await house.lay(listed=True)
        house.hub.forget_idle(0.0)
        assert (await house.get(f"/api/tables/{given['table']}")).status_code == 200
        assert await shown(house) == []
        guest = await house.come(given["table"], given["secret"])
        assert await shown(house) == [given["table"]]
        assert house.hub.tables[given["table"]].address == HERE
        await guest.ask("list", listed=False)
        assert await shown(house) == []


@in_loop
async def test_nodes_tell_each_other_which_tables_are_listed(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "TELL_SECONDS", 0.05)
    async with two_houses(new_database) as (left, right):
        given = await left.lay(listed=True)
        host = await left.come(given["table"], given["secret"])
        await until(lambda: given["table"] in right.lobby.elsewhere)
        assert await shown(right) == [given["table"]]
        await host.ask("list", listed=False)
        await right.hub.tables[given["table"]].following.reach(host.version)
        assert await shown(right) == []
        monkeypatch.setattr(lobby, "ELSEWHERE_SECONDS", 0.0)
        assert await shown(right) == []
        assert not right.lobby.elsewhere


@in_loop
async def test_who_lists_tables_at_every_node_is_shown_no_more_than_who_lists_them_at_one(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "TELL_SECONDS", 0.05)
    async with two_houses(new_database, replace(GENEROUS, listed=3)) as houses:
        for house in houses:
            for _ in range(3):
                await lay_from(house, HERE)
        for house in houses:
            await until(partial(hears_of, house, 3))
            assert len(await shown(house)) == 3


def hears_of(house: OpenHouse, tables: int) -> bool:
    return len(house.lobby.elsewhere) == tables


@in_loop
async def test_a_private_table_is_never_put_forward_for_the_lobby(tmp_path: Path) -> None:
    """Also while something of it is being stored; a listed one may be about to leave, and stays till then."""
    async with opened(open_store(tmp_path)) as house:
        for listed in (False, True):
            evening = await house.evening(listed=listed)
            house.hub.tables[evening.table].outbox.hold()
        assert [listing.table for listing in house.lobby.here()] == [evening.table]
        for live in house.hub.tables.values():
            live.outbox.take()
