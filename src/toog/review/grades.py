"""A word for how well someone played, by what a real choice lost on average."""

from __future__ import annotations

from typing import Literal

Grade = Literal["flawless", "masterly", "strong", "fair", "loose", "wild"]

GRADES: tuple[tuple[Grade, float], ...] = (
    ("flawless", 0.01),
    ("masterly", 0.2),
    ("strong", 0.7),
    ("fair", 1.5),
    ("loose", 3.0),
)
"""Each up to so many times what the sensible player of the house loses; beyond the last it is wild."""


def grade(error: float, yardstick: float) -> Grade:
    return next((name for name, most in GRADES if error <= most * yardstick), "wild")
