"""What is not kept for ever: old tables and records, in small steps, and never by a clock that leapt."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.house_talk import OpenHouse, calls_of, open_store, opened
from tests.server.patience import in_loop, until
from toog.cli import main
from toog.server.opening import Choices
from toog.server.store.appends import Append, Opening
from toog.server.store.store import Store
from toog.server.tables import hub, sweeping
from toog.server.tables.sweeping import DAY_SECONDS, Sweeper


@in_loop
async def test_keep_days_takes_old_tables_away(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    old = time.time() - 8 * DAY_SECONDS
    store.append([Append("old", 0, ["{}"], old, Opening("mens", b"", listed=False))])
    async with opened(store, keep_days=7) as house:
        given = await house.lay()
        await sweeper_of(house).sweep()
        assert store.ids() == [given["table"]]


def lay_yesterday(store: Store, tables: int) -> None:
    yesterday, opening = time.time() - DAY_SECONDS, Opening("mens", b"", listed=False)
    laid = [Append(str(number), 0, ["{}"], yesterday, opening) for number in range(tables)]
    assert store.append(laid) == [None] * tables


@in_loop
async def test_a_clock_that_leaps_never_takes_tables_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(tmp_path)
    lay_yesterday(store, 60)
    now, ticks = time.time() + 31 * DAY_SECONDS, 0.0
    async with opened(store, keep_days=30, clock=lambda: now) as house:
        sweeper_of(house).steady = lambda: ticks
        for _ in range(50):
            ticks += 3_601.0
            await sweeper_of(house).look()
        assert len(store.ids()) == 60
        said = [record for record in caplog.records if "is the clock right?" in record.message]
        assert [record.levelname for record in said] == ["ERROR"], "once, and not every round"
        now -= 31 * DAY_SECONDS
        await sweeper_of(house).sweep()
        now += 31 * DAY_SECONDS
        await sweeper_of(house).sweep()
        assert caplog.text.count("is the clock right?") == 2, "again when it happens again"


@in_loop
async def test_a_house_that_was_closed_for_a_year_is_swept_when_its_keeper_says_so(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    lay_yesterday(store, 60)
    store.keep_records([("mens", "{}")], time.time())
    async with opened(
        store, keep_days=30, delete_most=True, clock=lambda: time.time() + 365 * DAY_SECONDS
    ) as house:
        await sweeper_of(house).sweep()
        assert (store.ids(), list(store.records())) == ([], [])


@pytest.mark.parametrize("words", [[], ["--delete-most"]])
def test_the_keeper_says_so_with_a_flag(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    opened: list[Choices] = []
    monkeypatch.setattr("toog.server.opening.open_house", lambda choices, _: opened.append(choices))
    assert main(["serve", "--keep-days", "30", *words]) == 0
    assert [(choices.keep_days, choices.delete_most) for choices in opened] == [(30, bool(words))]


@in_loop
async def test_a_clock_that_leaps_takes_no_records_away_either(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also in a house that has no tables."""
    store = open_store(tmp_path)
    store.keep_records([("mens", "{}")], time.time())
    async with opened(store, keep_days=30, clock=lambda: time.time() + 31 * DAY_SECONDS) as house:
        await sweeper_of(house).sweep()
        assert list(store.records()) == ["{}"]
        assert "most records seem old: is the clock right?" in caplog.text


class Holds:
    """A lock that notes what the database was told during each time it was held: so long moves wait."""

    def __init__(self, store: Store) -> None:
        assert store.staging is not None
        self.lock = store.staging.lock
        self.holders: list[int] = []  # the same thread, as often as it has taken it
        self.told: list[list[str]] = []
        store.staging.lock = cast(Any, self)
        event.listen(store.engine, "after_cursor_execute", self.note)

    def __enter__(self) -> None:
        self.lock.acquire()
        self.holders.append(threading.get_ident())
        if len(self.holders) == 1:
            self.told.append([])

    def __exit__(self, *_: object) -> None:
        self.holders.pop()
        self.lock.release()

    def note(self, connection: object, cursor: sqlite3.Cursor, statement: str, *_: object) -> None:
        if threading.get_ident() in self.holders:
            self.told[-1].append(f"{statement.split(maxsplit=1)[0]} {cursor.rowcount}")


@in_loop
async def test_a_move_waits_for_one_step_of_a_sweep_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is old is looked for while others write; then so many at a time are deleted, each time anew."""
    monkeypatch.setattr(sweeping, "WAY_SECONDS", 0.0)
    store, tables = open_store(tmp_path), 4 * sweeping.SOME
    lay_yesterday(store, tables)
    while store.tidy():
        pass
    async with opened(
        store, keep_days=30, delete_most=True, clock=lambda: time.time() + 31 * DAY_SECONDS
    ) as house:
        holds = Holds(store)
        await sweeper_of(house).sweep()
        assert store.ids() == []
    told = [told for told in holds.told if told]
    assert told == [[f"DELETE {sweeping.SOME}"]] * 4


@in_loop
async def test_records_are_swept_in_steps_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "WAY_SECONDS", 0.0)
    store, records = open_store(tmp_path), 4 * sweeping.SOME
    store.keep_records([("mens", str(number)) for number in range(records)], time.time())
    steps = calls_of(Store, "sweep_records", monkeypatch)
    async with opened(
        store, keep_days=30, delete_most=True, clock=lambda: time.time() + 31 * DAY_SECONDS
    ) as house:
        await sweeper_of(house).sweep()
        assert list(store.records()) == []
    assert [step[2:] for step in steps] == [(sweeping.SOME,)] * 5


@in_loop
async def test_a_table_that_is_played_again_while_it_is_swept_stays(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    lay_yesterday(store, 2)
    now = time.time()
    old, _ = store.old_tables(now)
    assert old == ["0", "1"]
    assert store.append([Append("1", 1, ["{}"], now)]) == [None]
    assert store.sweep(old, now) == 1
    assert store.ids() == ["1"]
    store.close()


@in_loop
async def test_a_table_in_use_is_never_taken_away(tmp_path: Path) -> None:
    now = time.time()
    store = open_store(tmp_path)
    async with opened(store, keep_days=7, delete_most=True, clock=lambda: now) as house:
        given = await house.lay()
        guest = await house.come(given["table"], given["secret"])
        now += 8 * DAY_SECONDS
        await sweeper_of(house).sweep()
        assert store.ids() == [given["table"]]
        await guest.ask("react", seat=0, reaction="wave")


def sweeper_of(house: OpenHouse) -> Sweeper:
    assert house.house is not None
    assert house.house.sweeper is not None
    return house.house.sweeper


@in_loop
async def test_keep_days_is_kept_by_the_house_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(sweeping, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(sweeping, "BETWEEN_SECONDS", 0.0)
    now = time.time()
    store = open_store(tmp_path)
    async with opened(store, keep_days=7, clock=lambda: now) as house:
        old, new = await house.lay(), await house.lay("mens")
        guest = await house.come(new["table"], new["secret"])
        now += 7 * DAY_SECONDS - 1
        await guest.ask("react", seat=0, reaction="wave")
        now += 3_602
        await until(lambda: store.ids() == [new["table"]])
        assert (await house.get(f"/api/tables/{old['table']}")).status_code == 404
        assert (await house.get(f"/api/tables/{new['table']}")).status_code == 200
        await guest.ask("react", seat=0, reaction="wave")


@in_loop
async def test_a_store_that_fails_once_does_not_end_the_tidying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(sweeping, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(sweeping, "BETWEEN_SECONDS", 0.0)
    now = time.time()
    store, tries = open_store(tmp_path), []
    old_tables = store.old_tables

    def at_first_broken(before: float) -> tuple[list[str], int]:
        tries.append(before)
        if len(tries) == 1:
            raise OperationalError("SELECT", {}, OSError("no disk"))
        return old_tables(before)

    monkeypatch.setattr(store, "old_tables", at_first_broken)
    async with opened(store, keep_days=7, delete_most=True, clock=lambda: now) as house:
        await house.lay()
        await until(lambda: len(tries) >= 1)
        now += 8 * DAY_SECONDS
        await until(lambda: not store.ids())
