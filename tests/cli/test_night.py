"""`toog night`: two rankings for people and for programs, and a sentence about the file that does not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.review.test_night import evening
from toog.cli import main
from toog.cli.nights import bar_between, call_files
from toog.core.fork import digest
from toog.core.record import read_record
from toog.review.night import rank
from toog.texts import LANGUAGES

Captured = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("english")


def written(folder: Path, name: str, record: dict[str, Any]) -> str:
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    return [written(tmp_path, f"{number}.json", record) for number, record in enumerate(evening(), 1)]


def test_programs_get_the_ranking(files: list[str], capsys: Captured) -> None:
    assert main(["night", *files, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == rank(evening()).plain()


def test_people_get_two_rankings_and_are_told_that_dice_were_known(
    files: list[str], capsys: Captured
) -> None:
    assert main(["night", *files]) == 0
    shown, err = capsys.readouterr()
    first, _, second = shown.partition("With luck taken out")
    assert "Duplicate night: Pietjesbak, 2 games with the same dice\nEvery value is exact." in first
    for player in rank(evening()).players:
        assert f"{player.rank_raw}.  {player.name}" in first
        assert f"{player.raw * 100:.1f}%" in first
        assert f"{player.rank_without_luck}.  {player.name}" in second
    assert "With luck taken out, An comes first." in second
    assert "One of these games repeats another: whoever had that record could know" in second
    assert err == ""


def test_every_language_says_it(files: list[str], capsys: Captured) -> None:
    shown = set()
    for language in LANGUAGES:
        assert main(["night", *files, "--lang", language]) == 0
        shown.add(capsys.readouterr().out)
    assert len(shown) == len(LANGUAGES)


def test_the_file_that_does_not_fit_is_named(files: list[str], tmp_path: Path, capsys: Captured) -> None:
    first, second = files
    assert main(["night", first]) == 1
    assert "at least two games" in capsys.readouterr().err
    assert main(["night", first, str(tmp_path / "none.json")]) == 1
    assert capsys.readouterr().err.startswith("toog: there is no file “")
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    assert main(["night", first, str(tmp_path / "bad.json")]) == 1
    assert "toog: “bad.json”: this is not valid JSON" in capsys.readouterr().err
    half = written(tmp_path, "half.json", {**evening()[1], "events": evening()[1]["events"][:-1]})
    assert main(["night", first, half, "--json"]) == 1
    assert "“half.json” is not over" in json.loads(capsys.readouterr().out)["error"]["message"]
    events = [[who, "1 1 2" if who == "*" and " " in word else word] for who, word in evening()[1]["events"]]
    broken = written(tmp_path, "broken.json", {**evening()[1], "events": events})
    assert main(["night", first, broken, "--lang", "nl"]) == 1
    assert "“broken.json”: " in capsys.readouterr().err
    assert main(["night", first, second, first]) == 1
    assert "is the same game as" in capsys.readouterr().err


def test_a_file_is_called_by_its_name_unless_two_share_it() -> None:
    assert call_files(["a/b.json", "c.json"]) == ["“b.json”", "“c.json”"]
    assert call_files(["a/b.json", "c/b.json", "-"]) == ["“a/b.json”", "“c/b.json”", "“-”"]


def test_a_bar_begins_at_nothing_or_at_the_least() -> None:
    chances = bar_between([0.5, 0.25, 0.0], 12)
    assert [chances(value) for value in (0.5, 0.25, 0.0)] == ["█" * 12, "██████      ", " " * 12]
    points = bar_between([-90.0, -60.0], 12)
    assert [points(value) for value in (-60.0, -75.0, -90.0)] == ["█" * 12, "██████      ", " " * 12]
    assert bar_between([0.0, 0.0], 3)(0.0) == "   "
    assert bar_between([1.0, 0.5], 1)(0.5) == "▌"
    assert bar_between([1.0], 0)(1.0) == ""


def test_verify_tells_a_game_that_was_played_again_from_a_first_one(
    files: list[str], capsys: Captured
) -> None:
    first, again = files
    assert main(["verify", first]) == 0
    assert "repeats" not in capsys.readouterr().out
    assert main(["verify", again]) == 0
    repeated = digest(read_record(evening()[0]))
    said = capsys.readouterr().out
    assert f"This game repeats the record {repeated[:16]}… with the same dice, everyone one seat on" in said
    assert "whoever had that record could know what was to fall" in said
    assert main(["verify", again, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["duplicate"]["of"], told["duplicate"]["rotation"]) == (repeated, 1)
    assert told["duplicate"]["terms"]["players"] == evening()[0]["players"]
    assert (told["binds"], told["unbound"]) == (["dice", "game", "options"], ["players", "bots"])
