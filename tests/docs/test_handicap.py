"""The page about the handicap: its commands work, its example is true, its table is what the games allow."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from toog.cli.main import main
from toog.core.options import EachSeat
from toog.core.registry import find_game, own_names

PAGE = Path(__file__).parents[2] / "docs" / "handicap.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ toog (.+)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_works(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert shown.out
    assert shown.err == ""


def test_the_example_of_the_page_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_table_says_what_each_game_allows() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| .* \| (\d+) \|$", TEXT, re.MULTILINE)
    gifts = {name: option for name in own_names() for option in given_in(name)}
    assert {name: (rule, int(high)) for name, rule, high in rows} == {
        name: (option.rule, option.high) for name, option in gifts.items()
    }


def given_in(name: str) -> list[EachSeat]:
    return [option for option in find_game(name).options if isinstance(option, EachSeat)]
