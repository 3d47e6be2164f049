"""Who the lab is asked about and what it finds out, as it goes between processes and over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from toog.workers import Shape


@dataclass(frozen=True)
class Reviewed:
    """Someone whose choices were reviewed: how many, and what one lost on average, in yardsticks."""

    choices: int
    loss: float

    @classmethod
    def of(cls, plays: Sequence[tuple[int, float]]) -> Reviewed:
        """From several games: of each how many choices, and what one of them lost."""
        choices = sum(many for many, _ in plays)
        return cls(choices, sum(many * loss for many, loss in plays) / max(1, choices))

    def plain(self) -> dict[str, Any]:
        return {"choices": self.choices, "loss": self.loss}


Who = str | Reviewed
"""A level by its name, or someone reviewed."""


class LabFigure(Shape, frozen=True):
    """What one setting came to, in words, and the bounds that hold the truth nineteen times out of twenty."""

    low: float
    high: float
    text: str


class LabLine(Shape, frozen=True):
    """One measure of both settings, and by how much the second differs; `clear` where beyond its error.

    `share` where it is a part of a whole, and 1 would be all of it.
    """

    measure: str
    name: str
    share: bool
    figures: list[LabFigure]
    difference: str
    clear: bool


class Compared(Shape, frozen=True):
    """What there is after so many games of each setting, of so many that are wanted."""

    games: int
    wanted: int
    lines: list[LabLine]
    sentences: list[str]
    better: str


class Evened(Shape, frozen=True):
    """What each player is to be given, in the order of the seats, and what is to be said of it."""

    handicap: list[int]
    sentences: list[str]
