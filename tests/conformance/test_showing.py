"""How long events are shown, in every game: long enough to be seen, and the same whatever is hidden."""

from __future__ import annotations

import pytest

from tests.conformance.house import GAMES, course_of
from toog.core.contract import RACE, Event
from toog.core.course import Course
from toog.core.falls import Dice

SECOND = 1000


def events(name: str, seed: int) -> list[tuple[Event, int, int, bool]]:
    """Of one whole game: every event, its movement, its rest, and whether it raced."""
    seen = []
    course = next(course_of(name, seed))
    for played in course_of(name, seed):
        course = played
    replayed = Course(course.game, course.players, course.options)
    for event, told in course.told():
        raced = course.game.rules.turn(replayed.state) == RACE or (
            bool(replayed.events) and replayed.events[-1].word == "throw"
        )
        replayed.happen(event)
        moves, rests, _ = course.game.show(told)
        seen.append((event, moves, rests, raced))
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_a_throw_is_seen_moving_and_then_stands_for_a_second(name: str) -> None:
    game = course_of(name, 1)
    dice = [fall for fall in next(game).game.falls if isinstance(fall, Dice)]
    for event, moves, rests, raced in events(name, 1):
        if event.seat is None and not raced and any(fall.read(event.word) for fall in dice):
            assert moves >= SECOND
            assert rests >= SECOND


@pytest.mark.parametrize("name", GAMES)
def test_every_event_outside_a_race_is_shown_for_a_moment_and_none_for_long(name: str) -> None:
    for _, moves, rests, raced in events(name, 2):
        assert raced or moves + rests >= 300
        assert moves <= 3 * SECOND
        assert rests <= 5 * SECOND


@pytest.mark.parametrize("name", GAMES)
def test_the_end_stands_for_two_seconds(name: str) -> None:
    *_, (_, _, rests, _) = events(name, 3)
    assert rests >= 2 * SECOND
