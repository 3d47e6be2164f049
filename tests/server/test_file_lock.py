"""One house in one SQLite file: the lock on it, what holds where that fails, and a damaged table."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.house_talk import OpenHouse, Process, open_store, serving
from tests.server.patience import PATIENCE, in_loop
from tests.server.stored_tables import add_entry, open_tables, stored_entries
from toog.server.runtime.errors import Doubled, HouseError, NotStored
from toog.server.runtime.journal import mark
from toog.server.store.engine import database_url
from toog.server.store.file_lock import LOCKS_ITSELF, locked
from toog.server.store.store import Store
from toog.texts import Voice


def house_of(folder: Path, node: str) -> Store:
    """As a house opens it, whoever else has it open."""
    store = Store.open(database_url(str(folder / "house.db")), node)
    store.move_in(1.0)
    return store


# The lock


@pytest.mark.skipif(not LOCKS_ITSELF, reason="the lock is only on the file beside the database here")
def test_the_claim_outlives_the_file_beside_the_database(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    with serving(database=database) as process:
        (tmp_path / "house.db.lock").unlink()
        second = Process(database=database)
        try:
            assert second.process.wait(PATIENCE) == 1
            said = Voice("en").say("serve-database-in-use", file=str(database))
            assert second.journal.read_text() == f"toog: {said}\n"
            assert httpx.get(f"{process.address}/ready").status_code == 200
        finally:
            second.kill()


@pytest.mark.skipif(not LOCKS_ITSELF, reason="the lock is only on the file beside the database here")
def test_the_claim_holds_while_connections_come_and_go(tmp_path: Path) -> None:
    """SQLite closes the file now and then, which would take away a lock of the kind that it uses itself."""
    url = database_url(str(tmp_path / "house.db"))
    with locked(url):
        for _ in range(2):
            house_of(tmp_path, "a").close()
        (tmp_path / "house.db.lock").unlink()
        with pytest.raises(HouseError, match="database-in-use"), locked(url):
            pass


def test_a_claim_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    (tmp_path / "house.db.lock").mkdir()
    with pytest.raises(HouseError, match="database-file"), locked(database_url(str(tmp_path / "house.db"))):
        pass


# Two houses that both got in


@pytest.mark.parametrize("ended", [False, True])
def test_of_two_houses_in_one_file_the_first_stores_nothing_more(tmp_path: Path, ended: bool) -> None:
    first = house_of(tmp_path, "first ")
    open_tables(first, "a", "b")
    second = house_of(tmp_path, "second ")
    assert add_entry(second, "a", 1) is None
    for table, seq in [("a", 1), ("a", 2), ("b", 1)]:
        answer = add_entry(first, table, seq, ended=ended)
        assert type(answer) is NotStored
        assert str(answer) == "another house writes in this file now"
    assert add_entry(second, "b", 1) is None
    second.tidy()
    assert type(add_entry(first, "b", 2)) is NotStored, "also when nothing is staged"
    assert [stored_entries(second, table) for table in "ab"] == [["0", "second 1"], ["0", "second 1"]]
    first.close()
    second.close()


def test_the_first_of_two_houses_neither_tidies_nor_deletes(tmp_path: Path) -> None:
    first = house_of(tmp_path, "first ")
    open_tables(first, "a")
    second = house_of(tmp_path, "second ")
    assert add_entry(second, "a", 1) is None
    for forbidden in (first.tidy, lambda: first.delete("a")):
        with pytest.raises(Exception, match="another house"):
            forbidden()
    assert stored_entries(second, "a") == ["0", "second 1"]
    first.close()
    second.close()


@pytest.mark.parametrize("carried", [False, True])
def test_a_number_on_the_slate_is_given_once_for_ever(tmp_path: Path, carried: bool) -> None:
    """Without any owner: who does not know of the other's commit is told by the key."""
    one = open_store(tmp_path)
    open_tables(one, "a")
    other = open_store(tmp_path)
    assert add_entry(other, "a", 1) is None
    if carried:
        while other.tidy():
            pass
    assert isinstance(add_entry(one, "a", 1), Doubled)
    assert add_entry(one, "a", 2) is None
    assert isinstance(add_entry(other, "a", 2), Doubled)
    assert stored_entries(one, "a") == stored_entries(other, "a") == ["0", "1", "2"]
    one.close()
    other.close()


def test_numbers_go_on_where_an_older_house_left_off(tmp_path: Path) -> None:
    store = house_of(tmp_path, "")
    open_tables(store, "a")
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("UPDATE slate SET id = 7")
        connection.execute("DELETE FROM house")
    store.close()
    store = open_store(tmp_path)
    assert add_entry(store, "a", 1) is None
    assert store.staging is not None
    assert store.staging.number == 8
    store.close()


# A damaged table


def damage(folder: Path) -> None:
    """Table a has the same version twice, as two houses of toog 0.x could store it; c has a gap."""
    store = open_store(folder)
    open_tables(store, "a", "b", "c")
    while store.tidy():
        pass
    for table in "abc":
        assert add_entry(store, table, 1) is None
    store.close()
    lines = [("a", 1, 2.0, "theirs"), ("b", 2, 2.0, "2"), ("c", 3, 2.0, "after a gap"), ("d", 0, 2.0, "no")]
    with closing(sqlite3.connect(folder / "house.db")) as connection, connection:
        connection.execute("INSERT INTO slate (lines) VALUES (?)", (json.dumps(lines),))


def test_a_bad_table_is_set_aside_whole_and_the_others_go_on(tmp_path: Path) -> None:
    damage(tmp_path)
    store = Store.open(database_url(str(tmp_path / "house.db")), "new ")
    assert store.move_in(5.0) == (["a", "c", "d"], [])
    assert store.ids() == ["b"]
    assert stored_entries(store, "b") == ["0", "1", "2"]
    assert add_entry(store, "b", 3) is None
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection:
        rows = connection.execute("SELECT table_id, at, body FROM set_aside ORDER BY id").fetchall()
    assert [row[:2] for row in rows] == [("a", 5.0), ("c", 5.0), ("d", 5.0)]
    kept = json.loads(rows[0][2])
    assert bytes.fromhex(kept["facts"]["secret"]) == b"secret"
    assert [row[3] for row in kept["book"] + kept["slate"]] == ["0", "1", "theirs"]
    assert json.loads(rows[2][2]) == {"facts": None, "book": [], "slate": [["d", 0, 2.0, "no"]]}
    assert store.move_in(6.0) == ([], [])
    store.close()


def test_what_was_set_aside_goes_when_it_is_deleted_or_old(tmp_path: Path) -> None:
    damage(tmp_path)
    store = house_of(tmp_path, "")
    assert store.delete("a")
    assert not store.delete("a")
    assert store.sweep_records(0.5, 10) == 0
    assert store.delete("c")
    assert store.sweep_records(1.5, 10) == 1
    assert not store.delete("d")
    store.close()


@in_loop
async def test_the_keeper_is_told_what_was_set_aside(tmp_path: Path) -> None:
    damage(tmp_path)
    database = tmp_path / "house.db"
    process = Process(database=database, lang="nl")
    house = OpenHouse(process.address)
    assert process.process.stdout is not None
    said = [await asyncio.to_thread(process.process.stdout.readline) for _ in "acd"]
    voice = Voice("nl")
    assert said == [voice.say("serve-set-aside", table=table, file=str(database)) + "\n" for table in "acd"]
    assert (await house.get("/ready")).status_code == 200
    await house.http.aclose()
    journal = [json.loads(line) for line in process.stop().splitlines()]
    told = [line["table"] for line in journal if line["what"].startswith("a table is set aside")]
    assert told == [mark(table) for table in "acd"]


BAD_LINES = [b"[", b"", b'[["a",1,2.0,"1"],["b",1', b"\xff\xfe", b'[["a","one",2.0,"1"]]', b"[" * 10_000]


@pytest.mark.parametrize("lines", BAD_LINES)
def test_a_commit_that_cannot_be_read_is_set_aside_and_the_house_opens(tmp_path: Path, lines: bytes) -> None:
    """Table b was written in it and afterwards, so that it has a gap; of a nothing later is there."""
    first = house_of(tmp_path, "")
    open_tables(first, "a", "b", "c")
    while first.tidy():
        pass
    assert [add_entry(first, table, 1) for table in "ab"] == [None, None]
    assert [add_entry(first, table, seq) for table, seq in [("b", 2), ("c", 1)]] == [None, None]
    first.close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("DELETE FROM slate WHERE id = 2")
        connection.execute("UPDATE slate SET id = 9, lines = CAST(? AS TEXT) WHERE id = 3", (lines,))
    store = Store.open(database_url(str(tmp_path / "house.db")), "new ")
    assert store.move_in(5.0) == (["b"], ["commit-9"])
    assert store.staging is not None
    assert store.staging.number == 9, "which is not given again"
    assert [stored_entries(store, table) for table in "ac"] == [["0"], ["0", "1"]]
    assert [add_entry(store, table, seq) for table, seq in [("a", 1), ("c", 2)]] == [None, None]
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection:
        (kept,) = connection.execute("SELECT body FROM set_aside WHERE table_id = 'commit-9'").fetchone()
    assert json.loads(kept) == {"commit": 9, "lines": lines.decode("utf-8", "replace")}
    assert store.move_in(6.0) == ([], [])
    assert store.delete("commit-9")
    store.close()


@in_loop
async def test_the_keeper_is_told_of_a_commit_that_cannot_be_read(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    database = tmp_path / "house.db"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO slate (lines) VALUES ('[')")
    process = Process(database=database, lang="de")
    assert httpx.get(f"{process.address}/ready").status_code == 200
    assert process.process.stdout is not None
    said = await asyncio.to_thread(process.process.stdout.readline)
    assert said == Voice("de").say("serve-commit-set-aside", commit="commit-1", file=str(database)) + "\n"
    journal = [json.loads(line) for line in process.stop().splitlines()]
    assert [line["commit"] for line in journal if line["level"] == "error"] == ["commit-1"]


def test_a_database_that_cannot_be_read_at_all_is_said_in_a_sentence(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        connection.execute("DROP TABLE house")
    with pytest.raises(HouseError, match="database-open"):
        open_store(tmp_path)
