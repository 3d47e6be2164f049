"""A number with its standard error, and how people read it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

Share = float | Fraction


@dataclass(frozen=True)
class Estimate:
    """Errors of two estimates are those of two simulations: independent. An error of 0 is no error."""

    value: float
    error: float

    def __sub__(self, other: Estimate) -> Estimate:
        return Estimate(self.value - other.value, math.hypot(self.error, other.error))

    def __mul__(self, by: float) -> Estimate:
        return Estimate(self.value * by, self.error * abs(by))

    @property
    def certain(self) -> bool:
        """Four standard errors from nothing: chance does that once in sixteen thousand times."""
        return abs(self.value) > 4 * self.error

    def __str__(self) -> str:
        """What was never seen is none, which is not to say never."""
        return "none" if self.value == 0 and self.error == 0 else self.text()

    def text(self, sign: bool = False) -> str:
        if math.isnan(self.value):
            return "–"
        if self.error == 0:
            return digits(self.value, 0 if self.value == round(self.value) else 2, sign)
        places = places_of(self.error)
        return f"{digits(self.value, places, sign)} ± {self.error:,.{places}f}"


def exactly(share: Share) -> Estimate:
    """In percent, for a chart."""
    return Estimate(100 * float(share), 0)


def places_of(error: float) -> int:
    """So many decimals that one figure of the error shows, and two where the first is a one."""
    first = -math.floor(math.log10(error))
    return max(0, first + 1 if error * 10**first < 2 else first)


def digits(value: Share, places: int, sign: bool = False) -> str:
    """With a minus that is as wide as a plus, and no sign before a zero."""
    text = f"{float(value):+,.{places}f}" if sign else f"{float(value):,.{places}f}"
    if not any(figure in text for figure in "123456789"):
        text = text.strip("+-")
    return text.replace("-", "−")


def percent(share: Share, places: int = 1) -> str:
    """A chance that is neither nothing nor certain never reads as if it were."""
    least = Fraction(1, 10 ** (places + 2))
    if 0 < share < least / 2:
        return f"< {digits(100 * least, places)} %"
    if 1 - least / 2 <= share < 1:
        return f"> {digits(100 * (1 - least), places)} %"
    return f"{digits(100 * share, places)} %"


def fine_percent(share: Share) -> str:
    """At least two figures, however small the share is."""
    small = 0 < share < Fraction(1, 10)
    return percent(share, max(1, 1 - math.floor(math.log10(100 * share))) if small else 1)


def one_in(share: Share) -> str:
    return f"1 in {digits(1 / share, 1 if share > Fraction(1, 10) else 0).removesuffix('.0')}"
