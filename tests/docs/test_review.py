"""The page about reviews is true: its commands work, its example holds, its figures are the program’s."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from toog.cli import main
from toog.review.grades import GRADES
from toog.review.worlds import EFFORT

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "review.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ toog (.+)$", TEXT, re.MULTILINE)


def test_the_commands_of_the_page_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TOOG_LANG", "en")
    assert len(COMMANDS) == 3
    for command in COMMANDS:
        assert main(command.split()) == 0
        shown = capsys.readouterr()
        assert shown.out
        assert shown.err == ""
    assert (tmp_path / "curve.svg").is_file()
    found = json.loads(shown.out)
    keys = re.findall(r'"(\w+)"', TEXT.partition("## JSON")[2])
    assert set(found) | set(found["seats"][0]) | set(found["events"][0]) | {"win", "points", "skill"} == set(
        keys
    )


def test_the_example_of_the_page_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False) == doctest.TestResults(failed=0, attempted=5)


def test_the_figures_of_the_page_are_those_of_the_program() -> None:
    assert f"worlds: {EFFORT.worlds} ways" in TEXT
    told = re.findall(r"([\d.]+)(?:\s+times\s+is)?\s+(flawless|masterly|strong|fair|loose)", TEXT)
    assert [(word, float(most)) for most, word in told] == list(GRADES)
