"""A power cut keeps what was synced; a storm sees it where a commit did not wait for the disk."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.storm.power import Files, log_of, torn
from tests.storm.storm import run
from tests.storm.world import Broken
from toog.server.store.appends import Append, Opening
from toog.server.store.engine import PRAGMAS, database_url
from toog.server.store.store import Store

CUTS = 40
MOST_SEEDS = 15
ENOUGH = 100_000  # bytes in one entry, which take several frames


def house(folder: Path) -> tuple[Store, Path]:
    path = folder / "house" / "house.db"
    path.parent.mkdir()
    store = Store.open(database_url(str(path)), "node")
    store.move_in(0.0)
    store.commit([Append("table", 0, ["first"], 0.0, Opening("mens", b"secret", False))])
    return store, path


def found_after(before: Files, after: Files) -> list[list[str]]:
    return [torn(before, after, random.Random(seed)).contents()["table"] for seed in range(CUTS)]


def test_a_commit_cut_in_the_middle_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    store, path = house(tmp_path)
    before = Files.read(path)
    long = "x" * ENOUGH
    store.commit([Append("table", 1, [long, "last"], 0.0)])
    after = Files.read(path)
    store.close()
    assert before.database == after.database
    found = found_after(before, after)
    assert ["first"] in found
    assert ["first", long, "last"] in found
    assert all(each in (["first"], ["first", long, "last"]) for each in found)


def test_a_checkpoint_cut_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    store, path = house(tmp_path)
    assert store.staging is not None
    before = Files.read(path)
    store.staging.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    after = Files.read(path)
    store.close()
    assert before.database != after.database
    assert before.log == after.log
    assert len({torn(before, after, random.Random(seed)).database for seed in range(CUTS)}) > 2
    assert found_after(before, after) == [["first"]] * CUTS


def test_a_log_that_begins_anew_may_be_cut_anywhere(tmp_path: Path) -> None:
    store, path = house(tmp_path)
    assert store.staging is not None
    store.staging.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    before = Files.read(path)
    store.commit([Append("table", 1, ["second"], 0.0)])
    after = Files.read(path)
    store.close()
    assert before.log[:32] != after.log[:32]
    found = found_after(before, after)
    assert {len(each) for each in found} == {1, 2}
    assert all(each in (["first"], ["first", "second"]) for each in found)


def test_the_log_lies_beside_the_database(tmp_path: Path) -> None:
    store, path = house(tmp_path)
    assert log_of(path).exists()
    store.close()
    assert Files.read(path).log == b""


def run_on_files() -> None:
    for seed in range(MOST_SEEDS):
        run(seed, on_file=True)


@pytest.mark.parametrize("level", [0, 1])
def test_a_storm_sees_that_a_commit_does_not_wait_for_the_disk(
    monkeypatch: pytest.MonkeyPatch, level: int
) -> None:
    monkeypatch.setitem(PRAGMAS, "synchronous", level)
    with pytest.raises(Broken, match="before the power cut"):
        run_on_files()
