"""Games put away: whole files, readable names, and secrets that stay secret."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.play_screen import Paper
from tests.table_talk import played
from toog.core.record import Record
from toog.terminal.auto import Auto
from toog.terminal.cup import REAL, SEALED, SEEDED, Cup, fresh_cup, kept_cup
from toog.terminal.seats import Sitter, name_bots, seats_of
from toog.terminal.shelf import Shelf, plain_names, private_file, take_private, take_record
from toog.terminal.sitting import Wishes, sit_at_table


def record_of(cup: Cup, meta: dict[str, object] | None = None) -> Record:
    course = played("pietjesbak", 2)
    seal = None if cup.sealed is None else replace(cup.sealed, terms="00" * 32).seal(shown=False)
    return Record(course.game, course.players, course.options, [], seal, meta)


@pytest.mark.parametrize("kind", [SEALED, SEEDED, REAL])
def test_a_game_goes_on_with_the_dice_it_was_left_with(tmp_path: Path, kind: str) -> None:
    cup = fresh_cup(kind, 2, None)
    file = Shelf(tmp_path).put(record_of(cup).plain(), cup.private())
    again = kept_cup(take_record(file), take_private(file))
    assert again is not None
    assert (again.kind, again.seed, again.secret, again.nonces(2)) == (
        cup.kind,
        cup.seed,
        cup.secret,
        cup.nonces(2),
    )
    assert again.seal_version == cup.seal_version == (2 if kind == SEALED else 1)


def test_a_game_that_was_left_under_an_older_seal_goes_on_under_it(tmp_path: Path) -> None:
    old = replace(fresh_cup(SEALED, 2, None), seal_version=1)
    assert old.sealed is not None
    record = replace(record_of(old), seal=old.sealed.seal(shown=False))
    file = Shelf(tmp_path).put(record.plain(), old.private())
    assert kept_cup(take_record(file), take_private(file)) == old


def test_what_is_private_is_for_the_owner_and_goes_when_the_game_is_over(tmp_path: Path) -> None:
    cup = fresh_cup(SEALED, 2, None)
    shelf = Shelf(tmp_path)
    file = shelf.put(record_of(cup).plain(), cup.private())
    assert private_file(file).stat().st_mode & 0o777 == 0o600
    assert shelf.put(record_of(cup).plain(), None) == file
    shelf.let_go()
    assert sorted(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "private",
    [
        {},
        {"dice": "loaded", "seed": 1, "secret": None},
        {"dice": SEALED, "seed": True, "secret": None},
        {"dice": SEALED, "seed": 1, "secret": "00" * 32},
        {"dice": SEALED, "seed": 1, "secret": "zz" * 32},
        {"dice": SEALED, "seed": 1, "secret": 7},
        {"dice": SEEDED, "seed": 1, "secret": None},
    ],
)
def test_what_does_not_belong_to_the_seal_is_refused(private: dict[str, object]) -> None:
    assert kept_cup(record_of(fresh_cup(SEALED, 2, None)), private) is None


def test_a_secret_that_everyone_has_seen_is_no_secret(tmp_path: Path) -> None:
    cup = fresh_cup(SEALED, 2, None)
    course = played("pietjesbak", 2)
    assert cup.sealed is not None
    shown = Record(course.game, course.players, {}, [], cup.sealed.seal(shown=True))
    assert kept_cup(shown, cup.private()) is None
    assert kept_cup(record_of(fresh_cup(SEEDED, 2, 1)), cup.private()) is None


@pytest.mark.parametrize("kept", [b"", b"[]", b"{", b"\xff"])
def test_a_private_file_that_cannot_be_read_is_as_if_it_were_not_there(tmp_path: Path, kept: bytes) -> None:
    file = tmp_path / "game.json"
    private_file(file).write_bytes(kept)
    assert take_private(file) == {}
    assert take_private(tmp_path / "other.json") == {}


def test_names_are_readable_and_never_taken_twice(tmp_path: Path) -> None:
    cup = fresh_cup(SEEDED, 2, 1)
    files = [Shelf(tmp_path).put(record_of(cup).plain(), cup.private()).name for _ in range(3)]
    first = files[0].removesuffix(".json")
    assert first.startswith("pietjesbak-20")
    assert first.endswith("-an-bo")
    assert files[1:] == [f"{first}-2.json", f"{first}-3.json"]
    assert plain_names(["Zoé", "../x y"]) == "zoe-x-y"
    assert plain_names(["李"]) == "game"


def test_a_game_that_is_gone_on_with_is_kept_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    cup = fresh_cup(SEEDED, 2, 1)
    assert Shelf(file=file).put(record_of(cup).plain(), cup.private()) == file
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "pietjesbak"


def test_half_a_file_is_never_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(tmp_path)
    cup = fresh_cup(SEEDED, 2, 1)
    file = shelf.put(record_of(cup).plain(), None)
    before = file.read_bytes()

    def fail(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        shelf.put(record_of(cup, {"seats": []}).plain(), None)
    shelf.let_go()
    assert [file] == list(tmp_path.iterdir())
    assert file.read_bytes() == before


def test_who_sat_where_is_in_the_record() -> None:
    cup = fresh_cup(SEEDED, 2, 1)
    assert seats_of(record_of(cup, {"seats": ["person", "random"]})) == [Sitter("An"), Sitter("Bo", "random")]
    metas: list[Any] = [None, {}, {"seats": 3}, {"seats": ["random"]}, {"seats": [["x"], {}]}]
    for strange in metas:
        assert seats_of(record_of(cup, strange)) == [Sitter("An"), Sitter("Bo")]


def test_bots_take_names_that_nobody_has() -> None:
    assert name_bots(["random", "sensible"], ["jef"]) == [
        Sitter("Rosa", "random"),
        Sitter("Staf", "sensible"),
    ]


def test_a_game_that_goes_on_keeps_what_others_wrote_into_its_meta(tmp_path: Path) -> None:
    cup = fresh_cup(SEEDED, 2, 1)
    shelf = Shelf(tmp_path)
    file = shelf.put(record_of(cup, {"club": "De Toog", "seats": ["person", "random"]}).plain(), None)
    shelf.let_go()
    wishes = Wishes(None, (), (), {}, None, SEALED, Auto.ALL, resume=file, save=None)
    table = sit_at_table(Paper(), "en", wishes)
    assert table.record()["meta"] == {"club": "De Toog", "seats": ["person", "random"]}
