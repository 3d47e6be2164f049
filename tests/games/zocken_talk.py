"""A short way to write Zocken in a test: `r4@3` rolls red, a four falls, and it is placed on 3."""

from __future__ import annotations

from typing import Any

from tests.table_talk import go_on, legal_words, sit_down
from toog.core.course import Course

NO_MATCH = "oygbpwr"
"""Circles with which r to w on the fields 1 to 7 never match."""


def words_of(played: str) -> list[str]:
    """`4@` only rolls, `r4@out` puts out, anything else is said as it is."""
    die, at, place = played.partition("@")
    if not at:
        return [played]
    words = [f"roll {die[0]}", die[1]]
    if place:
        words.append(place if place == "out" else f"place {place}")
    return words


def play_dice(course: Course, *dice: str) -> Course:
    return go_on(course, *[word for one in dice for word in words_of(one)])


def zock(players: int, *dice: str, **options: Any) -> Course:
    return play_dice(sit_down("zocken", players, **options), *dice)


def row(pips: str, first: int = 1) -> list[str]:
    """Red, orange … from field `first` on."""
    return [f"{die}{value}@{first + i}" for i, (die, value) in enumerate(zip("roygbpw", pips, strict=False))]


def bet_after_three(dice: list[str], *bets: str) -> list[str]:
    return [*dice[:3], *bets, *dice[3:]]


def legal(course: Course) -> str:
    """The legal moves of who is on turn: `< 1 4` for places, letters for rolls."""
    return " ".join(word.partition(" ")[2] or word for word in legal_words(course))
