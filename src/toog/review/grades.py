"""How well someone played: the share of what was at stake that was lost, how sure that is, and a word for it.

A choice puts at stake what a move drawn by lot would lose there on average. So someone who draws lots loses
all of it, whatever the game, and a choice at which nothing is left to lose counts for nothing. The sums of
several games are added up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Literal

from msgspec.structs import astuple

from toog.review.pricing import Priced
from toog.workers import Shape

Grade = Literal["flawless", "masterly", "strong", "fair", "loose", "wild"]

GRADES: tuple[tuple[Grade, float], ...] = (
    ("flawless", 0.01),
    ("masterly", 0.08),
    ("strong", 0.2),
    ("fair", 0.4),
    ("loose", 0.7),
    ("wild", math.inf),
)
"""Each grade, with the largest share of what was at stake that may be lost for it."""

MOST_WORDS = 2
SMALL_ERROR = 0.1
"""If the error is larger than this and more than `MOST_WORDS` are left, there were too few choices to say."""


class PlaySums(Shape, frozen=True):
    """What the real choices of one player come to, to be added to those of other games.

    `stake` is what moves drawn by lot would have lost; the rest are squares and products of the two, and
    `loss_squared` has also the squares of what the judge may be off by.
    """

    choices: int
    loss: float
    stake: float
    loss_squared: float
    loss_by_stake: float
    stake_squared: float

    @classmethod
    def of(cls, choices: Iterable[Priced]) -> PlaySums:
        """The square of what the judge may be off by in a loss is added to that of the loss.

        It counts for no more than was at stake or lost: where little is at stake, little can be wrong.
        """
        found = list(choices)
        return cls(
            len(found),
            sum(one.loss for one in found),
            sum(one.stake for one in found),
            sum(one.loss**2 + min(one.error, max(one.loss, one.stake)) ** 2 for one in found),
            sum(one.loss * one.stake for one in found),
            sum(one.stake**2 for one in found),
        )

    def __add__(self, other: PlaySums) -> PlaySums:
        return PlaySums(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @property
    def share(self) -> float:
        """The share of what was at stake that was lost."""
        return self.loss / self.stake if self.stake > 0 else 0.0

    @property
    def mean_loss(self) -> float:
        """What a choice lost on average."""
        return self.loss / self.choices if self.choices else 0.0

    @property
    def error(self) -> float:
        """One standard error of the share: that of a ratio of sums, with one more choice that was lost.

        Without it a few choices that happened to be the best would look certain. A few that happened to be
        bad tell as little: above a share of 1 the one more is one that lost nothing. The choices tell as much
        as stake² / (sum of stakes²) choices of equal stakes would, so the one more is one in so many.
        """
        if self.stake <= 0:
            return math.inf
        share = self.share
        one_more = max(1.0, share) * self.stake_squared / self.stake**2
        off = self.loss_squared - 2 * share * self.loss_by_stake + share * share * self.stake_squared
        return math.hypot(math.sqrt(max(0.0, off)) / self.stake, one_more)

    @property
    def grades(self) -> tuple[Grade, ...]:
        """Every grade within one standard error, best first; none if that leaves too many open."""
        low, high = grade_at(self.share - self.error), grade_at(self.share + self.error)
        found = tuple(word for word, _ in GRADES[low : high + 1])
        return found if len(found) <= MOST_WORDS or self.error <= SMALL_ERROR else ()


NO_CHOICES = PlaySums(0, 0.0, 0.0, 0.0, 0.0, 0.0)


def grade_at(share: float) -> int:
    return next(place for place, (_, most) in enumerate(GRADES) if share <= most)


def plain_share(play: PlaySums) -> dict[str, Any]:
    """Return the stake, the share of it that was lost, its error, and the grades that are left."""
    sure = play.stake > 0
    return {
        "stake": play.stake,
        "share": play.share if sure else None,
        "share_error": play.error if sure else None,
        "grades": list(play.grades),
    }
