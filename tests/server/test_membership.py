"""A node joins the others, tells them what they should know, and holds nothing that they wait for."""

from __future__ import annotations

import time

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.house_talk import OpenHouse, opened
from tests.server.patience import in_loop, until
from toog.server import node as node_module
from toog.server.engine import database_url
from toog.server.membership import Beat, Membership
from toog.server.node import Node
from toog.server.steady import SteadyClock
from toog.server.store import Store

AHEAD = 90.0  # seconds, of a clock that is wrong


def node_of(house: OpenHouse) -> Node:
    assert house.hub.node is not None
    return house.hub.node


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
        await until(lambda: abs(house.hub.clock() - time.time()) < AHEAD / 2)


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
            shown = house.hub.clock()
            cut.undo()
            await until(lambda: node_of(house).joined)
            assert house.hub.clock() >= shown


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
