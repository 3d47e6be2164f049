"""`toog review`: what is printed for people, for programs, and into a picture."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from toog import Match
from toog.cli import main
from toog.cli.reviewing import blocks
from toog.core.registry import find_game
from toog.review.grades import NO_CHOICES, PlaySums
from toog.review.pooling import Pooled
from toog.texts import LANGUAGES

Captured = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("english")


def duel(events: int) -> dict[str, Any]:
    """Pietjesbak for two who always throw again, and a name that a picture has to write with care."""
    match = Match("pietjesbak", ["An", "<Bo & co>"], seed=3)
    while len(match.record()["events"]) < events and match.legal():
        match.play("again" if "again" in match.legal() else "stop")
    return match.record()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(duel(30)), encoding="utf-8")
    return str(path)


def test_json_has_the_shape_that_was_promised(file: str, capsys: Captured) -> None:
    assert main(["review", file, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["unit"], found["exact"], found["over"]) == ("pietjesbak", "win", True, False)
    columns = ["start", "luck", "own", "others", "drift", "result", "skill"]
    assert [list(seat) for seat in found["seats"]] == [columns] * 2
    for seat in found["seats"]:
        assert seat["start"] + seat["luck"] + seat["skill"] + seat["drift"] == seat["result"]
        assert seat["own"] + seat["others"] == seat["skill"]
    for number, event in enumerate(found["events"]):
        assert list(event)[:6] == ["event", "kind", "values", "after", "best", "loss"]
        assert event["event"] == number
        assert event["kind"] == ("skill" if event["best"] else "luck")
    worst = max(found["events"], key=lambda event: float(event["loss"]))
    assert found["costliest"]["event"] == worst["event"]
    assert found["costliest"]["change"] == -worst["loss"]
    assert [play["choices"] > 0 for play in found["play"]] == [True, True]


def test_for_people_there_are_columns_turning_points_and_a_word_for_the_play(
    file: str, capsys: Captured
) -> None:
    assert main(["review", file]) == 0
    shown = capsys.readouterr().out
    assert "Every value is exact." in shown
    assert "The game is not over" in shown
    assert "start" in shown
    assert "Turning points" in shown
    assert "Costliest decision: Round" in shown
    assert "real choices and lost" in shown
    assert "of what was at stake" in shown
    assert "█" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, file: str, capsys: Captured) -> None:
    words = {"nl": "Keerpunten", "en": "Turning points", "fr": "Les tournants", "de": "Wendepunkte"}
    assert main(["review", file, "--lang", language]) == 0
    assert words[language] in capsys.readouterr().out


def test_of_several_games_it_says_how_well_everyone_played(
    file: str, tmp_path: Path, capsys: Captured
) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps(duel(20)), encoding="utf-8")
    assert main(["review", file, str(other), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in found["play"]] == ["An", "<Bo & co>"]
    for seat, pooled in enumerate(found["play"]):
        plays = [one["play"][seat] for one in found["reviews"]]
        assert pooled["games"] == 2
        assert pooled["choices"] == sum(play["choices"] for play in plays)
        assert pooled["share"] == pytest.approx(
            sum(play["loss"] for play in plays) / sum(play["stake"] for play in plays)
        )
        assert pooled["share_error"] < plays[0]["share_error"]
    assert main(["review", file, str(other)]) == 0
    assert "An at Pietjesbak, 2 games: lost" in capsys.readouterr().out


def test_a_game_is_not_counted_twice(file: str, tmp_path: Path, capsys: Captured) -> None:
    again = tmp_path / "again.json"
    again.write_text(json.dumps({**duel(30), "meta": {"kept": "elsewhere"}}), encoding="utf-8")
    for twice in (file, str(again)):
        assert main(["review", file, twice]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert f"{Path(twice).name} is the same game as {Path(file).name}" in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_well_someone_played_in_all_games_is_said_in_every_language(language: str) -> None:
    sums = PlaySums(40, 0.4, 1.6, 0.02, 0.02, 0.064)
    said = Pooled("An", find_game("pietjesbak"), "win", 3, sums).said(language)
    assert said.count("±") == 1
    assert said.startswith("An ")
    nothing = Pooled("Bo", find_game("pietjesbak"), "win", 1, NO_CHOICES).said(language)
    assert "±" not in nothing


def test_a_curve_is_of_one_game_and_the_file_that_is_wrong_is_named(
    file: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["review", file, file, "--svg", str(tmp_path / "curve.svg")]) == 2
    assert not (tmp_path / "curve.svg").exists()
    bad = tmp_path / "bad.json"
    bad.write_text("{}", encoding="utf-8")
    capsys.readouterr()
    assert main(["review", file, str(bad)]) == 1
    assert "bad.json" in capsys.readouterr().err


def test_the_picture_says_in_words_what_it_shows(file: str, tmp_path: Path, capsys: Captured) -> None:
    drawn = tmp_path / "curve.svg"
    assert main(["review", file, "--svg", str(drawn)]) == 0
    assert capsys.readouterr().out
    picture = drawn.read_text(encoding="utf-8")
    assert "<title>Luck and skill: Pietjesbak</title><desc>An from 50.0% to" in picture
    assert len(set(re.findall(r'class="curve c\d"[^>]*stroke-dasharray="([^"]*)"', picture))) == 2
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
    assert {"An", "&lt;Bo &amp; co&gt;", "0%", "100%"} <= set(texts)
    width = int(re.findall(r'viewBox="0 0 (\d+)', picture)[0])
    assert 13 * 320 / width > 11  # pixels of a letter on the smallest phone


def test_a_picture_that_cannot_be_written_is_one_sentence(
    file: str, tmp_path: Path, capsys: Captured
) -> None:
    assert main(["review", file, "--svg", str(tmp_path / "no" / "curve.svg")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_record_with_a_bad_event_is_one_sentence(tmp_path: Path, capsys: Captured) -> None:
    record = duel(12)
    record["events"][5][1] = "sing"
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["review", str(path)]) == 1
    assert capsys.readouterr().err.startswith("toog: event 5: “sing” is not")
    assert main(["review", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["event"] == 5


def test_blocks_are_as_high_as_the_numbers() -> None:
    assert blocks([0.0, 0.5, 1.0]) == "  █\n▁██"
