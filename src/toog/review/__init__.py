"""Was that luck? What moves are worth, why, and what a game owed to the dice and to its players.

The room answers to its own name: `toog.review(record)` is `toog.review.reviewing.review`. NumPy and Numba
come in with the judge of a game, when it is first asked.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from toog.core.record import Record
from toog.review.reviewing import Review, review

__all__ = ["Review", "review"]


class Room(ModuleType):
    """A package of this name would otherwise hide the function: importing any of its modules names it."""

    def __call__(
        self, record: Record | dict[str, Any], progress: Callable[[float], None] | None = None
    ) -> Review:
        return review(record, progress)


sys.modules[__name__].__class__ = Room
