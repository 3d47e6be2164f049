"""You, expected, best: the points of one seat by aspect, as they were, on average, and as the champion’s."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from toog.core.contract import Event

Points = dict[str, float]
"""By aspect: what a game tells apart in its score, in that order."""


@dataclass
class Tally:
    """Of one seat, over all turns that were played to the end. People are told the aspects in `told`."""

    you: Points
    expected: Points
    best: Points
    told: tuple[str, ...]

    @classmethod
    def of(cls, aspects: tuple[str, ...], told: tuple[str, ...]) -> Tally:
        you, expected, best = (dict.fromkeys(aspects, 0.0) for _ in range(3))
        return cls(you, expected, best, told)

    def plain(self) -> dict[str, Points]:
        return {"you": self.you, "expected": self.expected, "best": self.best}


class TallyFollower(Protocol):
    """Sees a game go by, and plays it again."""

    tallies: Sequence[Tally]

    def happen(self, event: Event) -> None: ...
