"""Of several nodes one acts at a table, until it can no longer be believed to be alive."""

from __future__ import annotations

import json
import signal
import threading
import time
from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tests.server.guests import Guest
from tests.server.house_talk import GENEROUS, OpenHouse, opened, serving
from tests.server.patience import PATIENCE, in_loop, until
from tests.server.test_nodes import two_houses
from toog.server.cluster import membership, node
from toog.server.cluster.membership import LEASE_SECONDS, Beat, Membership
from toog.server.cluster.node import Leases
from toog.server.cluster.shared_limits import SharedLimits, TakenTokens
from toog.server.runtime.clock import SteadyClock
from toog.server.runtime.limits import Buckets
from toog.server.store.engine import database_url
from toog.server.store.store import Store
from toog.server.tables import attendance

UNHURRIED = replace(GENEROUS, bot_moves=20)  # a game lasts longer than a test


async def two_bots(house: OpenHouse) -> str:
    """A table at which nobody else plays: answers its name, and the game has begun at this node."""
    host = await host_of_two_bots(house)
    table: str = host.seen["table"]
    await until(lambda: leases_of(house).holds(table))
    return table


async def host_of_two_bots(house: OpenHouse) -> Guest:
    given = await house.lay("mens", 2, name=None)
    host = await house.come(given["table"], given["secret"])
    await host.ask("fill", bot="random", name="Robbe")
    await host.ask("fill", bot="random", name="Rita")
    await host.ask("start")
    return host


def leases_of(house: OpenHouse) -> Leases:
    assert house.hub.services.node is not None
    return house.hub.services.node.leases


def figure(house: OpenHouse, name: str) -> float:
    found = house.hub.services.metrics.registry.get_sample_value(name)
    assert found is not None
    return found


@pytest.fixture
def nobody_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is."""
    for module in (membership, node):
        monkeypatch.setattr(module, "LEASE_SECONDS", 60.0)


@pytest.mark.usefixtures("nobody_lapses")
@in_loop
async def test_bots_think_at_one_node_however_many_have_their_table_open(new_database: str) -> None:
    async with two_houses(new_database, UNHURRIED) as houses:
        table = await two_bots(houses[0])
        onlookers = [await house.come(table) for house in houses]
        for onlooker in onlookers:
            await onlooker.at_least(30)
        assert leases_of(houses[0]).holds(table)
        assert not leases_of(houses[1]).holds(table)
        assert figure(houses[0], "toog_bot_seconds_count") > 5
        assert figure(houses[1], "toog_bot_seconds_count") == 0
        for house in houses:
            assert figure(house, "toog_reloads_total") == 0


@in_loop
async def test_a_node_that_cannot_say_that_it_lives_loses_its_tables_to_another(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only its lease is cut: it goes on storing what its guests do, and gets the table back by nobody."""
    async with two_houses(new_database, UNHURRIED) as houses:
        table = await two_bots(houses[0])
        onlooker = await houses[1].come(table)

        def cut_off() -> None:
            raise OperationalError("", None, Exception("cut off"))

        monkeypatch.setattr(leases_of(houses[0]).node.membership, "beat", cut_off)
        await until(lambda: leases_of(houses[1]).holds(table))
        assert not leases_of(houses[0]).holds(table)
        await onlooker.at_least(onlooker.version + 5)
        monkeypatch.undo()
        await until(lambda: table in leases_of(houses[0]).owners)
        assert leases_of(houses[1]).holds(table)


@in_loop
async def test_a_node_that_closes_hands_its_tables_on_at_once(new_database: str) -> None:
    right = Store.open(database_url(new_database), "right")
    async with opened(right, UNHURRIED) as stays:
        async with opened(Store.open(database_url(new_database), "left"), UNHURRIED) as goes:
            table = await two_bots(goes)
            onlooker = await stays.come(table)
            await until(lambda: table in leases_of(stays).owners)
        with right.engine.connect() as connection:
            nodes = connection.execute(text("SELECT node FROM nodes")).scalars().all()
        assert nodes == ["right"]
        await until(lambda: leases_of(stays).holds(table))
        await onlooker.at_least(onlooker.version + 5)


@in_loop
async def test_a_table_that_is_forgotten_is_free_for_others(new_database: str) -> None:
    async with two_houses(new_database, UNHURRIED) as houses:
        table = await two_bots(houses[0])
        houses[0].hub.forget(houses[0].hub.tables[table])
        onlooker = await houses[1].come(table)
        await until(lambda: leases_of(houses[1]).holds(table))
        await onlooker.at_least(onlooker.version + 5)


@in_loop
async def test_a_node_that_is_stopped_holds_up_nobody_who_looks_elsewhere(new_database: str) -> None:
    with (
        serving("--limit", "bot-moves=20", database=new_database) as left,
        serving("--limit", "bot-moves=20", database=new_database) as right,
    ):
        house = OpenHouse(left.address)
        host = await host_of_two_bots(house)
        onlooker = await Guest.at(right.address, host.seen["table"])
        await onlooker.greet()
        await onlooker.at_least(10)
        left.process.send_signal(signal.SIGSTOP)
        await onlooker.at_least(onlooker.version + 30)
        left.process.send_signal(signal.SIGCONT)
        await onlooker.at_least(onlooker.version + 30)
        for guest in (onlooker, host):
            await guest.leave()
        await house.http.aclose()


def test_of_two_nodes_that_want_the_same_tables_each_is_owned_by_one(new_database: str) -> None:
    stores = [Store.open(database_url(new_database), node) for node in ("left", "right")]
    members = [Membership(store.engine, store.node) for store in stores]
    tables = [f"table {number}" for number in range(200)]
    owned: list[dict[str, str]] = []
    both = threading.Barrier(2)

    def claim(member: Membership, wanted: list[str]) -> None:
        member.join()
        both.wait(PATIENCE)
        owned.append(member.claim(wanted))

    threads = [
        threading.Thread(target=claim, args=[member, wanted])
        for member, wanted in zip(members, (tables, tables[::-1]), strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert owned[0] == owned[1]
    assert set(owned[0]) == set(tables)
    members[0].leave()
    assert set(members[1].claim(tables).values()) == {"right"}
    for store in stores:
        store.close()


@in_loop
async def test_a_lease_that_was_forgotten_is_found_in_the_database_and_let_go(new_database: str) -> None:
    """It lapsed while nobody wanted it, or its release got lost; the node lives on."""
    async with two_houses(new_database, UNHURRIED) as houses:
        table = await two_bots(houses[0])
        left = leases_of(houses[0])
        houses[0].hub.forget(houses[0].hub.tables[table])
        left.lapse()
        onlooker = await houses[1].come(table)
        await until(lambda: leases_of(houses[1]).holds(table))
        await onlooker.at_least(onlooker.version + 5)


@in_loop
async def test_what_was_due_while_a_beat_took_too_long_goes_on_after_it(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node asked in time and was answered late, and nobody else wanted the table meanwhile."""
    async with opened(Store.open(database_url(new_database), "node"), UNHURRIED) as house:
        table = await two_bots(house)
        onlooker = await house.come(table)
        member = leases_of(house).node.membership
        beat, late = member.beat, threading.Event()

        def slow_beat() -> Beat:
            told = beat()
            late.wait(PATIENCE)
            return told

        monkeypatch.setattr(member, "beat", slow_beat)
        await until(lambda: not leases_of(house).holds(table))
        version = onlooker.version
        late.set()
        await onlooker.at_least(version + 5)


def test_a_beat_says_whether_the_others_believed_in_the_node_all_the_time(new_database: str) -> None:
    store = Store.open(database_url(new_database), "node")
    member = Membership(store.engine, store.node)
    assert [member.beat().unbroken for _ in range(2)] == [False, True]
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE nodes SET until = until - 60"))
    assert [member.beat().unbroken for _ in range(2)] == [False, True]
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM nodes"))
    assert not member.beat().unbroken
    store.close()


@in_loop
async def test_a_host_without_a_seat_is_found_at_another_node(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "HOST_SECONDS", 0.2)
    async with two_houses(new_database) as houses:
        given = await houses[0].lay(name=None)
        await houses[0].come(given["table"], given["secret"])
        other = await houses[1].sit(given["table"])
        guest = await houses[1].come(given["table"], other["secret"])
        live = houses[1].hub.tables[given["table"]]
        await until(lambda: attendance.HOST in live.attendance.inquired)
        await until(lambda: attendance.HOST not in live.attendance.inquired)
        assert "host_passed" not in "".join(guest.heard)


def test_nothing_is_kept_of_nodes_that_are_long_gone(new_database: str) -> None:
    store = Store.open(database_url(new_database), "new")
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO nodes VALUES ('old', 0)"))
        connection.execute(text("INSERT INTO leases VALUES ('a', 'old')"))
    member = Membership(store.engine, store.node)
    assert member.join().alive == {"new"}
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM leases")).scalar() == 0
    store.close()


# What guests may ask for


@pytest.mark.usefixtures("nobody_lapses")
@in_loop
async def test_who_asks_every_node_gets_hardly_more_than_who_asks_one(new_database: str) -> None:
    """Twenty wrong codes in an hour, at whichever node; one more where a node has not heard yet."""
    async with two_houses(new_database, replace(GENEROUS, codes=20)) as houses:
        nodes = [leases_of(house).node for house in houses]
        for each in nodes:
            await each.beat()
        granted = 0
        for number in range(60):
            answer = await houses[number % 2].get("/api/codes/molabitikuna")
            granted += answer.status_code == 404
            await nodes[number % 2].beat()
        assert answer.status_code == 429
        assert 20 <= granted <= 21
        assert set(nodes[0].shared_limits.buckets) == {
            "requests",
            "openings",
            "joins",
            "pins",
            "replays",
            "hints",
            "reviews",
            "codes",
            "messages",
            "messages-per-address",
        }


def test_what_is_little_even_if_every_node_gives_as_much_is_not_told() -> None:
    """A page asks for thirty things at once, a person for one every now and then."""
    busy, rare = Buckets(100, 500), Buckets(0.01, 30)
    allowances = SharedLimits({"requests": busy, "codes": rare}, bytes(32))
    for _ in range(10):
        busy.take("quiet", 0.0)
    for _ in range(40):
        busy.take("loud", 0.0)
        busy.take(object(), 0.0)
    rare.take("guesser", 0.0)
    told = allowances.tell(2, 0.5)
    assert sorted(each.tokens for each in told) == [1, 40]
    assert allowances.tell(2, 0.5) == []
    busy.take("loud", 0.0)
    allowances.tell(2, 0.0)
    busy.take("loud", 0.0)
    (key,) = allowances.told
    allowances.hear({key: 3.0}, 0.0)
    assert busy.left["loud"] == (2.0, 0.0)


def test_a_bucket_that_several_take_from_fills_up_again_and_no_higher(new_database: str) -> None:
    store = Store.open(database_url(new_database), "node")
    member = Membership(store.engine, store.node)
    assert member.spend([TakenTokens("a", 7, 0.0, 5.0), TakenTokens("b", 1, 0.0, 5.0)]) == {
        "a": -2.0,
        "b": 4.0,
    }
    assert member.spend([TakenTokens("a", 1, 0.0, 5.0)]) == {"a": -3.0}
    assert member.spend([TakenTokens("a", 1, 1e9, 5.0)]) == {"a": 4.0}
    store.close()


# The time


@in_loop
async def test_every_node_has_the_time_of_the_database(new_database: str) -> None:
    """Its own may be a minute and a half ahead."""
    ahead = SteadyClock(day=lambda: time.time() + 90.0)
    stores = [Store.open(database_url(new_database), node) for node in ("left", "right")]
    async with opened(stores[0], clock=ahead) as left, opened(stores[1]) as right:
        evening = await right.evening(thinking=60)
        onlooker = await left.come(evening.table)
        assert abs(left.hub.services.clock() - right.hub.services.clock()) < LEASE_SECONDS
        await evening.step()
        await onlooker.at_least(evening.host.version)
        assert "timed_out" not in "".join(onlooker.heard)


# Who is where


@in_loop
async def test_who_looks_on_is_counted_at_whichever_node(new_database: str) -> None:
    stores = [Store.open(database_url(new_database), node) for node in ("left", "right")]
    async with opened(stores[0]) as left:
        async with opened(stores[1]) as right:
            evening = await left.evening()
            onlookers = [await left.come(evening.table), await right.come(evening.table)]
            for guest in (evening.host, *onlookers):
                await see_spectators(guest, 2)
        await see_spectators(evening.host, 1)


async def see_spectators(guest: Guest, number: int) -> None:
    await guest.wait_for(lambda: spectators(guest) == number)


def spectators(guest: Guest) -> int:
    told = [json.loads(line) for line in guest.heard if line.startswith('{"type":"watching"')]
    return 0 if not told else int(told[-1]["spectators"])


@in_loop
async def test_what_is_shown_at_another_node_is_waited_for_at_the_one_that_acts(new_database: str) -> None:
    stores = [Store.open(database_url(new_database), node) for node in ("left", "right")]
    async with opened(stores[0], UNHURRIED) as left, opened(stores[1], UNHURRIED) as right:
        table = await two_bots(left)
        live = left.hub.tables[table]
        assert not live.table.presentation.watched
        screen = await right.come(table, screen=True)
        await until(lambda: live.table.presentation.watched)
        await screen.leave()
        await until(lambda: not live.table.presentation.watched)
