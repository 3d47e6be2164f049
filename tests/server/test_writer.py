"""One writer for all tables: what goes wrong with one of them keeps nothing from the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.gate import gated, stored
from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop, until
from toog.server.runtime.errors import NotStored
from toog.server.runtime.metrics import Metrics
from toog.server.store.appends import Append
from toog.server.store.writer import Waiting, WhenStored, Writer
from toog.server.tables import health as condition


class Paper:
    """A store that takes everything but what belongs to the tables named."""

    is_full = False

    def __init__(self, *refused: str) -> None:
        self.refused = refused

    def append(self, batch: Sequence[Append]) -> list[NotStored | None]:
        return [NotStored("no") if item.table in self.refused else None for item in batch]

    def tidy(self) -> bool:
        return False

    def probe(self) -> None: ...


class Held(Writer):
    """Commits when the test says so."""

    def start(self) -> None:
        self.handed: list[Append] = []

    def stop(self) -> None: ...

    def hand_over(self, batch: list[Waiting]) -> None:
        self.handed = [waiting.item for waiting in batch]

    def commit_now(self) -> None:
        self.committed(self.batch, self.store.append(self.handed), 0.0)


def entry(table: str) -> Append:
    return Append(table, 0, ["{}"], 0.0)


def noting(told: list[str], table: str) -> WhenStored:
    return lambda _: told.append(table)


def broken(lost: NotStored | None) -> None:
    raise ZeroDivisionError


@in_loop
async def test_a_fault_in_telling_one_table_keeps_nothing_from_the_others() -> None:
    writer, told = Held(Paper(), Metrics()), list[str]()
    writer.append(entry("first"), lambda _: told.append("first"))
    writer.append(entry("second"), broken)
    writer.append(entry("third"), lambda _: told.append("third"))
    writer.commit_now()
    writer.commit_now()
    assert told == ["first", "third"]
    assert not writer.running
    writer.append(entry("fourth"), lambda _: told.append("fourth"))
    writer.commit_now()
    assert told[-1] == "fourth"
    await asyncio.wait_for(writer.finish(), 1)


@in_loop
async def test_where_many_share_a_commit_the_next_waits_a_moment_for_more() -> None:
    writer, told = Held(Paper(), Metrics()), list[str]()
    for table in ("alone", *"abcd"):
        writer.append(entry(table), noting(told, table))
    writer.commit_now()
    assert [item.table for item in writer.handed] == list("abcd")  # at once, for one was alone before
    writer.append(entry("e"), noting(told, "e"))
    writer.commit_now()
    assert told == ["alone", *"abcd"]  # who is stored is told, whoever else is waited for
    writer.append(entry("f"), noting(told, "f"))
    assert [item.table for item in writer.handed] == list("abcd")
    await until(lambda: [item.table for item in writer.handed] == ["e", "f"])
    writer.commit_now()
    await asyncio.wait_for(writer.finish(), 1)
    assert told == ["alone", *"abcdef"]


@in_loop
async def test_a_fault_in_telling_what_was_lost_with_another_stops_nothing() -> None:
    writer, told = Held(Paper("bad"), Metrics()), list[str]()
    writer.append(entry("bad"), lambda _: told.append("bad"))
    writer.append(entry("bad"), broken)
    writer.append(entry("bad"), lambda _: told.append("bad too"))
    writer.append(entry("good"), lambda _: told.append("good"))
    writer.commit_now()
    assert told == ["bad", "bad too"]
    assert [item.table for item in writer.handed] == ["good"]
    writer.commit_now()
    assert told[-1] == "good"
    assert not writer.running


@in_loop
async def test_it_is_blocked_for_as_long_as_the_oldest_append_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when its thread is at nothing: then nobody is at it at all."""
    writer, now = Held(Paper(), Metrics()), [100.0]
    monkeypatch.setattr(writer.loop, "time", lambda: now[0])
    assert writer.blocked_seconds == 0.0
    writer.append(entry("first"), lambda _: None)
    now[0] += 2
    writer.append(entry("second"), lambda _: None)
    now[0] += 3
    assert (writer.busy_seconds, writer.blocked_seconds) == (0.0, 5.0)
    writer.commit_now()
    assert writer.blocked_seconds == 3.0
    writer.commit_now()
    assert writer.blocked_seconds == 0.0


@in_loop
async def test_a_house_whose_queue_stands_still_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "STUCK_SECONDS", 0.05)
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        writer, batches = house.hub.services.writer, list[object]()
        hand_over = writer.hand_over
        monkeypatch.setattr(writer, "hand_over", batches.append)
        await evening.host.send("react", seat=0, reaction="wave")
        await until(lambda: bool(batches))
        await until(lambda: writer.blocked_seconds > 0.05)
        answer = await house.get("/ready")
        assert (answer.status_code, answer.json()["why"]) == (503, ["writer-blocked"])
        monkeypatch.undo()
        hand_over(writer.batch)
        await evening.host.answer(evening.host.last)
        assert (await house.get("/ready")).status_code == 200


@in_loop
async def test_a_fault_at_one_table_breaks_that_table_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What was to be told is stored: the table is read back, and everyone there sees it."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        first, second = await house.evening(), await house.evening()
        live = house.hub.tables[first.table]
        _, bo = live.guests
        before = first.host.version

        def broken(text: bytes) -> None:
            monkeypatch.undo()
            raise ZeroDivisionError

        monkeypatch.setattr(bo.line, "say", broken)
        gate.open.clear()
        await second.host.send("react", seat=0, reaction="wave")
        await until(lambda: gate.under_way)
        number = await first.host.send("list", listed=True)
        await until(lambda: len(live.outbox) == 1)
        waved = await second.guests[1].send("react", seat=1, reaction="wave")
        asking = asyncio.ensure_future(house.get(f"/api/tables/{first.table}"))
        await until(lambda: len(live.outbox.pending[-1].calls) == 1)
        gate.open.set()
        assert (await first.host.answer(number))["type"] == "news"
        assert (await second.guests[1].answer(waved))["type"] == "news"
        for guest in first.guests:
            assert (await guest.fresh_view())["version"] == before + 1 == stored(store, first.table)
        assert (await asking).json()["snapshot"]["version"] == before + 1
        assert "table broke" in caplog.text
        await first.step()
        await second.step()
