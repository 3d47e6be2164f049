"""Values on a grid, so that what is added up closes to the last digit.

A value is rounded once, to a multiple of 2⁻³⁶ (below 2 · 10⁻¹¹). Sums and differences of such numbers are
exact in floating point as long as they stay below 2¹⁷, whatever the order: chances do, and so do the points
of the longest game.
"""

from __future__ import annotations

from collections.abc import Iterable

STEPS = 2.0**36

NEAR = 1e-9
"""Values nearer than this are the same: tables are kept with about so many digits."""

Values = tuple[float, ...]
"""One number for each seat."""


def on_grid(values: Iterable[float]) -> Values:
    return tuple(round(float(value) * STEPS) / STEPS for value in values)


def plus(one: Values, other: Values) -> Values:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def is_near(one: Values, other: Values) -> bool:
    return all(abs(change) < NEAR for change in minus(one, other))


def with_value(values: Values, seat: int, value: float) -> Values:
    """The same, with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
