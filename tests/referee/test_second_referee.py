"""Every game is refereed twice: by the house, and by somebody who has only read the numbered rules."""

from __future__ import annotations

import pytest

from tests.referee.side_by_side import REFEREES, play_before_both
from toog.core.registry import own_names

GAMES = 40
LONGEST = 400


def test_every_game_has_a_second_referee() -> None:
    assert set(own_names()) == set(REFEREES)


@pytest.mark.parametrize("name", sorted(REFEREES))
def test_both_referees_see_the_same_game(name: str) -> None:
    assert sum(play_before_both(name, f"{name} {number}", LONGEST) for number in range(GAMES)) > GAMES
