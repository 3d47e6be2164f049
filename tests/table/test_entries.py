"""The entries, a closed set, and the table that is nothing but their list."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.evening import SECRET, Evening, opened, reopened, whole
from toog.table import Entry, Table, TableError
from toog.table.entries import KINDS, Fell, Moved, Opened, TakenOver, WentAway
from toog.table.standing import HAPPENS


def test_every_kind_of_entry_means_something() -> None:
    changes_company = {kind for kind in KINDS.values() if kind.change is not Entry.change}
    assert {*changes_company, *HAPPENS, Opened, Moved, Fell} == set(KINDS.values())
    assert {kind.kind for kind in KINDS.values()} == set(KINDS)


def test_an_entry_is_the_same_after_json() -> None:
    evening = Evening("zocken", people=1, bots=1, options={"table": [0, 1, 2, 3, 4, 5, 6, 7]})
    for entry in evening.table.entries:
        assert Entry.from_plain(json.loads(json.dumps(entry.plain()))) == entry


def test_an_entry_is_written_with_its_kind_and_all_its_fields() -> None:
    gone = {"entry": "went_away", "at": 101.0, "seat": 2, "name": None}
    assert WentAway(101.0, 2).plain() == WentAway(101.0, 2).shown() == gone


def test_an_entry_is_shown_without_its_private_fields() -> None:
    assert "key" in TakenOver(101.0, 2, "An", "ab").plain()
    assert TakenOver(101.0, 2, "An", "ab").shown() == {
        "entry": "taken_over",
        "at": 101.0,
        "seat": 2,
        "name": "An",
    }


@pytest.mark.parametrize(
    "wrong", [{}, [], {"entry": "flew"}, {"entry": ["sat"]}, {"entry": "sat"}, {"entry": "started", "b": 1}]
)
def test_what_is_no_entry_is_refused(wrong: Any) -> None:
    with pytest.raises(TableError, match="not an entry"):
        Entry.from_plain(wrong)


def test_a_table_begins_with_its_opening() -> None:
    evening = Evening()
    for entries in ([], evening.table.entries[1:]):
        with pytest.raises(TableError, match="not an entry"):
            Table.open("toog", entries, SECRET)


def test_a_table_needs_the_secret_of_its_seal() -> None:
    with pytest.raises(TableError, match="does not belong"):
        Table.open("toog", opened().entries, bytes(32))
    real = opened(dice="real")
    assert Table.open("toog", real.entries, bytes(32)).version == 1


def test_the_same_entries_make_the_same_table() -> None:
    evening = Evening(dice="real").begun_by(1)
    evening.throw(1, "6 2 1")
    evening.play(1, "again")
    evening.undo(1)
    assert whole(reopened(evening.table)) == whole(evening.table)
