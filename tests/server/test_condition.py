"""`/ready` tells the truth: what is wrong with the house is said, at once, and until it is right again."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from tests.server.gate import gated, on_turn
from tests.server.house_talk import OpenHouse, open_store, opened
from tests.server.patience import in_loop, until
from tests.server.test_nodes import cut_lines, two_houses
from toog.server.protocol.forms import ILLS
from toog.server.runtime.errors import Doubled
from toog.server.store.engine import database_url
from toog.server.store.store import Store
from toog.server.tables import health as condition
from toog.server.tables import listener


@pytest.fixture(autouse=True)
def only_who_asks_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or what is told and what is drawn would be of two looks."""
    monkeypatch.setattr(condition, "LOOK_SECONDS", 3600.0)


async def ills(house: OpenHouse) -> list[str]:
    answer = await house.get("/ready")
    told = answer.json()
    assert (answer.status_code, told["status"]) == ((503, "ill") if "why" in told else (200, "open"))
    why: list[str] = told.get("why", [])
    assert await figures(house) == {ill: float(ill in why) for ill in ILLS}
    return why


async def figures(house: OpenHouse) -> dict[str, float]:
    found = re.findall(
        r'^toog_ill{why="([\w-]+)"} ([\d.]+)$', (await house.get("/metrics")).text, re.MULTILINE
    )
    return {why: float(figure) for why, figure in found}


def lost(house: OpenHouse) -> dict[str, float | None]:
    """Appends that were not stored."""
    count = house.hub.services.metrics.registry.get_sample_value
    return {kind: count("toog_commits_failed_total", {"kind": kind}) for kind in ("stale", "failed")}


async def ills_are(house: OpenHouse, *wanted: str) -> None:
    async with asyncio.timeout(20):
        while await ills(house) != list(wanted):
            await asyncio.sleep(0.01)


@in_loop
async def test_a_house_that_cannot_store_is_ill_until_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(tmp_path)
    assert store.staging is not None
    async with opened(store) as house:
        evening = await house.evening()
        assert await ills(house) == []
        store.staging.connection.execute("PRAGMA query_only = 1")
        seat, doing = await on_turn(evening)
        assert await evening.guests[seat].refused(**doing) == "not-stored"
        assert lost(house) == {"stale": 0.0, "failed": 1.0}
        assert await ills(house) == ["writes-fail"]
        assert "house is ill" in caplog.text
        store.staging.connection.execute("PRAGMA query_only = 0")
        await ills_are(house)
        assert "house is well again" in caplog.text


@in_loop
async def test_a_quiet_house_tries_out_whether_it_could_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "FRESH_SECONDS", 0.0)
    store = open_store(tmp_path)
    assert store.staging is not None
    async with opened(store) as house:
        assert await ills(house) == []
        store.staging.connection.execute("PRAGMA query_only = 1")
        assert await ills(house) == ["writes-fail"]
        store.staging.connection.execute("PRAGMA query_only = 0")
        assert await ills(house) == []


@in_loop
async def test_nothing_is_tried_out_in_a_house_that_stores_or_where_nobody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "FRESH_SECONDS", 1_000.0)
    monkeypatch.setattr(condition, "LOOK_SECONDS", 0.01)
    store = open_store(tmp_path)
    probes, looks = list[int](), list[int]()

    def ping() -> float:
        looks.append(1)
        return 0.0

    monkeypatch.setattr(store, "probe", lambda: probes.append(1))
    monkeypatch.setattr(store, "ping", ping)
    async with opened(store) as house:
        await house.lay()
        assert await ills(house) == []
        await until(lambda: len(looks) > 3)
    assert probes == []


@in_loop
async def test_who_was_too_late_makes_no_house_ill(tmp_path: Path) -> None:
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        gate.fails = Doubled()
        seat, doing = await on_turn(evening)
        assert await evening.guests[seat].refused(**doing) == "stale"
        assert await ills(house) == []
        assert lost(house) == {"stale": 1.0, "failed": 0.0}


@in_loop
async def test_a_writer_that_hangs_is_seen_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "STUCK_SECONDS", 0.1)
    monkeypatch.setattr(condition, "FRESH_SECONDS", 0.0)
    store, gate = gated(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        gate.open.clear()
        await evening.host.send("react", seat=0, reaction="wave")
        await until(lambda: gate.under_way)
        await ills_are(house, "writer-blocked")
        gate.open.set()
        await ills_are(house)


@in_loop
async def test_a_store_that_does_not_answer_is_asked_once_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "STUCK_SECONDS", 0.1)
    store = open_store(tmp_path)
    asked, answers = [], threading.Event()

    def ping() -> None:
        asked.append(1)
        assert answers.wait(60)

    async with opened(store) as house:
        await house.lay()
        monkeypatch.setattr(store, "ping", ping)
        await ills_are(house, "reads-fail")
        for _ in range(20):
            assert await ills(house) == ["reads-fail"]
        assert len(asked) == 1
        answers.set()
        monkeypatch.undo()
        await ills_are(house)


@in_loop
async def test_a_database_that_is_gone_is_noticed_though_nobody_asks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "LOOK_SECONDS", 0.1)
    store = open_store(tmp_path)
    async with opened(store) as house:
        evening = await house.evening()
        (tmp_path / "house.db").unlink()
        await until(lambda: "database deleted, moved, cut short or replaced" in caplog.text)
        await until(lambda: "file-gone" in house.health.ills)
        assert (await figures(house))["file-gone"] == 1.0
        assert await evening.host.refused("react", seat=0, reaction="wave") == "not-stored"
        assert await ills(house) == ["reads-fail", "writes-fail", "file-gone"]


@in_loop
async def test_a_node_that_hears_nothing_from_the_others_is_ill(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(condition, "DEAF_SECONDS", 2.0)
    monkeypatch.setattr(condition, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(listener, "BEAT_SECONDS", 0.2)
    monkeypatch.setattr(listener, "AGAIN_SECONDS", 1_000.0)
    store = Store.open(database_url(new_database), "node")
    async with opened(store) as house:
        began = house.health.heard_at
        await until(lambda: house.health.heard_at > began)
        await ills_are(house)
        with psycopg.connect(new_database, autocommit=True) as connection:
            assert cut_lines(connection) == 1
        await ills_are(house, "listener-deaf")


@in_loop
async def test_a_node_that_the_others_think_dead_is_ill_until_it_has_said_that_it_lives(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its beats fail, and nothing else does: no bot thinks here, and no time runs out."""
    monkeypatch.setattr(condition, "LAPSED_SECONDS", 0.5)
    monkeypatch.setattr(condition, "FRESH_SECONDS", 1_000.0)
    async with opened(Store.open(database_url(new_database), "node")) as house:
        assert await ills(house) == []
        assert house.hub.services.node is not None
        with monkeypatch.context() as cut:
            cut.setattr(house.hub.services.node.membership, "beat", cut_off)
            await ills_are(house, "lease-lapsed")
        await ills_are(house)


def cut_off() -> None:
    raise OperationalError("", None, Exception("cut off"))


@in_loop
async def test_a_node_on_a_database_that_takes_nothing_is_ill(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a PostgreSQL that became a standby."""
    monkeypatch.setattr(condition, "FRESH_SECONDS", 0.0)
    store = Store.open(database_url(new_database), "node")
    async with opened(store) as house:
        assert await ills(house) == []
        with psycopg.connect(new_database, autocommit=True) as connection:
            name = connection.info.dbname
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
        store.engine.dispose()
        assert await ills(house) == ["writes-fail"]


def test_the_protocol_names_everything_that_can_be_wrong() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    assert [ill for ill in ILLS if f"`{ill}`" not in protocol] == []


@in_loop
async def test_who_waits_for_a_commit_that_hangs_is_not_sent_away_where_there_is_no_other_node(
    tmp_path: Path,
) -> None:
    async with opened(open_store(tmp_path)) as house:
        evening = await house.evening()
        live = house.hub.tables[evening.table]
        live.outbox.hold()
        house.health.send_elsewhere()
        assert not any(guest.dismissed for guest in live.guests)
        live.outbox.take()


@in_loop
async def test_guests_of_a_broken_table_are_sent_elsewhere_too(new_database: str) -> None:
    """It waits for its last commit to be read back, and stands among the tables no more."""
    async with two_houses(new_database) as (left, _):
        evening = await left.evening()
        hub = left.hub
        await until(lambda: hub.services.node is not None and len(hub.services.node.alive) == 2)
        live = hub.moving[evening.table] = hub.tables.pop(evening.table)
        live.outbox.hold()
        for _ in range(2):
            left.health.send_elsewhere()
        for guest in evening.guests:
            await guest.hang_up()
            assert guest.heard.count('{"type":"closing","reason":"busy"}') == 1
        live.outbox.take()
        del hub.moving[evening.table]
