"""Bots of somebody's own, of every kind there is."""

from __future__ import annotations

from typing import Any

from toog.bots import Question
from toog.games.mens.rules import play

__version__ = "2.5"


def first(s: Any, seat: int, out: Any, many: int, luck: int) -> int:
    chosen: int = out[0]
    return chosen


def tries_out(s: Any, seat: int, out: Any, many: int, luck: int) -> int:
    """Plays what it thinks of on its own copy, and forgets to take it back."""
    chosen: int = out[0]
    play(s, seat, chosen)
    out[0] = -1
    return chosen


def wild(s: Any, seat: int, out: Any, many: int, luck: int) -> int:
    return 9999


def in_words(question: Question) -> str:
    return question.legal[0]


class Thinker:
    """Remembers what it saw."""

    def __call__(self, question: Question) -> int:
        return question.moves[0]


def broken(question: Question) -> int:
    raise RuntimeError("no idea\nat all")


def of_two(s: Any, seat: int) -> int:
    return 0


number = 3
