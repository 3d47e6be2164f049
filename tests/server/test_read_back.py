"""A table that broke is read back: as it is stored, when nothing of it is under way, or else it is said."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.gate import gated, on_turn, stored
from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop, until
from toog.server.protocol.refusals import Refusal
from toog.server.runtime.errors import NotStored
from toog.server.store.store import StoredTable
from toog.table import Actor

STRANGE = '{"entry":"danced","at":1.0}'  # as a newer node may write


@in_loop
async def test_when_the_store_cannot_even_be_read_everyone_is_asked_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, gate = gated(tmp_path)

    def broken(table: str) -> None:
        raise OperationalError("SELECT", {}, OSError("no disk"))

    async with opened(store) as house:
        evening = await house.evening()
        seat, doing = await on_turn(evening)
        gate.fails = NotStored("the disk is gone")
        monkeypatch.setattr(store, "load", broken)
        assert await evening.guests[seat].refused(**doing) == "not-stored"
        for guest in evening.guests:
            closed = await guest.hang_up()
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1013
            assert guest.heard[-1] == '{"type":"closing","reason":"busy"}'
        assert (await house.get(f"/api/tables/{evening.table}")).status_code == 503
        monkeypatch.undo()
        again = await house.come(evening.table, evening.secrets[seat])
        assert again.seen == evening.guests[seat].seen


@in_loop
async def test_a_table_that_cannot_be_read_is_refused_in_a_sentence_and_its_guests_come_back_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store, gate = gated(tmp_path)
    load = store.load

    def newer(table: str, since: int = 0) -> StoredTable | None:
        kept = load(table, since)
        return kept and StoredTable(kept.secret, [*kept.bodies, STRANGE])

    async with opened(store) as house:
        evening = await house.evening()
        await evening.host.ask("list", listed=True)
        seat, doing = await on_turn(evening)
        gate.fails = NotStored("the disk is full")
        monkeypatch.setattr(store, "load", newer)
        assert await evening.guests[seat].refused(**doing) == "not-stored"
        for guest in evening.guests:
            await guest.hang_up()
            assert guest.heard[-1] == '{"type":"closing","reason":"busy"}'
        answer = await house.get(f"/api/tables/{evening.table}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "unreadable")
        house.lobby.heard(evening.table, 1)
        assert (await house.get("/api/tables")).json() == {"tables": []}
        assert "table cannot be read" in caplog.text
        house.hub.forget_idle()
        assert house.hub.losses == {}
        monkeypatch.undo()
        again = await house.come(evening.table, evening.secrets[seat])
        assert again.seen == evening.guests[seat].seen


@in_loop
async def test_who_cannot_be_shown_a_table_that_was_read_back_does_not_keep_it_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        first, _ = house.hub.tables[evening.table].guests
        seat, doing = await on_turn(evening)
        gate.fails = NotStored("the disk is full")
        monkeypatch.setattr(first, "prove", lambda: 1 / 0)
        await evening.guests[seat].send(**doing)
        assert (await evening.guests[1].fresh_view())["version"] == stored(store, evening.table)
        await evening.host.hang_up()
        assert evening.host.heard[-1] == '{"type":"closing","reason":"busy"}'


@in_loop
async def test_what_another_node_stored_and_cannot_be_read_here_makes_the_table_be_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    load = store.load

    def newer(table: str, since: int = 0) -> StoredTable | None:
        return StoredTable(b"", [STRANGE]) if since else load(table)

    async with opened(store) as house:
        evening = await house.evening()
        before = evening.host.version
        live = house.hub.tables[evening.table]
        monkeypatch.setattr(live.table, "add", lambda _: 1 / 0)
        live.follow(live.table.entries[-1:])
        assert live.broken is not None, "what does not fit"
        assert (await evening.host.fresh_view())["version"] == before
        live = house.hub.tables[evening.table]
        monkeypatch.setattr(store, "load", newer)
        live.following.hear(before + 1)
        assert (await evening.host.fresh_view(3))["version"] == before
        assert live.broken is not None, "what cannot be decoded"
        await evening.step()


@in_loop
async def test_a_fault_of_ours_half_way_is_undone_by_reading_the_table_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        await evening.step()
        seat, doing = await on_turn(evening)
        table = house.hub.tables[evening.table].table
        before = evening.host.seen

        def broken() -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(table, "settle", broken)
        assert await evening.guests[seat].refused(**doing) == "not-stored"
        assert table.version > before["version"], "it was half changed"
        for guest in evening.guests:
            assert await guest.fresh_view() == before
        await evening.step()
        kept = store.load(evening.table)
        assert kept is not None
        assert len(kept.bodies) == evening.host.version


@pytest.mark.parametrize("lost", [None, NotStored("the disk is full")])
@in_loop
async def test_after_a_fault_of_ours_what_is_under_way_is_waited_for_before_the_table_is_read(
    lost: NotStored | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the table would stand behind what is stored, and refuse every move as stale."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        before = evening.host.version
        live = house.hub.tables[evening.table]
        gate.open.clear()
        gate.fails = lost
        number = await evening.host.send("react", seat=0, reaction="wave")
        await until(lambda: gate.under_way)
        late = asyncio.ensure_future(house.get(f"/api/tables/{evening.table}"))
        await until(lambda: len(live.outbox.pending[-1].calls) == 1)
        monkeypatch.setattr(live.table, "settle", lambda: 1 / 0)
        seat, doing = await on_turn(evening)
        assert await evening.guests[seat].refused(**doing | {"version": before + 1}) == "not-stored"
        arriving = asyncio.ensure_future(house.come(evening.table))
        looking = asyncio.ensure_future(house.get(f"/api/tables/{evening.table}"))
        assert not (await asyncio.wait([arriving, looking, late], timeout=0.3))[0]
        gate.open.set()
        now = before + (lost is None)
        assert ((await evening.host.answer(number))["type"] == "news") is (lost is None)
        assert (await late).status_code == (200 if lost is None else 503)
        assert (await looking).json()["snapshot"]["version"] == now == (await arriving).version
        for guest in evening.guests:
            assert (await guest.fresh_view())["version"] == now == stored(store, evening.table)
        await evening.step()


@in_loop
async def test_nothing_is_said_of_a_table_that_is_half_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though something that happened before the fault is still to be stored, and will be."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        before = evening.host.version
        live = house.hub.tables[evening.table]
        gate.open.clear()
        await evening.host.send("react", seat=0, reaction="wave")
        await until(lambda: gate.under_way)
        monkeypatch.setattr(live.table, "settle", lambda: 1 / 0)
        seat, doing = await on_turn(evening)
        await evening.guests[seat].refused(**doing | {"version": before + 1})
        assert live.table.version > before + 1, "it was half changed"
        with pytest.raises(Refusal, match="could not be stored"):
            await live.answer(lambda: live.snapshot(Actor()))
        gate.open.set()
        await evening.host.fresh_view()


@in_loop
async def test_a_table_that_was_lost_very_often_can_still_be_read(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    async with opened(store) as house:
        table = (await house.lay())["table"]
        house.hub.forget_idle(0.0)
        house.hub.losses[table] = 5_000
        assert (await house.get(f"/api/tables/{table}")).status_code == 200


@in_loop
async def test_who_could_not_be_told_of_a_move_sees_it_when_the_table_is_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It went to the store before anyone's news was written."""
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        before = evening.host.version
        gate.open.clear()
        monkeypatch.setattr(house.hub.tables[evening.table], "news", lambda *_: 1 / 0)
        assert await evening.host.refused("react", seat=0, reaction="wave") == "not-stored"
        gate.open.set()
        for guest in evening.guests:
            assert (await guest.fresh_view())["version"] == before + 1 == stored(store, evening.table)
        await evening.step()
