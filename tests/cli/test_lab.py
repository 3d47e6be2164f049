"""`toog lab`: drawn for people, facts for programs, and one sentence where there is nothing to compare."""

from __future__ import annotations

import json

import pytest

from toog.cli import main

Captured = pytest.CaptureFixture[str]
FEW = ["lab", "pietjesbak", "--bot", "sensible", "--games", "400"]


@pytest.mark.usefixtures("english")
def test_for_people_it_draws_both_settings(capsys: Captured) -> None:
    assert main([*FEW, "--change", "marks=3", "--base", "seven=any"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[:3] == [
        "400 games by each of the two, 3 players.",
        "  A  seven=any",
        "  B  marks=3, seven=any",
    ]
    usual, changed = (line for line in shown if "█" in line and shown.index(line) in (7, 8))
    assert usual.count("█") > changed.count("█") > 5
    assert any(line.startswith("Games are ") and "rounds shorter (± 0." in line for line in shown)


def test_the_help_names_the_levels_it_takes(capsys: Captured) -> None:
    assert main(["lab", "--help", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "the level at which all play: beginner, sensible, or club where it compiles" in told
    assert "random" not in told
    assert main(["lab", "pietjesbak", "--lang", "en", "--change", "marks=3", "--bot", "random"]) == 2
    assert "must be one of beginner, sensible, club" in capsys.readouterr().err


def test_for_programs_it_prints_the_same_facts_every_time(capsys: Captured) -> None:
    command = [*FEW, "--change", "marks=3", "--seed", "7", "--json", "--lang", "nl"]
    assert main([*command, "--threads", "1"]) == 0
    first = capsys.readouterr().out
    assert main([*command, "--threads", "2"]) == 0
    assert capsys.readouterr().out == first
    found = json.loads(first)
    assert [setting["options"] for setting in found["settings"]] == [{}, {"marks": 3}]
    assert found["differences"]["rounds"]["value"] < 0
    assert found["clear"][:2] == ["events", "rounds"]
    assert "rondes korter" in found["sentences"][1]


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "A and B are the same: name a house rule that is not so already, --change NAME=VALUE"),
        (
            ["--change", "marks=9"],
            "A and B are the same: name a house rule that is not so already, --change NAME=VALUE",
        ),
        (["--change", "marks"], "“marks” is not a house rule in the form name=value"),
        (["--change", "marks=5", "--change", "marks=6"], "option --change marks is given twice"),
        (["--change", "marks=31"], "option marks is 31, but must be 1–30 (rule P1)"),
        (
            ["--change", "marks=5", "--players", "1"],
            "--players is “1”, but must be a whole number from 2 to 8",
        ),
        (
            ["--change", "marks=5", "--bot", "random"],
            "--bot is “random”, but must be one of beginner, sensible, club",
        ),
    ],
)
def test_what_cannot_be_compared_is_one_sentence(words: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["lab", "pietjesbak", *words]) == 2
    assert capsys.readouterr().err == f"toog: {sentence}\n"
