"""A short way to write a game in a test: what fell and what was played, in order."""

from __future__ import annotations

from typing import Any

from toog.core.contract import Event, Telling
from toog.core.course import Course
from toog.core.registry import find_game

NAMES = ("An", "Bo", "Cé", "Dré", "Els", "Fons", "Griet", "Hugo")


def sit_down(game: str, players: int, **options: Any) -> Course:
    return Course(find_game(game), NAMES[:players], options)


def go_on(course: Course, *words: str) -> Course:
    """Dice fall, moves are the moves of whoever is on turn; `2: throw` names the seat in a race."""
    for word in words:
        seat, named, move = word.partition(": ")
        if named:
            course.play(move, int(seat))
        elif word in course.game.vocabulary:
            course.play(word)
        else:
            course.throw(word)
    return course


def played(game: str, players: int, *words: str, **options: Any) -> Course:
    return go_on(sit_down(game, players, **options), *words)


def throw_off_for(seat: int, players: int) -> list[str]:
    """A throw-off that this seat wins at once."""
    return ["6" if other == seat else "1" for other in range(players)]


def played_from(game: str, players: int, starter: int, /, *words: str, **options: Any) -> Course:
    """The same for a game that begins with a throw-off, which `starter` wins."""
    return played(game, players, *throw_off_for(starter, players), *words, **options)


def told_last(course: Course) -> list[Telling]:
    """What the last event meant."""
    return list(course.told())[-1][1]


def undo(course: Course) -> Event:
    """Takes the last event back by playing the others over."""
    last = course.events[-1]
    earlier = Course(course.game, course.players, course.options)
    for event in course.events[:-1]:
        earlier.happen(event)
    course.go_back(earlier.bookmark())
    return last
