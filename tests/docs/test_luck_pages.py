"""The pages about hints and reviews are true: commands work, examples hold, figures are the program’s."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

from toog.cli import main
from toog.games.stich.bots.champion import EFFORT as HINTED
from toog.games.stich.review.worlds import EFFORT
from toog.review.coaching import THRESHOLD
from toog.review.grades import GRADES
from toog.review.hinting import GOOD

ROOT = Path(__file__).parents[2]
HINTS, REVIEW = ROOT / "docs" / "hints.md", ROOT / "docs" / "review.md"
EXAMPLES = {HINTS: 5, REVIEW: 5}


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def words_in(plain: Any) -> set[str]:
    """Every key of a JSON value; of lists those of the first item, as the pages show them."""
    if isinstance(plain, list):
        return words_in(plain[0]) if plain else set()
    if not isinstance(plain, dict):
        return set()
    return set(plain).union(*map(words_in, plain.values()))


@pytest.mark.parametrize("page", [HINTS, REVIEW])
def test_the_commands_of_the_page_work(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TOOG_LANG", "en")
    commands = re.findall(r"^\$ toog (.+)$", text_of(page), re.MULTILINE)
    assert len(commands) >= 3
    for command in commands:
        assert main(command.split()) == 0
        shown = capsys.readouterr()
        assert shown.out
        assert shown.err == ""
    assert (tmp_path / "curve.svg").is_file() == (page == REVIEW)
    told = set(re.findall(r'"(\w+)"', text_of(page).partition("## JSON")[2]))
    found = json.loads(shown.out)
    if page == HINTS:
        arguments = {name for reason in found["reasons"] for name in reason["arguments"]}
        values = {"win", "points", "best", "good", "doubtful", "confirms", "open", "judge"}
        assert words_in(found) - arguments == told - values | {"best"}
    else:
        shapes = [found, *found["seats"], *found["events"]]
        assert set().union(*shapes) | {"win", "points", "skill"} == told


@pytest.mark.parametrize("page", [HINTS, REVIEW])
def test_the_example_of_the_page_is_true(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False)
    assert found == doctest.TestResults(failed=0, attempted=EXAMPLES[page])


def test_the_figures_of_reviews_are_those_of_the_program() -> None:
    text = text_of(REVIEW)
    assert f"worlds: {EFFORT.worlds} ways" in text
    told = re.findall(r"([\d.]+)(?:\s+is)?\s+(flawless|masterly|strong|fair|loose)", text)
    assert [(word, float(most)) for most, word in told] == list(GRADES[:-1])


def test_the_figures_of_hints_are_those_of_the_program() -> None:
    text = " ".join(text_of(HINTS).split())
    assert f"tried in {HINTED.worlds:,} ways" in text
    assert f"no more than {GOOD['win'] * 100:.0f} in 100 games ({GOOD['points']:.0f} points" in text
    assert f"more than {THRESHOLD['win'] * 100:.0f} in 100 games ({THRESHOLD['points']:.0f} points)" in text
