"""Every game has its page of facts, and the pages are what the generator writes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from facts.house import index, module_of, page_of
from facts.lab import Lab
from tests.conformance.house import OWN_GAMES
from toog.core.registry import find_game

DOCS = Path(__file__).parents[2] / "docs" / "facts"
ENOUGH_GAMES = 1_000_000
TINY = 0.0005


def page_text(game: str) -> str:
    return (DOCS / f"{game}.md").read_text(encoding="utf-8")


def exact_lines(text: str) -> list[str]:
    """All lines that hold nothing simulated; the first paragraph holds the number of games."""
    return [line for line in text.splitlines()[3:] if "±" not in line and "none" not in line]


def files_of(game: str, folder: Path) -> set[str]:
    return {path.name for path in folder.glob(f"{game}*") if path.suffix in (".md", ".svg")}


def other_values(option: Any, players: int) -> list[Any]:
    """What a house rule with few values could be instead."""
    schema = option.schema()
    values = schema.get("enum", [True, False] if schema.get("type") == "boolean" else [])
    return [value for value in values if value != option.default_for(players)]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_page_stands_on_enough_games(name: str) -> None:
    said = re.search(r"From ([\d,]+) simulated games", page_text(name))
    assert said is not None
    assert int(said[1].replace(",", "")) >= ENOUGH_GAMES


@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_page_says_what_each_option_changes(name: str) -> None:
    game = find_game(name)
    text = page_text(name)
    for option in game.options:
        assert re.search(rf"`{option.name}[=`]", text), option.name
        for value in other_values(option, 4):
            assert f"| `{option.name}={str(value).lower()}` |" in text


def test_the_index_leads_to_every_page_and_is_as_written() -> None:
    assert page_text("README") == index().text
    for name in OWN_GAMES:
        assert f"]({name}.md)" in page_text("README")
        assert page_text(name).startswith(f"# {module_of(name).TITLE}\n")


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_tiny_run_writes_the_same_files_with_the_same_exact_numbers(name: str, tmp_path: Path) -> None:
    page_of(name, Lab(TINY)).write(tmp_path)
    assert files_of(name, tmp_path) == files_of(name, DOCS)
    tiny = exact_lines((tmp_path / f"{name}.md").read_text(encoding="utf-8"))
    full = exact_lines(page_text(name))
    assert len(tiny) > 30
    assert [line for line in tiny if line not in full] == []
    assert [line for line in full if line not in tiny] == []


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_chart_says_in_words_what_it_shows(name: str) -> None:
    shown = re.findall(r"!\[([^\]]+)\]\(([^)]+)\)", page_text(name))
    assert {file for _, file in shown} == {file for file in files_of(name, DOCS) if file.endswith(".svg")}
    for alt, file in shown:
        svg = (DOCS / file).read_text(encoding="utf-8")
        assert f"<desc>{alt}</desc>" in svg
        assert "<title>" in svg
        assert len(alt) > 40


def test_nothing_else_lies_in_the_folder() -> None:
    known = {"README.md", "levels.md", "levels.json"}.union(*(files_of(name, DOCS) for name in OWN_GAMES))
    assert {path.name for path in DOCS.iterdir()} == known
