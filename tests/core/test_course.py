"""The course of a game: what may be taken back, and what was only typed wrongly."""

from __future__ import annotations

from tests.table_talk import go_on, played, undo
from toog.core.registry import find_game
from toog.core.sources import Seeded


def test_dice_that_fell_last_can_be_typed_again() -> None:
    assert not played("pietjesbak", 2).can_retype
    course = played("pietjesbak", 2, "6", "2", "6 4 1")
    assert course.can_retype
    assert undo(course).word == "6 4 1"
    assert course.falls == 2
    go_on(course, "6 4 3")
    assert [event.word for event in course.events] == ["6", "2", "6 4 3"]


def test_dice_on_which_something_was_played_cannot() -> None:
    assert not played("pietjesbak", 2, "6", "2", "6 4 1", "stop").can_retype


def test_a_pack_is_shuffled_by_the_house_and_never_typed() -> None:
    course = played("stich", 2, "3")
    assert course.can_retype
    pack = find_game("stich").falls[1]
    assert not go_on(course, pack.say(Seeded(1).fall(pack, 0))).can_retype


def test_the_end_of_a_game_can_be_told_alone() -> None:
    course = played("pietjesbak", 2, "6", "1", "6 4 1", "again", "5 5 5", "stop", "1 2 3")
    assert list(course.told(since=3)) == list(course.told())[3:]
