"""The page about the lab is true: its commands work, its example holds, its figures are the program’s."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from toog.cli import main
from toog.core.registry import find_game, own_names
from toog.lab.comparison import GAMES_THAT_TELL, USUAL_GAMES, best_level
from toog.lab.estimate import CLEAR, SURE
from toog.lab.trial import MEASURES

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ toog (.+)$", TEXT, re.MULTILINE)


def test_the_commands_of_the_page_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TOOG_LANG", "en")
    assert len(COMMANDS) == 2
    for command in COMMANDS:
        assert main(command.split()) == 0
        shown = capsys.readouterr()
        assert shown.out
        assert shown.err == ""
    keys = set(re.findall(r'"(\w+)":', TEXT.partition("## JSON")[2]))
    found = json.loads(shown.out)
    (setting, _) = found["settings"]
    figures = setting["figures"]
    assert set(found) | set(setting) | set(figures) | set(figures["events"]) == keys
    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE) == list(MEASURES) == list(figures)


def test_the_example_of_the_page_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_figures_of_the_page_are_those_of_the_program() -> None:
    assert f"({USUAL_GAMES:,} where nobody says)" in TEXT
    assert (CLEAR, GAMES_THAT_TELL, round(SURE, 2)) == (3, 30, 1.96)
    best = {name: best_level(find_game(name)) for name in own_names()}
    assert [name for name in best if best[name] == "club"] == ["mens", "pietjesbak"]
    assert [name for name in best if best[name] == "sensible"] == ["stich", "zocken"]
