"""The words of `toog play`, before anyone sits down."""

from __future__ import annotations

import pytest

from toog.cli.playing import PLAY, read_names, read_options
from toog.cli.usage import Words
from toog.core.errors import GameError
from toog.core.registry import find_game


def words(flag: str, *values: str) -> Words:
    return Words(PLAY, "en", given={flag: list(values)})


def test_a_name_has_no_blanks_around_it() -> None:
    assert read_names(words("name", " An ", "Bo")) == ["An", "Bo"]


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_name_that_is_none(name: str) -> None:
    with pytest.raises(GameError):
        read_names(words("name", name))


def test_a_house_rule_that_some_number_of_players_can_play_by() -> None:
    assert read_options(words("option", "marks=30"), find_game("pietjesbak")) == {"marks": 30}
    with pytest.raises(GameError):
        read_options(words("option", "marks=31"), find_game("pietjesbak"))
