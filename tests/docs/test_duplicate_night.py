"""The page about duplicate nights is true: its example holds, its commands work, its keys are ours."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import get_type_hints

import pytest

from toog.cli import main
from toog.cli.playing import PLAY, check_duplicate, check_fork, check_resume
from toog.cli.usage import read_words
from toog.core.fork import digest
from toog.core.origin import DuplicateNote
from toog.core.record import read_record

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "duplicate-night.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ toog (\w+) (.+)$", TEXT, re.MULTILINE)


def test_the_example_of_the_page_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_commands_of_the_page_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert [command for command, _ in COMMANDS] == ["play"] * 3 + ["night"] * 2 + ["verify"]
    for command, words in COMMANDS:
        if command == "play":
            read = read_words(PLAY, words.split(), "en")
            check_resume(read)
            check_fork(read)
            check_duplicate(read)
        else:
            assert main([command, *words.split()]) == 0
            shown = capsys.readouterr()
            assert shown.err == ""
            if "--json" in words:
                found = json.loads(shown.out)
                told = set(re.findall(r'"(\w+)"', TEXT.partition("## JSON")[2]))
                assert {*found, *found["players"][0]} == told - {"win", "points"}


def test_the_keys_of_the_page_are_those_of_the_record() -> None:
    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE) == list(get_type_hints(DuplicateNote))
    first, again = (
        json.loads((ROOT / "examples" / f"{name}.json").read_text(encoding="utf-8"))
        for name in ("pietjesbak", "pietjesbak-again")
    )
    assert again["meta"]["duplicate"] == {"of": digest(read_record(first)), "rotation": 1}
