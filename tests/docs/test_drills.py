"""The page about drills is true: commands work, examples hold, figures are the program’s."""

from __future__ import annotations

import doctest
import json
import re
from datetime import date
from pathlib import Path

import pytest

from toog.cli import main
from toog.review.coaching import THRESHOLD
from toog.review.puzzles.daily import EARLIEST, MOST_GAMES, find_daily_game, games_in_turn, text_of
from toog.review.puzzles.own import FELT, NEARLY
from toog.review.puzzles.puzzle import PuzzleFacts

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "drills.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.usefixtures("home")
def test_the_commands_of_the_page_work(capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^\$ toog (.+)$", TEXT, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        assert main(command.split()) == 0
        shown = capsys.readouterr()
        assert shown.out
        assert shown.err == ""
    found = json.loads(shown.out)
    told = set(re.findall(r'"(\w+)":', TEXT.partition("## JSON")[2]))
    assert told == {*PuzzleFacts.__annotations__, *found["source"], "record"}
    assert set(found) == set(PuzzleFacts.__annotations__)
    for word in (str(found["at"]), found["source"]["text"], f'"played": "{found["played"]}"'):
        assert word in TEXT


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("TOOG_LANG", "en")


def test_the_examples_of_the_page_are_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False) == doctest.TestResults(failed=0, attempted=14)


def test_the_figures_are_those_of_the_program() -> None:
    text = " ".join(TEXT.split())
    assert f"at least {FELT['win'] * 100} in 100 games (half a point" in text
    assert (FELT["points"], NEARLY) == (0.5, 0.5)
    assert f"those of the first {EARLIEST} events" in text
    assert MOST_GAMES == 10
    assert "up to ten games" in text
    assert f"loses more than {THRESHOLD['win'] * 100:.0f} in 100 games" in text


def test_how_the_secret_is_made_is_said_exactly() -> None:
    assert text_of(date(2026, 11, 20), "pietjesbak", 0) in TEXT.splitlines()
    played = {name: find_daily_game(name) for name in games_in_turn()}
    assert {name: (one.PLAYERS, one.OPTIONS) for name, one in played.items() if one is not None} == {
        "pietjesbak": (3, {}),
        "zocken": (2, {"rounds": 1}),
        "stich": (3, {}),
        "mens": (4, {}),
    }
    assert list(played) == ["pietjesbak", "zocken", "stich", "mens"]
