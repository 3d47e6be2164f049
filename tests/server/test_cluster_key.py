"""All nodes on one database share a key, which stands between what they tell each other and an address."""

from __future__ import annotations

import threading

from sqlalchemy import text

from tests.server.patience import PATIENCE
from toog.server.cluster.shared_limits import SharedLimits
from toog.server.runtime.limits import Buckets
from toog.server.store.engine import database_url
from toog.server.store.store import Store


def told_of(key: bytes, address: str) -> str:
    """What the database is told of someone who asks for much."""
    bucket = Buckets(1.0, 100.0)
    allowances = SharedLimits({"codes": bucket}, key)
    bucket.take(address, 0.0)
    (told,) = allowances.tell(1, 0.0)
    return told.key


def test_an_address_is_the_same_at_every_node_and_another_in_another_house(new_database: str) -> None:
    stores = [Store.open(database_url(new_database), node) for node in ("left", "right")]
    keys = [told_of(store.key, "192.0.2.1") for store in stores]
    assert keys[0] == keys[1]
    assert told_of(stores[0].key, "192.0.2.2") != keys[0]
    with stores[0].engine.begin() as connection:
        connection.execute(text("DELETE FROM shared_key"))
    another = Store.open(database_url(new_database), "another")
    assert told_of(another.key, "192.0.2.1") != keys[0]
    for store in (*stores, another):
        store.close()


def test_nodes_that_come_at_once_have_one_key(new_database: str) -> None:
    first = Store.open(database_url(new_database))
    with first.engine.begin() as connection:
        connection.execute(text("DELETE FROM shared_key"))
    stores: list[Store] = []
    together = threading.Barrier(4)

    def come() -> None:
        together.wait(PATIENCE)
        stores.append(Store.open(database_url(new_database)))

    threads = [threading.Thread(target=come) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert len({store.key for store in stores}) == 1
    for store in (*stores, first):
        store.close()
