"""Every game is refereed twice: by the house, and by somebody who has only read the numbered rules."""

from __future__ import annotations

import pytest

from tests.referee.side_by_side import REFEREES, play_before_both
from toog.core.registry import find_game, own_names

GAMES = 60
LONGEST = 3000


def test_every_game_has_a_second_referee() -> None:
    assert set(own_names()) == set(REFEREES)


@pytest.mark.parametrize("name", sorted(REFEREES))
def test_the_second_referee_knows_every_house_rule_and_each_of_its_choices(name: str) -> None:
    referee = REFEREES[name]
    choices = {option.name: option.schema().get("enum", []) for option in find_game(name).options}
    assert choices.keys() - {"handicap"} == referee.house_rules.keys()
    assert ("handicap" in choices) == bool(referee.gifts)
    for option, values in referee.house_rules.items():
        assert [value for value in choices[option] if value not in values] == [], option


@pytest.mark.parametrize("name", sorted(REFEREES))
def test_both_referees_see_the_same_game(name: str) -> None:
    events = [play_before_both(name, f"{name} {number}", LONGEST) for number in range(GAMES)]
    assert sum(0 < of_game < LONGEST for of_game in events) > GAMES * 2 / 3, "most are played to their end"
