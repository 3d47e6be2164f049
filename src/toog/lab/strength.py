"""How strong someone is: a level of the house, or a place between two by what reviews say of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from toog.bots import BOT_NAMES
from toog.bots.between import PARTS
from toog.core.contract import Game
from toog.core.errors import BadRecord, BotError, quote
from toog.core.registry import part_of
from toog.lab.comparison import levels_of
from toog.lab.shapes import Reviewed, Who

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


def lost_by_levels(game: Game[Any]) -> dict[str, float]:
    """What a choice of each level costs, in yardsticks of the review; empty where nobody has measured it.

    `LOST` of a game's bots has what `python -m benchmarks.strength GAME` said.
    """
    lost: dict[str, float] = getattr(part_of(game.name, "bots"), "LOST", {})
    return lost


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
    lost = lost_by_levels(game)
    if not lost:
        raise BadRecord("handicap-unmeasured", game=game.name)
    if who.choices < FEWEST_CHOICES:
        raise BadRecord("handicap-few", choices=who.choices, fewest=FEWEST_CHOICES)
    ladder = ladder_of(game)
    for place, (weaker, stronger) in enumerate(pairwise(ladder)):
        if who.loss >= lost[stronger]:
            part = (lost[weaker] - who.loss) / (lost[weaker] - lost[stronger])
            return Strength(place * PARTS + round(max(0.0, part) * PARTS), ladder, outside=part < 0)
    return Strength((len(ladder) - 1) * PARTS, ladder, outside=True)
