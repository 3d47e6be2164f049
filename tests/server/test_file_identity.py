"""A database that is taken away under an open house: it is noticed, and nothing is acknowledged any more."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house_talk import OpenHouse, Process, open_store, serving
from tests.server.patience import PATIENCE, in_loop
from tests.server.stored_tables import add_entry, open_table
from toog.server.runtime.errors import NotOurs, NotStored
from toog.server.store.file_identity import MARK_AT, MARK_BYTES, MARKS
from toog.server.store.store import Store


def delete(file: Path) -> None:
    file.unlink()


def move_away(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


def replace(file: Path) -> None:
    copy = file.with_name("copy")
    copy.write_bytes(file.read_bytes() if file.name != "house.db" else b"")
    copy.replace(file)


@pytest.mark.parametrize("lost", ["house.db", "house.db-wal", "house.db-shm"])
@pytest.mark.parametrize("how", [delete, move_away, replace])
def test_what_is_written_into_a_file_that_is_gone_is_not_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, lost: str, how: Callable[[Path], None]
) -> None:
    store = open_store(tmp_path)
    assert open_table(store, "a") is None
    assert add_entry(store, "a", 1) is None
    how(tmp_path / lost)
    for seq in (2, 3):
        answer = add_entry(store, "a", seq)
        assert type(answer) is NotStored
        assert str(answer) == "the database was deleted, moved, cut short or replaced"
    assert type(open_table(store, "b")) is NotStored
    with pytest.raises(NotOurs):
        store.while_ours(store.load, "a")
    assert caplog.text.count("database deleted, moved, cut short or replaced") == 1
    store.close()


def filled(folder: Path) -> Store:
    """A store with some pages in the file itself, and some in the log."""
    store = open_store(folder)
    for number in range(20):
        assert open_table(store, f"table {number}") is None
    while store.tidy():
        pass
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    assert add_entry(store, "table 3", 1) is None
    return store


@pytest.mark.parametrize("lost", ["house.db", "house.db-wal"])
@pytest.mark.parametrize("kept", [0.0, 0.5, 0.9])
def test_a_file_that_is_cut_short_takes_no_more_moves(tmp_path: Path, lost: str, kept: float) -> None:
    store = filled(tmp_path)
    file = tmp_path / lost
    os.truncate(file, int(file.stat().st_size * kept))
    for seq in (2, 3):
        assert type(add_entry(store, "table 3", seq)) is NotStored
    with pytest.raises(NotOurs):
        store.while_ours(store.ping)
    assert store.is_gone
    store.close()


def put_back(copy: Path, file: Path) -> None:
    """Writes the older copy into the file, which stays the same file."""
    with file.open("r+b") as there:
        there.write(copy.read_bytes())
        there.truncate()


def test_an_older_copy_put_in_its_place_is_noticed_when_it_is_looked_at(tmp_path: Path) -> None:
    store = filled(tmp_path)
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    copy = tmp_path / "copy.db"
    copy.write_bytes((tmp_path / "house.db").read_bytes())
    assert add_entry(store, "table 3", 2) is None
    assert store.while_ours(store.ping) == 0.0
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    assert store.while_ours(store.ping) == 0.0
    put_back(copy, tmp_path / "house.db")
    with pytest.raises(NotOurs):
        store.while_ours(store.ping)
    assert type(add_entry(store, "table 3", 3)) is NotStored
    store.close()


def overwrite(copy: Path, file: Path) -> None:
    with file.open("r+b") as there:
        there.write(copy.read_bytes())


def rename_over(copy: Path, file: Path) -> None:
    copy.replace(file)


def put_back_and_empty_the_log(copy: Path, file: Path) -> None:
    put_back(copy, file)
    os.truncate(file.with_name("house.db-wal"), 0)


def checkpoint(store: Store, how: str = "PASSIVE") -> None:
    with store.engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})")


def tidy_all(store: Store) -> None:
    while store.tidy():
        pass


def copied(store: Store, folder: Path) -> Path:
    tidy_all(store)
    checkpoint(store, "TRUNCATE")
    copy = folder / "copy.db"
    copy.write_bytes((folder / "house.db").read_bytes())
    return copy


def looked_at(store: Store) -> None:
    assert store.while_ours(store.ping) == 0.0


def is_noticed(store: Store, table: str, seq: int) -> None:
    with pytest.raises(NotOurs):
        store.while_ours(store.ping)
    assert store.is_gone
    assert type(add_entry(store, table, seq)) is NotStored
    store.close()


PUT_BACK = [put_back, overwrite, rename_over, put_back_and_empty_the_log]


@pytest.mark.parametrize("how", PUT_BACK)
@pytest.mark.parametrize("looks", [True, False])
def test_an_older_copy_beside_a_log_that_survives_is_noticed(
    tmp_path: Path, how: Callable[[Path, Path], None], looks: bool
) -> None:
    """The log holds the latest moves, and hides that those before it are gone."""
    store = open_store(tmp_path)
    tables = [f"table {number}" for number in range(30)]
    for table in tables:
        assert open_table(store, table) is None
    copy = copied(store, tmp_path)
    for seq in range(1, 11):
        if seq == 9:
            tidy_all(store)
            checkpoint(store)
        for table in tables:
            assert add_entry(store, table, seq) is None
    if looks:
        looked_at(store)
    how(copy, tmp_path / "house.db")
    is_noticed(store, tables[3], 11)


@pytest.mark.parametrize("how", PUT_BACK)
def test_an_older_copy_is_noticed_where_the_log_has_all_that_is_numbered(
    tmp_path: Path, how: Callable[[Path, Path], None]
) -> None:
    """What was carried over last stands in the log. Only the entries of other tables are gone."""
    store = filled(tmp_path)
    copy = copied(store, tmp_path)
    assert add_entry(store, "table 5", 1) is None
    tidy_all(store)
    checkpoint(store)
    looked_at(store)
    assert add_entry(store, "table 7", 1) is None
    tidy_all(store)
    looked_at(store)
    how(copy, tmp_path / "house.db")
    is_noticed(store, "table 3", 2)


def test_an_older_copy_without_a_kept_record_is_noticed(tmp_path: Path) -> None:
    store = filled(tmp_path)
    copy = copied(store, tmp_path)
    assert store.keep_records([("mens", "{}")], 1.0) == 1
    checkpoint(store)
    looked_at(store)
    assert add_entry(store, "table 3", 2) is None
    overwrite(copy, tmp_path / "house.db")
    is_noticed(store, "table 3", 3)


def test_an_older_copy_is_noticed_before_it_is_marked_anew(tmp_path: Path) -> None:
    """Carrying over writes the next mark, and a checkpoint could bring it into the file before it is read."""
    store = filled(tmp_path)
    copy = copied(store, tmp_path)
    assert add_entry(store, "table 5", 1) is None
    tidy_all(store)
    checkpoint(store)
    looked_at(store)
    assert add_entry(store, "table 7", 1) is None
    overwrite(copy, tmp_path / "house.db")
    with pytest.raises(NotOurs):
        store.tidy()
    checkpoint(store)
    assert store.is_gone
    is_noticed(store, "table 7", 2)


def test_marks_begin_again_when_they_are_used_up(tmp_path: Path) -> None:
    store = filled(tmp_path)
    with store.engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA user_version = {MARKS - 2}")
    store.close()
    store = open_store(tmp_path)
    for seq in range(2, 6):
        assert add_entry(store, "table 3", seq) is None
        tidy_all(store)
        checkpoint(store)
        looked_at(store)
    store.close()


def mark_in(database: bytes) -> bytes:
    return database[MARK_AT : MARK_AT + MARK_BYTES]


def checkpoint_from_outside(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


@in_loop
async def test_a_house_says_within_seconds_that_an_older_copy_was_put_in_its_place(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    with serving(database=database) as process:
        house = OpenHouse(process.address)
        copy = database.read_bytes()
        evening = await house.evening()
        for _ in range(6):
            await evening.step()
        async with asyncio.timeout(PATIENCE):
            while mark_in(database.read_bytes()) == mark_in(copy):  # until something was carried over
                await asyncio.to_thread(checkpoint_from_outside, database)
        assert (await house.get("/ready")).status_code == 200
        (tmp_path / "copy.db").write_bytes(copy)
        overwrite(tmp_path / "copy.db", database)
        async with asyncio.timeout(PATIENCE):
            while (ready := await house.get("/ready")).status_code == 200:
                await asyncio.sleep(0.2)
        assert "file-gone" in ready.json()["why"]
        assert await evening.host.refused("react", seat=0, reaction="wave") == "not-stored"
        await house.http.aclose()


@in_loop
async def test_a_house_says_within_seconds_that_its_file_was_cut_short(tmp_path: Path) -> None:
    """Though nobody moves: the file is looked at once a second."""
    database = tmp_path / "house.db"
    with serving(database=database) as process:
        house = OpenHouse(process.address)
        evening = await house.evening()
        for _ in range(6):
            await evening.step()
        os.truncate(database, 0)
        async with asyncio.timeout(PATIENCE):
            while (ready := await house.get("/ready")).status_code == 200:
                await asyncio.sleep(0.2)
        assert "file-gone" in ready.json()["why"]
        assert await evening.host.refused("react", seat=0, reaction="wave") == "not-stored"
        await house.http.aclose()


def test_a_new_table_begins_no_log_of_its_own(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert open_table(store, "a") is None
    store.engine.dispose()
    (tmp_path / "house.db-wal").unlink()
    assert type(open_table(store, "b")) is NotStored
    assert not (tmp_path / "house.db-wal").exists()
    store.close()


def test_a_house_that_is_left_alone_is_not_suspicious(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "house.db")
    store = open_store(tmp_path)
    assert open_table(store, "a") is None
    for seq in range(1, 40):
        assert add_entry(store, "a", seq) is None
    store.tidy()
    other = open_store(tmp_path)  # as `toog backup` does
    assert other.ids() == ["a"]
    other.close()
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.exec_driver_sql("VACUUM")
    assert add_entry(store, "a", 40) is None
    store.close()


@in_loop
async def test_everything_acknowledged_outlives_its_log(tmp_path: Path) -> None:
    """The log is deleted under an open house, which is then killed; what it had said was stored is there."""
    database = tmp_path / "house.db"
    process = Process(database=database)
    house = OpenHouse(process.address)
    evening = await house.evening()
    for _ in range(6):
        await evening.step()
    seen = evening.host.seen
    (tmp_path / "house.db-wal").unlink()
    assert await evening.host.refused("react", seat=0, reaction="wave") == "not-stored"
    answer = await house.post("/api/tables", {"game": "mens", "players": 2})
    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "not-stored")
    await house.http.aclose()
    journal = [json.loads(line) for line in process.journal.read_text().splitlines()]
    assert [line["lost"] for line in journal if "lost" in line] == [["log"]]
    await asyncio.to_thread(process.kill)
    with serving(database=database) as process:
        house = OpenHouse(process.address)
        again = await house.come(evening.table, evening.secrets[0])
        assert again.seen == seen
        await again.ask("react", seat=0, reaction="wave")
        await again.leave()
        await house.http.aclose()
