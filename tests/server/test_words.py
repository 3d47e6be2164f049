"""The words of a game, and its facts, for a page that was not built with them."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop
from toog.core.registry import games_in_order, load_game
from toog.server.protocol.codec import view_type
from toog.texts.voice import catalogue_of


@in_loop
async def test_the_words_of_a_game_are_those_of_its_catalogue(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        told = (await house.get("/api/games/zocken/texts/fr")).json()
    said = catalogue_of(load_game("zocken"), "fr").read_text(encoding="utf-8")
    assert told == {"game": "zocken", "language": "fr", "text": said}


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api/games/chess/texts/fr", 404), ("/api/games/zocken/texts/la", 400)],
)
@in_loop
async def test_other_words_are_not_there(path: str, status: int, tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        answer = await house.get(path)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]


@in_loop
async def test_the_house_says_its_games_in_order_with_how_many_usually_play(tmp_path: Path) -> None:
    async with opened(open_store(tmp_path)) as house:
        told = (await house.get("/api/house")).json()["games"]
    assert [(game["name"], game["usual"]) for game in told] == [
        ("pietjesbak", 3),
        ("mens", 4),
        ("zocken", 2),
        ("stich", 3),
        ("azen_jagen", 3),
    ]


def test_a_game_speaks_english_where_it_lacks_a_language(tmp_path: Path) -> None:
    game = load_game("zocken")
    assert catalogue_of(game, "nl").name == "nl.ftl"
    assert catalogue_of(game, "la").name == "en.ftl"


def test_the_view_of_a_game_that_does_not_say_its_shape_is_any_object() -> None:
    untyped = dataclasses.replace(load_game("mens"), view=lambda _: {})
    assert view_type(untyped) == dict[str, Any]
    named = [view_type(game).__name__ for game in games_in_order()]
    assert sorted(named) == ["AzenJagenView", "MensView", "PietjesbakView", "StichView", "ZockenView"]
