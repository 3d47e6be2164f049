"""The page of levels is what was measured, and says that each level is stronger than the one below."""

from __future__ import annotations

import json
import re

import pytest

from facts.levels import FOLDER, MATCHES, WITHOUT_CHOICE, page_of
from tests.conformance.house import OWN_GAMES

MEASURED = json.loads((FOLDER / "levels.json").read_text(encoding="utf-8"))
EVEN = 0.25


def test_the_page_is_written_from_what_was_measured() -> None:
    assert (FOLDER / "levels.md").read_text(encoding="utf-8") == page_of(MEASURED).text
    assert set(MEASURED) == {game for game in OWN_GAMES if game not in WITHOUT_CHOICE}
    for rows in MEASURED.values():
        met = [(row["bot"], row["others"]) for row in rows]
        assert met == [match for match in MATCHES if match in met]


@pytest.mark.parametrize("game", MEASURED)
def test_bounds_lie_around_their_share(game: str) -> None:
    for row in MEASURED[game]:
        assert row["low"] < row["share"] < row["high"]
        assert row["games"] >= 100


def test_the_command_of_the_page_is_the_one_that_writes_it() -> None:
    assert re.search(r"`python -m facts\.levels`", page_of(MEASURED).text)
