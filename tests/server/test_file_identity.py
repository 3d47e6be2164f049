"""A database that is taken away under an open house: it is noticed, and nothing is acknowledged any more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house_talk import OpenHouse, Process, open_store, serving
from tests.server.patience import in_loop
from toog.server.runtime.errors import NotOurs, NotStored
from toog.server.store.appends import Append, Opening
from toog.server.store.store import Store

OPENING = Opening("mens", b"secret", listed=False)


def lay(store: Store, table: str) -> NotStored | None:
    (answer,) = store.append([Append(table, 0, ["0"], 1.0, OPENING)])
    return answer


def move(store: Store, table: str, seq: int) -> NotStored | None:
    (answer,) = store.append([Append(table, seq, [str(seq)], 2.0)])
    return answer


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
    assert lay(store, "a") is None
    assert move(store, "a", 1) is None
    how(tmp_path / lost)
    for seq in (2, 3):
        answer = move(store, "a", seq)
        assert type(answer) is NotStored
        assert str(answer) == "the database was deleted, moved or replaced"
    assert type(lay(store, "b")) is NotStored
    with pytest.raises(NotOurs):
        store.while_ours(store.load, "a")
    assert caplog.text.count("database deleted, moved or replaced") == 1
    store.close()


def test_a_new_table_begins_no_log_of_its_own(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert lay(store, "a") is None
    store.engine.dispose()
    (tmp_path / "house.db-wal").unlink()
    assert type(lay(store, "b")) is NotStored
    assert not (tmp_path / "house.db-wal").exists()
    store.close()


def test_a_house_that_is_left_alone_is_not_suspicious(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "house.db")
    store = open_store(tmp_path)
    assert lay(store, "a") is None
    for seq in range(1, 40):
        assert move(store, "a", seq) is None
    store.tidy()
    other = open_store(tmp_path)  # as `toog backup` does
    assert other.ids() == ["a"]
    other.close()
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.exec_driver_sql("VACUUM")
    assert move(store, "a", 40) is None
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
