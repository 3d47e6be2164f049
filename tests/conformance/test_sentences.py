"""The sentences of a game take any name."""

from __future__ import annotations

import re

import pytest

from tests.conformance.house import GAMES
from toog.core.registry import find_game

ELIDED = re.compile(r"\b(de|que|jusque|puisque|lorsque) \{ \$seats? \}", re.IGNORECASE)


@pytest.mark.parametrize("name", GAMES)
def test_no_french_word_before_a_name_would_have_to_elide(name: str) -> None:
    """It is *de Bo* but *d’An*, and no catalogue can know."""
    french = (find_game(name).folder / "texts" / "fr.ftl").read_text(encoding="utf-8")
    assert ELIDED.findall(french) == []
