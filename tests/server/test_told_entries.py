"""Nodes tell each other new entries along with their version, and only what a node has stored is believed."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import psycopg
import pytest

from tests.server.house_talk import OpenHouse
from tests.server.patience import in_loop, until
from tests.server.test_nodes import deaf, two_houses
from toog.server.protocol.codec import ENCODER
from toog.server.runtime.errors import NotStored
from toog.server.store.appends import Append, Opening
from toog.server.store.engine import database_url
from toog.server.store.notifications import MOST_BYTES, NOTICE, entries_with, notice_of, signature
from toog.server.store.store import Store, StoredTable
from toog.server.tables import listener
from toog.table import Entry, TableError
from toog.table.entries import Reacted

KEY = bytes(range(32))
# As houses up to and with schema 0005 read a notice.
OLD_NOTICE = re.compile(
    r"(?P<node>\S*) (?P<table>\S+) "
    r"(?:(?P<version>\d{1,18})|(?P<freed>~)|\+(?P<listed>\d{1,18})|(?P<about>[?!])(?P<seat>-?\d{1,9})"
    r"|#(?P<guests>\d{1,9}),(?P<watching>\d{1,9}),(?P<screens>[01]),(?P<weak>(?:\d{1,3}(?:\.\d{1,3})*)?))",
    re.ASCII,
)


@pytest.fixture(autouse=True)
def only_what_is_told_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "BEAT_SECONDS", 3600.0)


def body(text: str) -> str:
    return ENCODER.encode(Reacted(at=1.0, seat=0, reaction=text).plain()).decode()


def read(line: str, key: bytes = KEY) -> list[Entry]:
    notice = NOTICE.fullmatch(line)
    assert notice is not None
    return entries_with(notice, key)


def count_reads(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From which version on each table was read."""
    reads: list[int] = []
    load = house.hub.services.store.load

    def counted(table: str, since: int = 0) -> StoredTable | None:
        reads.append(since)
        return load(table, since)

    monkeypatch.setattr(house.hub.services.store, "load", counted)
    return reads


def tell(database: str, *lines: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        for line in lines:
            connection.execute("SELECT pg_notify('toog', %s)", [line])


# One line


@pytest.mark.parametrize("text", ["wave", "a b", 'quoted " and \\ and \\ u', "é\u00a0ü \U0001f3b2", "\n\t"])
def test_what_is_told_is_read_as_it_was(text: str) -> None:
    item = Append("a", 7, [body(text), body("second")], 1.0)
    line = notice_of("node", item, KEY)
    assert [entry.plain() for entry in read(line)] == [json.loads(one) for one in item.bodies]
    old, new = OLD_NOTICE.fullmatch(line), NOTICE.fullmatch(line)
    assert old is not None
    assert new is not None
    assert (old["table"], old["version"]) == (new["table"], new["version"]) == ("a", "9")
    assert new["node"] == "node"


def test_what_an_older_node_tells_is_understood() -> None:
    notice = NOTICE.fullmatch("node a 9")
    assert notice is not None
    assert (notice["node"], notice["table"], notice["version"]) == ("node", "a", "9")
    assert entries_with(notice, KEY) == []


def test_what_is_too_long_is_told_by_its_version_alone(new_database: str) -> None:
    store = Store.open(database_url(new_database), "node")
    first = body("")
    opening = Append("a", 0, [first], 1.0, Opening("mens", bytes(32), listed=False))
    assert notice_of("node", opening, KEY) == "node a 1"
    room = MOST_BYTES - len(notice_of("node", Append("a", 1, [first], 1.0), KEY).encode())
    fits, too_long = (Append("a", 1, [body("é" * (room // 2) + "x" * more)], 1.0) for more in (room % 2, 2))
    assert len(notice_of("node", fits, KEY).encode()) == MOST_BYTES
    assert notice_of("node", too_long, KEY) == "node a 2"
    assert store.append([opening]) == [None]
    assert store.append([fits]) == [None]
    store.close()


@pytest.mark.parametrize(
    ("bodies", "key", "about"),
    [
        (f"[{body('wave')}]", bytes(32), "a 9"),
        (f"[{body('wave')}]", KEY, "b 9"),
        (f"[{body('wave')}]", KEY, "a 8"),
        ("[{]", KEY, "a 9"),
        ("[1]", KEY, "a 9"),
        ('[{"entry":"unknown"}]', KEY, "a 9"),
        ("[]", KEY, "a 9"),
    ],
    ids=["another key", "another table", "another version", "no JSON", "no entry", "unknown", "nothing"],
)
def test_what_no_node_told_or_nobody_can_read_is_left_out(bodies: str, key: bytes, about: str) -> None:
    assert read(f"node{bodies}{signature(key, bodies, about)} a 9") == []


# Two nodes


@in_loop
async def test_a_move_at_another_node_costs_no_read(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table, evening.secrets[0])
        await twin.at_least(evening.host.version)
        reads = count_reads(houses[1], monkeypatch)
        for _ in range(20):
            await evening.step()
            await twin.at_least(evening.host.version)
        assert twin.seen == evening.host.seen
        assert reads == []


@in_loop
async def test_a_gap_is_read_once_and_what_follows_it_is_not(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table, evening.secrets[0])
        await twin.at_least(evening.host.version)
        reads = count_reads(houses[1], monkeypatch)
        version = twin.version
        with monkeypatch.context() as gap:
            heard: list[int] = []
            gap.setattr(houses[1].hub, "heard", lambda _, version, *__: heard.append(version))
            await evening.step()
            await until(lambda: evening.host.version in heard)
        for _ in range(5):
            await evening.step()
            await twin.at_least(evening.host.version)
        assert twin.seen == evening.host.seen
        assert reads == [version]


@in_loop
async def test_entries_that_nobody_stored_are_shown_to_nobody(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may connect to the database can tell something: signed with no key, or with another."""
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        await twin.at_least(evening.host.version)
        reads = count_reads(houses[1], monkeypatch)
        version = twin.version
        false = Append(evening.table, version, [body("wave")], 1.0)
        line = notice_of("third", false, bytes(32))
        tell(new_database, line, re.sub(r"\][0-9a-f]{32} ", "] ", line), f"third {false.table} {version + 1}")
        await until(lambda: len(reads) >= 1)
        await evening.step()
        await twin.at_least(evening.host.version)
        assert twin.seen == (await houses[1].come(evening.table)).seen
        assert "reacted" not in "".join(twin.heard)


@in_loop
async def test_nobody_is_believed_that_a_table_was_deleted(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        reads = count_reads(houses[1], monkeypatch)
        tell(new_database, f"third {evening.table} 0")
        await until(lambda: len(reads) == 1)
        await evening.step()
        await twin.at_least(evening.host.version)
        assert "deleted" not in "".join(twin.heard)


@in_loop
async def test_hidden_cards_are_told_to_nobody_who_only_listens(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(new_database) as houses:
        store, told = houses[0].hub.services.store, list[Append]()
        append = store.append

        def noted(batch: Sequence[Append]) -> list[NotStored | None]:
            told.extend(batch)
            return append(batch)

        monkeypatch.setattr(store, "append", noted)
        for game, hidden in (("stich", True), ("pietjesbak", False)):
            await houses[0].evening(game)
            lines = [notice_of("left", item, KEY) for item in told]
            assert any("[" in line for line in lines) is not hidden
            told.clear()


@pytest.mark.parametrize("fault", [IndexError("half changed"), TableError("bad-entry")])
@in_loop
async def test_entries_of_a_node_that_do_not_fit_are_forgotten_and_the_table_is_read_back(
    new_database: str, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def unfit(entry: Entry) -> None:
        raise fault

    async with two_houses(new_database) as houses:
        evening = await houses[0].evening()
        twin = await houses[1].come(evening.table)
        await twin.at_least(evening.host.version)
        hub = houses[1].hub
        reads = count_reads(houses[1], monkeypatch)
        monkeypatch.setattr(houses[0].hub, "heard", deaf)
        monkeypatch.setattr(hub.tables[evening.table].table, "add", unfit)
        false = Append(evening.table, twin.version, [body("wave")], 1.0)
        tell(new_database, notice_of("third", false, hub.services.store.key))
        await twin.fresh_view()
        assert reads == [0]
        await evening.step()
        await twin.at_least(evening.host.version)
        assert reads == [0]
