"""What a night needs of the review of one game: little enough to be kept when the review is not."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from toog.review.judge import Unit
from toog.review.reviewing import Review


@dataclass(frozen=True)
class Outcome:
    """Result and luck of each seat, and how far such a value may be off."""

    unit: Unit
    exact: bool
    error: float
    result: list[float]
    luck: list[float]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def outcome_of(found: Review) -> Outcome:
    account = found.account
    return Outcome(found.unit, found.exact, found.error, list(account.result), list(account.luck))
