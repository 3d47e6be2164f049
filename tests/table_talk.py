"""A short way to write a game in a test: what fell and what was played, in order."""

from __future__ import annotations

from typing import Any

import pytest

from toog.core.contract import SPECTATOR, Event, Telling
from toog.core.course import Course, Decision
from toog.core.errors import Illegal
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


def seat_on_turn(course: Course) -> int:
    turn = course.turn
    assert isinstance(turn, Decision)
    (seat,) = turn.seats
    return seat


def legal_words(course: Course) -> list[str]:
    """Return what whoever is on turn may play."""
    return course.legal(seat_on_turn(course))


def rule_against(course: Course, word: str) -> str | None:
    """Return the rule that refuses this move or throw. Refusing it changes nothing."""
    before = course.state.copy()
    with pytest.raises(Illegal) as refusal:
        go_on(course, word)
    assert course.state == before
    return refusal.value.rule


def tellings_of(course: Course, word: str, eyes: int = SPECTATOR) -> list[Telling]:
    """Play this word and return what it tells those eyes, also at a table that was set up for the test."""
    before = course.game.hidden_copy(course.state, eyes)
    go_on(course, word)
    after = course.game.hidden_copy(course.state, eyes)
    tellings: list[Telling] = course.game.tell(before, course.events[-1], after)
    return tellings


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
