"""The sentences of a game take any name."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from tests.conformance.house import GAMES
from toog.core.registry import find_game

ELIDED = re.compile(r"\b(?:de|que|jusque|puisque|lorsque) \{ \$(?:seats?|names?) \}", re.IGNORECASE)
HOUSE = resources.files("toog.texts") / "catalogues" / "fr.ftl"


@pytest.mark.parametrize(
    "catalogue",
    [HOUSE, *(find_game(name).folder / "texts" / "fr.ftl" for name in GAMES)],
    ids=["house", *GAMES],
)
def test_no_french_word_before_a_name_would_have_to_elide(catalogue: Traversable) -> None:
    """It is *de Bo* but *d’An*, and no catalogue can know."""
    assert ELIDED.findall(catalogue.read_text(encoding="utf-8")) == []
