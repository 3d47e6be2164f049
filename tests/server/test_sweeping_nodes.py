"""A sweep at one node takes no table under guests of another."""

from __future__ import annotations

from sqlalchemy import text

from tests.server.house_talk import OpenHouse
from tests.server.patience import in_loop, until
from tests.server.test_nodes import two_houses
from toog.server.tables.sweeping import Sweeper


async def sweep(house: OpenHouse) -> None:
    """By a clock for which every table is old."""
    await Sweeper(house.hub, -1, delete_most=True).sweep()


def holds(house: OpenHouse, table: str) -> bool:
    assert house.hub.services.node is not None
    return house.hub.services.node.leases.holds(table)


@in_loop
async def test_a_table_that_is_watched_at_another_node_is_not_swept(new_database: str) -> None:
    """Nothing happens at it, and nothing will by itself: a person is on turn and has all the time."""
    async with two_houses(new_database) as (left, right):
        evening = await right.evening()
        empty = (await right.lay())["table"]
        await until(lambda: holds(right, evening.table))
        store = left.hub.services.store
        await sweep(left)
        assert store.ids() == [evening.table]
        await until(lambda: empty not in right.hub.tables)
        await evening.step()
        await evening.go_home()
        await until(lambda: not holds(right, evening.table))
        with store.engine.begin() as connection:
            connection.execute(text("DELETE FROM leases"))
        await sweep(left)
        assert store.ids() == []


@in_loop
async def test_what_a_node_had_that_is_dead_is_swept(new_database: str) -> None:
    async with two_houses(new_database) as (left, right):
        table = (await right.lay())["table"]
        store = left.hub.services.store
        await until(lambda: left.hub.services.node is not None and "right" in left.hub.services.node.alive)
        with store.engine.begin() as connection:
            connection.execute(text("INSERT INTO nodes VALUES ('dead', 0)"))
            connection.execute(text("INSERT INTO leases VALUES (:table, 'dead')"), {"table": table})
        await sweep(left)
        assert store.ids() == []
