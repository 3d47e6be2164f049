"""You, expected, best: the points of one seat by aspect, as they were, on average, and as the champion’s."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from toog.core.contract import Event

ASPECTS = ("row", "colours", "escapes", "outs", "bets")
"""In the order of the score of Zocken; the first four as the telling of a score names them."""

Points = dict[str, float]


def nothing() -> Points:
    return dict.fromkeys(ASPECTS, 0.0)


@dataclass
class Tally:
    """Of one seat, over all turns that were played to the end."""

    you: Points = field(default_factory=nothing)
    expected: Points = field(default_factory=nothing)
    best: Points = field(default_factory=nothing)

    def plain(self) -> dict[str, Points]:
        return {"you": self.you, "expected": self.expected, "best": self.best}


class Following(Protocol):
    """Sees a game go by, and plays it again."""

    tallies: Sequence[Tally]

    def happen(self, event: Event) -> None: ...
