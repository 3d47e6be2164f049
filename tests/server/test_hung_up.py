"""A transaction that PostgreSQL hangs up on: made again where nothing of it can have been kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import event

from tests.server.house_talk import opened
from tests.server.patience import in_loop
from tests.server.stored_tables import open_tables
from toog.server.runtime.errors import Doubled
from toog.server.store import engine
from toog.server.store.appends import Append
from toog.server.store.engine import database_url
from toog.server.store.store import Store, StoredTable


def cut_all_lines(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as other:
        query = (
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )
        other.execute(query)


def once(store: Store, moment: str, act: Callable[[], None]) -> None:
    """At that event of the store's engine."""
    event.listen(store.engine, moment, lambda *_: act(), once=True)


@contextmanager
def one_table(database: str) -> Iterator[Store]:
    store = Store.open(database_url(database), "left")
    open_tables(store, "a")
    yield store
    store.close()


@pytest.mark.parametrize("moment", ["before_cursor_execute", "after_cursor_execute"])
def test_what_was_not_committed_yet_when_the_line_was_cut_is_stored(new_database: str, moment: str) -> None:
    with one_table(new_database) as store:
        once(store, moment, lambda: cut_all_lines(new_database))
        assert store.append([Append("a", 1, ["1"], 2.0)]) == [None]
        assert store.load("a") == StoredTable(b"secret", ["0", "1"])


def test_a_node_held_up_before_its_commit_stores_all_the_same(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient = "SET SESSION idle_in_transaction_session_timeout = '50ms'"
    monkeypatch.setattr(engine, "PROMISES", [*engine.PROMISES, impatient])
    with one_table(new_database) as store:
        once(store, "commit", lambda: time.sleep(0.5))
        assert store.append([Append("a", 1, ["1"], 2.0)]) == [None]
        assert store.load("a") == StoredTable(b"secret", ["0", "1"])


def test_a_commit_that_was_cut_is_not_made_again(new_database: str) -> None:
    """Nobody can tell whether it was kept: it may only be read back."""
    with one_table(new_database) as store:
        once(store, "commit", lambda: cut_all_lines(new_database))
        (answer,) = store.append([Append("a", 1, ["1"], 2.0)])
        assert answer is not None
        assert not isinstance(answer, Doubled)


def test_a_line_that_is_cut_twice_is_not_tried_for_ever(new_database: str) -> None:
    with one_table(new_database) as store:
        event.listen(store.engine, "before_cursor_execute", lambda *_: cut_all_lines(new_database))
        (answer,) = store.append([Append("a", 1, ["1"], 2.0)])
        assert answer is not None


@in_loop
async def test_a_database_that_hangs_up_costs_nobody_anything(new_database: str) -> None:
    async with opened(Store.open(database_url(new_database), "node")) as house:
        evening = await house.evening()
        for _ in range(2):
            cut_all_lines(new_database)
            version = evening.host.version
            await evening.step()
            assert evening.host.version > version
