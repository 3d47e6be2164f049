"""A node joins the others, tells them what they should know, and holds nothing that they wait for."""

from __future__ import annotations

import time

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.house_talk import OpenHouse, opened
from tests.server.patience import in_loop, until
from toog.server.cluster import node as node_module
from toog.server.cluster.membership import Beat, Membership
from toog.server.cluster.node import Node
from toog.server.cluster.shared_limits import TakenTokens
from toog.server.runtime.clock import SteadyClock
from toog.server.store.engine import database_url
from toog.server.store.store import Store

AHEAD = 90.0  # seconds, of a clock that is wrong


def node_of(house: OpenHouse) -> Node:
    assert house.hub.services.node is not None
    return house.hub.services.node


def fast_clock() -> SteadyClock:
    return SteadyClock(day=lambda: time.time() + AHEAD)


@pytest.mark.parametrize("failures", [0, 1, 3])
@in_loop
async def test_a_node_has_the_time_of_the_database_from_its_first_beat_on(
    new_database: str, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """Also when it could not say at once that it is there."""
    tries: list[int] = []
    beat = Membership.beat

    def sometimes(member: Membership) -> Beat:
        tries.append(1)
        if len(tries) <= failures:
            raise OperationalError("", None, Exception("not yet"))
        return beat(member)

    monkeypatch.setattr(Membership, "beat", sometimes)
    monkeypatch.setattr(node_module, "BEAT_SECONDS", 0.05)
    async with opened(Store.open(database_url(new_database), "node"), clock=fast_clock()) as house:
        await until(lambda: len(tries) > failures)
        await until(lambda: abs(house.hub.services.clock() - time.time()) < AHEAD / 2)


@in_loop
async def test_a_table_that_has_been_shown_a_time_sees_no_leap_of_it(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(member: Membership) -> Beat:
        raise OperationalError("", None, Exception("not yet"))

    with monkeypatch.context() as cut:
        cut.setattr(Membership, "beat", never)
        cut.setattr(node_module, "BEAT_SECONDS", 0.05)
        house_opens = opened(Store.open(database_url(new_database), "node"), clock=fast_clock())
        async with house_opens as house:
            await house.lay()
            shown = house.hub.services.clock()
            cut.undo()
            await until(lambda: node_of(house).joined)
            assert house.hub.services.clock() >= shown


@in_loop
async def test_what_cannot_be_told_does_not_pile_up(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each kind the newest, for each table; of seats that are missed each one."""
    monkeypatch.setattr(node_module, "MOST_UNTOLD", 5)
    async with opened(Store.open(database_url(new_database), "node")) as house:
        node = node_of(house)
        told: list[tuple[str, str]] = []
        monkeypatch.setattr(node.membership, "tell", told.extend)
        for number in range(1_000):
            node.tell([("a", f"#{number},0,0,"), ("a", f"+{number}")])
        node.tell([("a", "?1"), ("a", "?2"), ("a", "?1"), ("a", "!1")])
        assert len(node.untold) == 5
        node.tell([("b", "#1,0,0,")])
        assert len(node.untold) == 5
        await until(lambda: not node.untold)
        assert told == [("a", "+999"), ("a", "?2"), ("a", "?1"), ("a", "!1"), ("b", "#1,0,0,")]


# Nobody waits for a node that is paused


def hurried(database: str, name: str) -> Membership:
    """Waits for a lock hardly at all."""
    member = Membership.open(database_url(database), name)
    event.listen(member.engine, "connect", hurry)
    return member


def hurry(connection: psycopg.Connection[tuple[str]], record: object) -> None:
    connection.execute("SET SESSION lock_timeout = '100ms'")
    connection.commit()


def test_what_a_living_node_owns_is_claimed_without_a_look_at_its_lock(new_database: str) -> None:
    store = Store.open(database_url(new_database), "left")
    left, right = Membership(store.engine, "left"), hurried(new_database, "right")
    for member in (left, right):
        member.join()
    left.claim(["a", "b"])
    with psycopg.connect(new_database) as holding:
        holding.execute("SELECT * FROM leases WHERE table_id = 'a' FOR UPDATE")
        assert right.claim(["a", "b", "c"]) == {"a": "left", "b": "left", "c": "right"}
    for member in (left, right):
        member.leave()


def test_a_node_that_is_paused_in_the_middle_of_anything_holds_no_lock(new_database: str) -> None:
    """After every statement that it makes, the other does the same in the meantime."""
    store = Store.open(database_url(new_database), "left")
    left, right = Membership(store.engine, "left"), hurried(new_database, "right")
    for member in (left, right):
        member.join()
    meanwhile: list[str] = []

    def do_the_same(*told: object) -> None:
        meanwhile.append("right")
        right.beat()
        right.claim(["a", "b"])
        right.release(["a"])
        right.release_all_but([])
        right.clear_away()
        right.spend([TakenTokens("key", 1, 0.0, 5.0)])

    event.listen(store.engine, "after_cursor_execute", do_the_same)
    left.beat()
    left.claim(["a", "b"])
    left.spend([TakenTokens("key", 1, 0.0, 5.0)])
    left.clear_away()
    left.release(["a"])
    left.release_all_but([])
    event.remove(store.engine, "after_cursor_execute", do_the_same)
    assert len(meanwhile) > 6
    for member in (left, right):
        member.leave()
