"""How strong someone is: a level of the house, or a place between two by what reviews say of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from toog.bots import BOT_NAMES
from toog.bots.between import PARTS
from toog.core.contract import Game
from toog.core.errors import BadRecord, BotError, quote
from toog.lab.comparison import levels_of
from toog.lab.shapes import Reviewed, Who

LOST = {
    "pietjesbak": {"random": 4.48, "beginner": 2.58, "sensible": 1.17, "club": 0.11},
    "zocken": {"random": 10.2, "beginner": 3.97, "sensible": 0.94},
    "stich": {"random": 4.24, "beginner": 1.59, "sensible": 1.25},
    "mens": {"random": 6.42, "beginner": 3.30, "sensible": 1.20, "club": 0.58},
}
"""What a choice of each level costs, in yardsticks of the review: `python -m benchmarks.strength GAME`."""

FEWEST_CHOICES = 20
"""Fewer say too little of how well someone plays."""


@dataclass(frozen=True)
class Strength:
    """A place on the ladder of the levels that compile, in `PARTS`; where it lies between two, both.

    `outside` where who plays is better than the best of them, or worse than the worst: it is then counted as
    that one.
    """

    place: int
    ladder: tuple[str, ...]
    outside: bool = False

    @property
    def levels(self) -> tuple[str, ...]:
        """The level itself, or those around it, the weaker first."""
        low, part = divmod(self.place, PARTS)
        return self.ladder[low : low + (2 if part else 1)]


def ladder_of(game: Game[Any]) -> tuple[str, ...]:
    """Who can be played in bulk, from the weakest."""
    return ("random", *levels_of(game))


def strength_of(game: Game[Any], who: Who) -> Strength:
    return of_level(game, who) if isinstance(who, str) else of_reviewed(game, who)


def of_level(game: Game[Any], level: str) -> Strength:
    """A level that thinks is counted as the best that does not."""
    ladder = ladder_of(game)
    if level in ladder:
        return Strength(ladder.index(level) * PARTS, ladder)
    if level not in BOT_NAMES:
        raise BotError("no-such-bot", bot=quote(level), allowed=", ".join(BOT_NAMES))
    return Strength((len(ladder) - 1) * PARTS, ladder, outside=True)


def of_reviewed(game: Game[Any], who: Reviewed) -> Strength:
    """Where one loses as much: who plays a share of all choices as the weaker loses that share of it."""
    if game.name not in LOST:
        raise BadRecord("handicap-unmeasured", game=game.name)
    if who.choices < FEWEST_CHOICES:
        raise BadRecord("handicap-few", choices=who.choices, fewest=FEWEST_CHOICES)
    ladder, lost = ladder_of(game), LOST[game.name]
    for place, (weaker, stronger) in enumerate(pairwise(ladder)):
        if who.loss >= lost[stronger]:
            part = (lost[weaker] - who.loss) / (lost[weaker] - lost[stronger])
            return Strength(place * PARTS + round(max(0.0, part) * PARTS), ladder, outside=part < 0)
    return Strength((len(ladder) - 1) * PARTS, ladder, outside=True)
