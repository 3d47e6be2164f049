"""`toog handicap`: by levels or by reviews, for people and for programs, and one sentence where it cannot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from toog.bots.playing import play
from toog.cli import main
from toog.cli.handicapping import reviewed
from toog.core.record import read_record
from toog.lab.shapes import Reviewed
from toog.texts import Voice

Captured = pytest.CaptureFixture[str]
LEVELS = ["handicap", "pietjesbak", "--bots", "club,beginner", "--games", "500"]


@pytest.mark.usefixtures("english")
def test_levels_are_made_even(capsys: Captured) -> None:
    assert main(LEVELS) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("To make it even: ")
    assert shown[0].endswith(" marks fewer for beginner.")
    assert shown[1].startswith("Then of 100 games they win: club ")
    assert shown[2].startswith("Without a handicap: club 7")
    assert main([*LEVELS, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["handicap"][0] == 0 < found["handicap"][1]
    assert found["sentences"][0] == shown[0]
    assert found["with"][0]["value"] < found["without"][0]["value"]


def test_the_people_of_records_are_made_even_by_their_reviews(tmp_path: Path, capsys: Captured) -> None:
    files = []
    for seed in range(4):
        record = play("pietjesbak", ["sensible", "random"], players=["An", "Bo"], seed=seed).record()
        files += ["--review", str(tmp_path / f"{seed}.json")]
        Path(files[-1]).write_text(json.dumps(record), encoding="utf-8")
    assert main(["handicap", *files, "--games", "500", "--json", "--lang", "nl"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["names"] == ["An", "Bo"]
    an, bo = found["players"]
    assert bo["loss"] > an["loss"]
    assert found["handicap"][0] == 0 < found["handicap"][1]
    assert any(sentence.startswith("Bo telt als ") for sentence in found["sentences"])


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "handicap needs a GAME: toog handicap GAME"),
        (["mens"], "handicap needs to know who plays: --bots champion,beginner or --review FILE"),
        (["mens", "--bots", "club,an"], "--bots is “an”, but must be one of "),
        (
            ["mens", "--bots", "club,club", "--option", "handicap=0,1"],
            "handicap finds out what to give: leave --option handicap out",
        ),
        (
            ["mens", "--bots", "club,club", "--review", "x.json"],
            "handicap takes either --bots or --review, not both",
        ),
        (["poker", "--bots", "club,club"], "“poker” is not a game of this house; "),
        (["mens", "--review", "examples/pietjesbak.json"], "these records are of different games"),
    ],
)
def test_what_cannot_be_found_is_one_sentence(words: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["handicap", *words]) == (1 if "examples/pietjesbak.json" in words else 2)
    shown = capsys.readouterr().err
    assert shown.startswith(f"toog: {sentence}")
    assert shown.count("\n") == 1


@pytest.mark.usefixtures("english")
def test_for_programs_what_is_wrong_is_json(capsys: Captured) -> None:
    for words, sentence in (
        (["azen_jagen", "--bots", "club,club"], "azen_jagen has no handicap: "),
        (["--review", "examples/pietjesbak.json"], " reviewed choices do not show how well someone plays"),
    ):
        assert main(["handicap", *words, "--json"]) == 1
        shown = capsys.readouterr()
        assert sentence in json.loads(shown.out)["error"]["message"]
        assert shown.err == ""


def test_a_game_alone_says_nothing_of_how_well_someone_plays_with_others() -> None:
    record = read_record(play("zocken", ["random"], players=["An"], options={"rounds": 1}, seed=1).record())
    assert reviewed([record], Voice("en", record.game)) == {"An": Reviewed(0, 0.0)}
