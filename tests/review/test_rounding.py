"""What is shown of a sum adds up as it is shown."""

from __future__ import annotations

from toog.review.rounding import rounded


def test_the_columns_add_up_as_they_are_shown() -> None:
    shown = rounded([1 / 3, 0.12345, -0.20005, 0.00005, 0.25678], "win")
    assert shown[-1] == 0.257
    assert sum(round(1000 * value) for value in shown[:-1]) == 257
    assert rounded([0.5, 0.25, 0.25, 0.0, 1.0], "win") == [0.5, 0.25, 0.25, 0.0, 1.0]


def test_points_are_shown_by_tenths() -> None:
    assert rounded([458.33, -11.24, -597.09, 0.0, -150.0], "points") == [458.3, -11.2, -597.1, 0.0, -150.0]
