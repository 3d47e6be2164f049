"""What a seat sees of Azen jagen: everything, and all the same."""

from __future__ import annotations

import pytest

from tests.table_talk import go_on, played, sit_down
from toog.core.registry import find_game

RACE = ("6", "2", "2", "1 1 1", "1 1 1", "1 1 1")


def test_before_the_first_throw() -> None:
    assert sit_down("azen_jagen", 2, sips=5).view(0) == {
        "phase": "throw_off",
        "hand": 0,
        "dice": None,
        "aces": 0,
        "orderer": None,
        "taster": None,
        "drinker": None,
        "next": None,
        "sips": 5,
        "sips_left": 0,
        "paid": [0, 0],
        "settled": 0,
        "orders": 3,
        "throw_off": [0, 0],
    }


def test_the_throw_off_shows_who_is_still_in_it() -> None:
    assert played("azen_jagen", 3, "6", "2", "6", "4").view(None)["throw_off"] == [4, None, 0]


def test_the_hunt() -> None:
    seen = played("azen_jagen", 3, *RACE[:4]).view(1)
    assert (seen["phase"], seen["hand"], seen["dice"], seen["aces"]) == ("hunt", 1, [1, 1, 1], 3)
    assert (seen["orderer"], seen["taster"], seen["drinker"]) == (0, None, None)
    assert seen["throw_off"] is None


def test_the_race() -> None:
    course = played("azen_jagen", 3, *RACE, "2: sip")
    seen = course.view(None)
    assert (seen["phase"], seen["hand"], seen["drinker"], seen["sips_left"]) == ("race", None, 2, 2)
    assert seen["next"] == 0  # where it is played turn by turn
    seen = go_on(course, "1: throw").view(None)
    assert (seen["phase"], seen["hand"], seen["next"]) == ("race_throw", 1, None)


def test_the_end() -> None:
    seen = played("azen_jagen", 3, *RACE, "2: sip", sips=1, orders=1).view(2)
    assert (seen["phase"], seen["hand"], seen["settled"]) == ("over", None, 1)
    assert seen["paid"] == [1, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everyone_sees_what_a_spectator_sees(seat: int) -> None:
    course = played("azen_jagen", 3, *RACE)
    assert course.view(seat) == course.view(None)
    assert find_game("azen_jagen").hidden_copy(course.state, seat) == course.state
