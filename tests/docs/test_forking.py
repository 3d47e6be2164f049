"""The page about forks is true: its example holds, its commands work, its keys are those of the record."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import get_type_hints

from toog import Match
from toog.cli.playing import PLAY, check_fork, check_resume
from toog.cli.usage import read_words
from toog.core.origin import ForkNote

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "forking.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_example_of_the_page_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_commands_of_the_page_are_understood() -> None:
    commands = re.findall(r"^\$ toog play (.+)$", TEXT, re.MULTILINE)
    assert len(commands) == 3
    for command in commands:
        words = read_words(PLAY, command.split(), "en")
        check_resume(words)
        check_fork(words)
    first = read_words(PLAY, commands[0].split(), "en")
    example = json.loads((ROOT / str(first.text("fork"))).read_text(encoding="utf-8"))
    assert Match.fork(example, int(str(first.text("at"))), "fresh").legal() == ["again", "stop"]


def test_the_keys_of_the_page_are_those_of_the_record() -> None:
    assert re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE) == list(get_type_hints(ForkNote))
