"""Several nodes on one PostgreSQL serve the same table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import psycopg
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, OpenHouse, opened, serving
from tests.server.patience import PATIENCE, in_loop, until
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.limits import Limits
from toog.server.store.engine import database_url, open_engine
from toog.server.store.schema import ENTRIES
from toog.server.store.store import Store, StoredTable
from toog.server.tables import attendance, listener
from toog.server.tables.hub import Hub
from toog.table import Entry

TABLES, LENGTH = 8, 60
LISTENERS = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"


def listeners(connection: psycopg.Connection[tuple[int]]) -> int:
    (found,) = connection.execute(f"SELECT count(*) {LISTENERS}").fetchall()
    return found[0]


def cut_lines(connection: psycopg.Connection[tuple[int]]) -> int:
    """Of every node that listens: answers how many there were."""
    return len(connection.execute(f"SELECT pg_terminate_backend(pid) {LISTENERS}").fetchall())


@asynccontextmanager
async def two_houses(database: str, limits: Limits = GENEROUS) -> AsyncIterator[list[OpenHouse]]:
    stores = [Store.open(database_url(database), node) for node in ("left", "right")]
    async with opened(stores[0], limits) as left, opened(stores[1], limits) as right:
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
            monkeypatch.setattr(house.hub, "heard", deaf)
        seat = evening.host.seen["turn"]["seats"][0]
        guest = evening.guests[seat]
        doing = guest.what_to_do(seat)
        await guest.ask(**doing)
        assert await twin.refused(**doing) == "stale"
        assert (await twin.fresh_view())["version"] == guest.version
        assert twin.seen == guest.seen
        store = houses[0].hub.services.store
        kept = store.load(evening.table)
        assert kept is not None
        assert len(kept.bodies) == guest.version


def deaf(table: str, version: int, newest: Sequence[Entry] = ()) -> None:
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
    monkeypatch.setattr(listener, "AGAIN_SECONDS", 0.1)
    monkeypatch.setattr(listener, "BEAT_SECONDS", 3600.0)
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
    monkeypatch.setattr(listener, "AGAIN_SECONDS", 0.1)
    monkeypatch.setattr(listener, "BEAT_SECONDS", 3600.0)
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
async def test_after_a_gap_in_hearing_a_node_catches_up(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        monkeypatch.setattr(houses[1].hub, "heard", deaf)
        for _ in range(3):
            await evening.step()
        assert twin.version < evening.host.version
        monkeypatch.undo()
        await houses[1].hub.catch_up_all()
        await twin.until(lambda seen: seen["version"] == evening.host.version)


@in_loop
async def test_what_is_heard_while_an_append_is_under_way_is_read_after_it(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit is there and the other node has answered it before the first one knows."""
    monkeypatch.setattr(listener, "BEAT_SECONDS", 3600.0)
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twins = [await houses[1].come(evening.table, secret) for secret in evening.secrets]
        live, writer = houses[0].hub.tables[evening.table], houses[0].hub.services.writer
        committed, held = writer.committed, []
        monkeypatch.setattr(writer, "committed", lambda *told: held.append(told))
        seat = evening.host.seen["turn"]["seats"][0]
        version = evening.host.version
        await evening.guests[seat].send(**evening.guests[seat].what_to_do(seat))
        for twin in twins:
            await twin.at_least(version + 1)
        seat = twins[0].seen["turn"]["seats"][0]
        await twins[seat].do_something(seat)
        await until(lambda: live.following.heard == twins[seat].version)
        assert live.outbox
        monkeypatch.undo()
        committed(*held[0])
        await evening.host.at_least(twins[seat].version)
        await twins[0].at_least(twins[seat].version)
        assert evening.host.seen == twins[0].seen


@in_loop
async def test_what_is_heard_while_a_table_is_being_read_is_not_forgotten(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "BEAT_SECONDS", 3600.0)
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        hub, go_on = houses[1].hub, threading.Event()
        load = hub.services.store.load

        def slow_load(table: str, since: int = 0) -> StoredTable | None:
            kept = load(table, since)
            assert go_on.wait(PATIENCE)
            return kept

        monkeypatch.setattr(hub.services.store, "load", slow_load)
        heard: list[int] = []

        def listen(table: str, version: int, newest: Sequence[Entry] = ()) -> None:
            heard.append(version)
            Hub.heard(hub, table, version, newest)

        monkeypatch.setattr(hub, "heard", listen)
        coming = asyncio.create_task(houses[1].come(evening.table))
        await until(lambda: evening.table in hub.loading)
        await evening.step()
        await until(lambda: evening.host.version in heard)
        go_on.set()
        await (await coming).at_least(evening.host.version)


@in_loop
async def test_a_notice_that_was_lost_is_made_up_for_on_the_next_beat(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "BEAT_SECONDS", 0.2)
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        monkeypatch.setattr(listener.NotificationListener, "heard", lambda *_: None)
        await evening.step()
        await twin.at_least(evening.host.version)
        gone = await houses[0].delete(f"/api/tables/{evening.table}", evening.secrets[0])
        assert gone.status_code == 204
        await twin.hang_up()


@in_loop
async def test_two_seats_on_two_nodes_at_full_speed_never_wait_for_each_other(new_database: str) -> None:
    async with (
        two_houses(new_database) as houses,
        asyncio.timeout(3 * PATIENCE),
        asyncio.TaskGroup() as tables,
    ):
        for _ in range(TABLES):
            tables.create_task(play_across(houses))


async def play_across(houses: list[OpenHouse]) -> None:
    evening = await houses[0].evening()
    players = [evening.host, await houses[1].come(evening.table, evening.secrets[1])]
    async with asyncio.TaskGroup() as playing:
        for seat, player in enumerate(players):
            playing.create_task(play_own_turns(player, seat))


async def play_own_turns(player: Guest, seat: int) -> None:
    """Without thinking, as soon as the turn is seen."""
    while player.version < LENGTH:
        seen = await player.until(lambda seen: seen["version"] >= LENGTH or seat in seen["turn"]["seats"])
        if seen["version"] < LENGTH:
            await player.answer(await player.send(**player.what_to_do(seat)))


@in_loop
async def test_a_node_that_is_paused_inside_its_transaction_stops_nobody_for_long(new_database: str) -> None:
    """It has written the next entry of the table, and sleeps before the commit."""
    url = database_url(new_database)
    paused = open_engine(url)
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        row = {"table_id": evening.table, "seq": evening.host.version, "at": 0.0, "body": "{}"}
        with paused.connect() as connection:
            connection.execute(insert(ENTRIES), row)
            await evening.step()
            await evening.step()
            with pytest.raises(DBAPIError):
                connection.execute(insert(ENTRIES), {**row, "seq": 1_000})
    paused.dispose()
