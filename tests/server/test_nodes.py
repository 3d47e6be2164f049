"""Several nodes on one PostgreSQL serve the same table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest

from tests.server.house_talk import OpenHouse, opened, serving
from tests.server.patience import in_loop
from toog.server import attendance, neighbours
from toog.server.engine import database_url
from toog.server.hub import Hub
from toog.server.refusals import Refusal
from toog.server.store import Store

LISTENERS = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"


def listeners(connection: psycopg.Connection[tuple[int]]) -> int:
    (found,) = connection.execute(f"SELECT count(*) {LISTENERS}").fetchall()
    return found[0]


def cut_lines(connection: psycopg.Connection[tuple[int]]) -> int:
    """Of every node that listens: answers how many there were."""
    return len(connection.execute(f"SELECT pg_terminate_backend(pid) {LISTENERS}").fetchall())


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[list[OpenHouse]]:
    stores = [Store.open(database_url(database), node) for node in ("left", "right")]
    async with opened(stores[0]) as left, opened(stores[1]) as right:
        yield [left, right]


@in_loop
async def test_two_processes_serve_one_table(new_database: str) -> None:
    with serving(database=new_database) as left, serving(database=new_database) as right:
        houses = [OpenHouse(left.address), OpenHouse(right.address)]
        given = await houses[0].lay()
        table = given["table"]
        other = await houses[1].sit(table)
        guests = [await houses[0].come(table, given["secret"]), await houses[1].come(table, other["secret"])]
        await guests[0].until(lambda seen: seen["seats"][1]["name"] == "Bo")
        await guests[0].ask("start")
        for _ in range(20):
            seat = guests[0].seen["turn"]["seats"][0]
            await guests[seat].at_least(guests[0].version)
            await guests[seat].do_something(seat)
            for guest in guests:
                await guest.at_least(guests[seat].version)
        assert guests[0].seen == guests[1].seen
        for house in houses:
            await house.http.aclose()
        for guest in guests:
            await guest.leave()


@in_loop
async def test_of_two_nodes_that_append_the_same_number_one_is_stale(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither has heard of the other when both store: the database refuses one."""
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table, *evening.secrets)
        for house in houses:
            monkeypatch.setattr(house.hub, "catch_up", deaf)
        seat = evening.host.seen["turn"]["seats"][0]
        guest = evening.guests[seat]
        doing = guest.what_to_do(seat)
        await guest.ask(**doing)
        assert await twin.refused(**doing) == "stale"
        assert (await twin.fresh_view())["version"] == guest.version
        assert twin.seen == guest.seen
        store = houses[0].hub.store
        kept = store.load(evening.table)
        assert kept is not None
        assert len(kept.bodies) == guest.version


async def deaf(table: str, version: int) -> None:
    """Hears nothing of the others."""


@in_loop
async def test_both_nodes_at_full_speed_double_nothing(new_database: str) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening("mens", 2)
        twins = [await houses[1].come(evening.table, secret) for secret in evening.secrets]
        for _ in range(15):
            seat = evening.host.seen["turn"]["seats"][0]
            pair = (evening.guests[seat], twins[seat])
            version = evening.host.version
            for guest in pair:
                await guest.at_least(version)
            doing = pair[0].what_to_do(seat)
            numbers = [await guest.send(**doing) for guest in pair]
            answers = [await guest.answer(number) for guest, number in zip(pair, numbers, strict=True)]
            assert sorted(answer["type"] for answer in answers) == ["news", "refused"]
            for guest in (*evening.guests, *twins):
                await guest.at_least(version + 1)
        assert evening.host.seen == twins[0].seen


@in_loop
async def test_who_is_at_one_node_is_not_away_at_the_other(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "AWAY_SECONDS", 0.2)
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        spectator = await houses[1].come(evening.table)
        await asyncio.sleep(1.0)
        await spectator.until(lambda seen: not any(seat["away"] for seat in seen["seats"]))
        await evening.step()


@in_loop
async def test_a_table_deleted_at_one_node_is_gone_at_the_other(new_database: str) -> None:
    async with two_houses(new_database) as houses:
        given = await houses[0].lay()
        guest = await houses[1].come(given["table"])
        assert (await houses[0].delete(f"/api/tables/{given['table']}", given["secret"])).status_code == 204
        await guest.hang_up()
        assert guest.heard[-1] == '{"type":"closing","reason":"deleted"}'
        assert (await houses[1].get(f"/api/tables/{given['table']}")).status_code == 404


@in_loop
async def test_a_node_that_lost_its_line_to_the_others_hears_them_again(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database hangs up on the listener, and cannot even be read when it first comes back."""
    monkeypatch.setattr(neighbours, "AGAIN_SECONDS", 0.1)
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        tries = []

        async def catch_up_all() -> None:
            tries.append("read")
            if len(tries) == 1:
                raise Refusal("not-stored")
            await Hub.catch_up_all(houses[1].hub)

        monkeypatch.setattr(houses[1].hub, "catch_up_all", catch_up_all)
        with psycopg.connect(new_database, autocommit=True) as connection:
            hung_up = cut_lines(connection)
        assert hung_up == 2
        await evening.step()
        await twin.until(lambda seen: seen["version"] == evening.host.version)
        assert len(tries) == 2
        await evening.step()
        await twin.until(lambda seen: seen["version"] == evening.host.version)


@in_loop
async def test_a_line_cut_in_a_quiet_moment_and_a_foreign_notice_make_no_node_deaf(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When it hears again nothing is newer, and someone else says something on its channel."""
    monkeypatch.setattr(neighbours, "AGAIN_SECONDS", 0.1)
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        await twin.at_least(evening.host.version)
        with psycopg.connect(new_database, autocommit=True) as connection:
            cut = cut_lines(connection)
            while listeners(connection) < cut:
                await asyncio.sleep(0.05)
            for payload in ("hello", "left right", "a b c", "a b ?", "a b 99999999999999999999"):
                connection.execute("SELECT pg_notify('toog', %s)", [payload])
        assert cut == 2
        await evening.step()
        await twin.at_least(evening.host.version)
        assert twin.seen == evening.host.seen


@in_loop
async def test_a_database_that_hangs_up_costs_one_refusal(new_database: str) -> None:
    async with opened(Store.open(database_url(new_database), "node")) as house:
        evening = await house.evening()
        for number in (2, 3):
            with psycopg.connect(new_database, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            seat = evening.host.seen["turn"]["seats"][0]
            guest = evening.guests[seat]
            version = guest.version
            assert await guest.refused(**guest.what_to_do(seat)) == "not-stored"
            for each in evening.guests:
                assert (await each.fresh_view(number))["version"] == version
            await evening.step()
            assert evening.host.version > version


@in_loop
async def test_after_a_gap_in_hearing_a_node_catches_up(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        monkeypatch.setattr(houses[1].hub, "catch_up", deaf)
        for _ in range(3):
            await evening.step()
        assert twin.version < evening.host.version
        monkeypatch.undo()
        await houses[1].hub.catch_up_all()
        await twin.until(lambda seen: seen["version"] == evening.host.version)
