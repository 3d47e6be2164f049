"""A short way to write Zocken in a test: `r4@3` rolls red, a four falls, and it is placed on 3."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table_talk import go_on, sit_down
from toog.core.course import Course, Decision
from toog.core.errors import Illegal

NO_MATCH = "oygbpwr"
"""Circles with which r to w on the fields 1 to 7 never match."""


def words_of(laid: str) -> list[str]:
    """`4@` only rolls, `r4@out` puts out, anything else is said as it is."""
    die, at, place = laid.partition("@")
    if not at:
        return [laid]
    words = [f"roll {die[0]}", die[1]]
    if place:
        words.append(place if place == "out" else f"place {place}")
    return words


def lay(course: Course, *laid: str) -> Course:
    return go_on(course, *[word for one in laid for word in words_of(one)])


def zock(players: int, *laid: str, **options: Any) -> Course:
    return lay(sit_down("zocken", players, **options), *laid)


def row(pips: str, first: int = 1) -> list[str]:
    """Red, orange … from field `first` on."""
    return [f"{die}{value}@{first + i}" for i, (die, value) in enumerate(zip("roygbpw", pips, strict=False))]


def bet_after_three(laid: list[str], *bets: str) -> list[str]:
    return [*laid[:3], *bets, *laid[3:]]


def legal(course: Course) -> str:
    """The legal moves of who is on turn: `< 1 4` for places, letters for rolls."""
    turn = course.turn
    assert isinstance(turn, Decision)
    (seat,) = turn.seats
    return " ".join(word.partition(" ")[2] or word for word in course.legal(seat))


def on_turn(course: Course) -> int:
    turn = course.turn
    assert isinstance(turn, Decision)
    (seat,) = turn.seats
    return seat


def refused(course: Course, word: str) -> str | None:
    """The rule that refuses this move; the refusal has changed nothing."""
    before = course.state.copy()
    with pytest.raises(Illegal) as error:
        course.play(word)
    assert course.state == before
    return error.value.rule
