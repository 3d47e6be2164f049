"""A mean over games with its error, and what is made of it."""

from __future__ import annotations

from dataclasses import dataclass

CLEAR = 3.0
"""A difference of so many standard errors is said to be one: chance does that once in 370 times."""
SURE = 1.959964
"""So many standard errors to either side hold the truth nineteen times out of twenty."""


@dataclass(frozen=True)
class Estimate:
    """A mean over games, and its standard error."""

    value: float
    error: float

    @property
    def bound(self) -> float:
        """How far to either side the truth lies, nineteen times out of twenty."""
        return SURE * self.error

    @property
    def clear(self) -> bool:
        return abs(self.value) > CLEAR * self.error
