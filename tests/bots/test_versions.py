"""A record names the version of each bot, so a level whose moves change gets another version."""

from __future__ import annotations

import pytest

from tests.bots.level_moves import levels, moves_of, name_of, written
from toog.bots import Bot, company
from toog.core.registry import find_game


@pytest.mark.parametrize(("game", "level"), levels())
def test_a_level_plays_as_its_version_did(game: str, level: str) -> None:
    name = name_of(game, level)
    assert name in written(), "a new version: write its moves down with `python -m tests.bots.level_moves`"
    assert moves_of(game, level) == written()[name], (
        f"{level} of {game} plays other moves than it did. If that is meant, give it another version in"
        f" VERSIONS of src/toog/games/{game}/bots/__init__.py, or `toog verify` calls older records false;"
        " then write its moves down with `python -m tests.bots.level_moves`."
    )


def test_only_versions_that_are_played_are_written_down() -> None:
    assert set(written()) == {name_of(game, level) for game, level in levels()}


def test_other_moves_have_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways in which moves are written down notice it when a level plays as another does."""
    before = {level: moves_of("mens", level) for level in ("sensible", "champion")}
    find = company.house_bot
    for level, other in (("sensible", "random"), ("champion", "beginner")):
        found = find(other, find_game("mens"))
        played = Bot(level, found.answer, found.choose if level == "sensible" else None)
        monkeypatch.setattr(company, "house_bot", lambda *_, played=played: played)
        assert moves_of("mens", level) != before[level]
