"""Values on a grid, so that what is added up closes to the last digit.

A value is rounded once, to a multiple of 2⁻⁴⁰ (below 10⁻¹²). Sums and differences of such numbers are exact
in floating point as long as they stay below 2¹², whatever the order.
"""

from __future__ import annotations

from collections.abc import Iterable

STEPS = 2.0**40

Values = tuple[float, ...]
"""One number for each seat."""


def on_grid(values: Iterable[float]) -> Values:
    return tuple(round(value * STEPS) / STEPS for value in values)


def plus(one: Values, other: Values) -> Values:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))
