"""Sums that still add up when their digits are shown."""

from __future__ import annotations

import math

from toog.review.judge import Unit

PARTS: dict[Unit, int] = {"win": 1000, "points": 10}
"""The smallest part that is shown: a tenth of a percent, a tenth of a point."""


def rounded(values: list[float], unit: Unit) -> list[float]:
    """As they are shown: whole parts of which all but the last still add up to the last."""
    parts = PARTS[unit]
    *summands, result = [value * parts for value in values]
    whole = [math.floor(value) for value in summands]
    short = round(result) - sum(whole)
    nearest = sorted(range(len(whole)), key=lambda i: whole[i] - summands[i])
    for i in nearest[:short]:
        whole[i] += 1
    return [value / parts for value in (*whole, round(result))]
