"""A word for how well someone played, by what a real choice lost on average."""

from __future__ import annotations

from typing import Literal

from toog.review.judge import Unit
from toog.review.reviewing import Play

Grade = Literal["flawless", "masterly", "strong", "fair", "loose", "wild"]

GRADES: tuple[tuple[Grade, float], ...] = (
    ("flawless", 0.0002),
    ("masterly", 0.001),
    ("strong", 0.004),
    ("fair", 0.01),
    ("loose", 0.02),
)
"""Each up to so much of a chance to win; beyond the last it is wild."""

POINTS = 250
"""Points of Zocken that are taken for a whole chance to win, alone at the table."""


def grade(play: Play, unit: Unit) -> Grade | None:
    """None where there was nothing to decide."""
    if not play.choices:
        return None
    error = play.error / POINTS if unit == "points" else play.error
    return next((name for name, most in GRADES if error <= most), "wild")
