"""The staging table: an entry reads the same there and in its place, and nothing is ever lost."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Table, func, select, text

from tests.server.house_talk import open_store
from tests.server.patience import in_loop, until
from tests.server.stored_tables import add_entry, open_tables, stored_entries
from toog.server.runtime.errors import Doubled, HouseError, NotStored
from toog.server.runtime.metrics import Metrics
from toog.server.store import staging, writer
from toog.server.store.appends import Append
from toog.server.store.engine import database_url
from toog.server.store.file_lock import locked
from toog.server.store.schema import ENTRIES, STAGING
from toog.server.store.store import Store
from toog.server.store.writer import Writer


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path)
    yield opened
    opened.close()


def add_entries(store: Store, table: str, until: int, since: int = 1) -> None:
    assert [add_entry(store, table, seq) for seq in range(since, until)] == [None] * (until - since)


def numbers(store: Store, table: str, since: int = 0) -> list[int]:
    return [int(body) for body in stored_entries(store, table, since)]


def count(store: Store, rows: Table) -> int:
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(rows)).scalar_one()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Carried over two lines at a time."""
    monkeypatch.setattr(staging, "SOME", 2)


def test_many_tables_are_one_row_and_the_book_is_not_touched(store: Store) -> None:
    open_tables(store, *"abcdef")
    assert store.append([Append(table, 1, ["1"], 2.0) for table in "abcdef"]) == [None] * 6
    assert count(store, STAGING) == 2
    assert count(store, ENTRIES) == 0


@pytest.mark.usefixtures("few")
def test_a_table_reads_the_same_before_during_and_after(store: Store) -> None:
    open_tables(store, "a", "b")
    add_entries(store, "a", 7)
    add_entries(store, "b", 3)
    stages = 0
    while store.tidy():
        stages += 1
        assert numbers(store, "a") == list(range(7))
        assert numbers(store, "a", since=4) == [4, 5, 6]
        assert numbers(store, "b") == [0, 1, 2]
    assert stages == 4
    assert numbers(store, "a") == list(range(7))
    assert (count(store, STAGING), count(store, ENTRIES)) == (0, 10)


def test_a_full_slate_is_emptied_little_by_little_and_grows_no_further(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People are waiting to write: no more is carried over between two commits than has to be."""
    monkeypatch.setattr(staging, "FULL", 10)
    monkeypatch.setattr(staging, "FEW", 1)
    open_tables(store, "a")
    add_entries(store, "a", 12)
    assert store.is_full
    longest = 0
    for seq in range(12, 60, 3):
        assert store.append([Append("a", seq, [str(seq + more) for more in range(3)], 2.0)]) == [None]
        longest = max(longest, count_lines(store))
        before = count(store, ENTRIES)
        if store.is_full:
            store.tidy()
            assert count(store, ENTRIES) - before <= 6 + 2
    assert longest <= 10 + 6
    assert numbers(store, "a") == list(range(60))


def count_lines(store: Store) -> int:
    assert store.staging is not None
    return store.staging.lines


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("carried", range(4))
def test_another_house_goes_on_where_the_last_one_was_killed(tmp_path: Path, carried: int) -> None:
    killed = open_store(tmp_path)
    open_tables(killed, "a")
    add_entries(killed, "a", 5)
    for _ in range(carried):
        killed.tidy()
    store = open_store(tmp_path)
    assert numbers(store, "a") == list(range(5))
    assert isinstance(add_entry(store, "a", 4), Doubled)
    add_entries(store, "a", 7, since=5)
    with store.tidied():
        assert count(store, STAGING) == 0
    assert numbers(store, "a") == list(range(7))
    store.close()
    killed.close()


def test_a_gap_is_refused_as_a_double_is(store: Store) -> None:
    open_tables(store, "a", "b")
    answers = store.append([Append("a", 2, ["2"], 2.0), Append("b", 1, ["1"], 2.0)])
    assert [type(answer) for answer in answers] == [Doubled, type(None)]
    assert (numbers(store, "a"), numbers(store, "b")) == ([0], [0, 1])


def test_what_was_not_stored_is_not_counted_as_stored(store: Store) -> None:
    open_tables(store, "a")
    assert store.staging is not None
    store.staging.connection.execute("PRAGMA query_only = 1")
    assert isinstance(add_entry(store, "a", 1), NotStored)
    store.staging.connection.execute("PRAGMA query_only = 0")
    assert add_entry(store, "a", 1) is None
    assert numbers(store, "a") == [0, 1]


def test_a_deleted_table_is_gone_from_the_slate_too(store: Store) -> None:
    open_tables(store, "a", "b")
    add_entries(store, "a", 2)
    add_entries(store, "b", 3)
    assert store.delete("a")
    assert isinstance(add_entry(store, "a", 2), Doubled)
    assert numbers(store, "b") == [0, 1, 2]
    assert (count(store, STAGING), count(store, ENTRIES)) == (0, 3)


def test_to_carry_over_is_all_or_nothing(store: Store) -> None:
    open_tables(store, "a")
    add_entries(store, "a", 4)
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO entries VALUES ('a', 2, 1.0, 'foreign')"))
    with pytest.raises(sqlite3.IntegrityError):
        store.tidy()
    assert (count(store, STAGING), count(store, ENTRIES)) == (4, 1)
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM entries"))
    assert add_entry(store, "a", 4) is None
    while store.tidy():
        pass
    assert numbers(store, "a") == list(range(5))


def test_who_reads_while_it_is_carried_over_finds_everything_once(store: Store) -> None:
    open_tables(store, "a")

    def go_on() -> None:
        for seq in range(1, 400):
            add_entry(store, "a", seq)
            if seq % 3 == 0:
                store.tidy()

    with ThreadPoolExecutor() as beside:
        playing = beside.submit(go_on)
        while not playing.done():
            found = numbers(store, "a")
            assert found == list(range(len(found)))
    assert numbers(store, "a") == list(range(400))


STEPS = st.sampled_from(["a", "b", "c", "a", "b", "tidy", "reopen", "delete a", "double b"])


@settings(max_examples=25, deadline=None)
@given(st.lists(STEPS, max_size=30))
def test_a_store_behaves_as_if_nothing_were_staged(steps: list[str]) -> None:
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        model: dict[str, int] = {}
        for step in steps:
            what, _, table = step.rpartition(" ")
            if step == "reopen":
                store.close()
                store = open_store(Path(folder))
            elif step == "tidy":
                store.tidy()
            elif what == "delete":
                assert store.delete(table) == (model.pop(table, None) is not None)
            elif what == "double":
                assert isinstance(add_entry(store, table, model.get(table, 1) - 1), Doubled)
            elif table in model:
                assert add_entry(store, table, model[table]) is None
                model[table] += 1
            else:
                open_tables(store, table)
                model[table] = 1
        assert {table: len(numbers(store, table)) for table in store.ids()} == model
        store.close()


# The writer, who has the time


@contextmanager
def writing(store: Store) -> Iterator[Callable[[int, int], asyncio.Future[None]]]:
    """Answers a call that appends to table a and tells when it is stored."""
    hand = Writer(store, Metrics())
    loop = asyncio.get_running_loop()

    def write(first: int, until: int) -> asyncio.Future[None]:
        told: asyncio.Future[None] = loop.create_future()
        for seq in range(first, until):
            call = told_all if seq == until - 1 else told_some
            hand.append(Append("a", seq, [str(seq)], 2.0), partial(call, told))
        return told

    yield write
    hand.batches.put([])
    hand.thread.join()


def told_some(told: asyncio.Future[None], lost: NotStored | None) -> None:
    assert lost is None


def told_all(told: asyncio.Future[None], lost: NotStored | None) -> None:
    assert lost is None
    told.set_result(None)


@in_loop
async def test_the_writer_uses_quiet_moments(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUIET_SECONDS", 0.02)
    open_tables(store, "a")
    with writing(store) as write:
        await write(1, 30)
        await until(lambda: count(store, STAGING) == 0)
        await write(30, 33)
        assert numbers(store, "a") == list(range(33))
        await until(lambda: count(store, STAGING) == 0)
    assert count(store, ENTRIES) == 33


@in_loop
@pytest.mark.usefixtures("few")
async def test_a_full_slate_does_not_wait_for_quiet(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUIET_SECONDS", 60.0)
    monkeypatch.setattr(staging, "FULL", 10)
    open_tables(store, "a")
    with writing(store) as write:
        for seq in range(1, 40):
            await write(seq, seq + 1)
            assert count(store, STAGING) <= 11
    assert numbers(store, "a") == list(range(40))


@in_loop
async def test_a_slate_that_cannot_be_carried_over_holds_nobody_up(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writer, "QUIET_SECONDS", 0.01)
    open_tables(store, "a")
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO entries VALUES ('a', 2, 1.0, 'foreign')"))
    with writing(store) as write:
        await write(1, 5)
        await until(lambda: "could not be tidied" in caplog.text)
        await write(5, 8)
        with store.engine.begin() as connection:
            connection.execute(text("DELETE FROM entries"))
        await write(8, 9)
        await until(lambda: count(store, STAGING) == 0)
    assert numbers(store, "a") == list(range(9))


class Stuck:
    """A store that has begun to tidy up, and is not done before it may go on."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_go_on = threading.Event(), threading.Event()
        self.gave_up = False
        patch.setattr(store, "tidy", self.tidy)

    def tidy(self) -> bool:
        self.begun.set()
        self.gave_up = not self.may_go_on.wait(5)
        return False


@in_loop
async def test_nobody_waits_for_the_writer_to_tidy_up_but_the_entry_itself(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "QUIET_SECONDS", 0.01)
    open_tables(store, "a")
    stuck = Stuck(store, monkeypatch)
    with writing(store) as write:
        await until(stuck.begun.is_set)
        told = write(1, 2)
        assert not told.done()
        stuck.may_go_on.set()
        await told
        await write(2, 3)
    assert not stuck.gave_up
    assert numbers(store, "a") == [0, 1, 2]


@in_loop
async def test_a_house_closes_while_its_writer_tidies_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "QUIET_SECONDS", 0.01)
    monkeypatch.setattr(writer, "CLOSE_SECONDS", 0.05)
    stuck = Stuck(store, monkeypatch)
    hand = Writer(store, Metrics())
    await until(stuck.begun.is_set)
    await hand.finish()
    assert hand.thread.is_alive()
    assert not stuck.gave_up
    stuck.may_go_on.set()
    hand.thread.join()


def test_a_file_has_one_writer_whatever_it_is_called(tmp_path: Path) -> None:
    file, alias = tmp_path / "house.db", tmp_path / "other.db"
    alias.symlink_to(file)
    here, there = (database_url(str(path)) for path in (file, alias))
    with locked(here), pytest.raises(HouseError, match="database-in-use"), locked(there):
        pass
    with locked(there):
        pass
