"""Numbers as people read them."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from facts.estimate import Estimate, fine_percent, one_in, percent


@pytest.mark.parametrize(
    ("value", "error", "text"),
    [
        (23.4567, 0.0123, "23.457 ± 0.012"),
        (23.4567, 0.0312, "23.46 ± 0.03"),
        (1234.5, 12.0, "1,234 ± 12"),
        (-0.002, 0.03, "0.00 ± 0.03"),
        (-3.21, 0.4, "−3.2 ± 0.4"),
        (3.0, 0.0, "3"),
        (0.0, 0.0, "none"),
        (math.nan, math.nan, "–"),
    ],
)
def test_as_many_figures_as_the_error_allows(value: float, error: float, text: str) -> None:
    assert str(Estimate(value, error)) == text


def test_a_difference_shows_its_sign_and_adds_the_errors_as_squares() -> None:
    by = Estimate(5, 0.3) - Estimate(3, 0.4)
    assert by.error == pytest.approx(0.5)
    assert by.text(sign=True) == "+2.0 ± 0.5"
    assert not by.certain
    assert (by * 2).certain == by.certain
    assert Estimate(2.1, 0.5).certain


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Fraction(1, 216), "0.46 %"),
        (Fraction(1, 6), "16.7 %"),
        (Fraction(0), "0.0 %"),
        (Fraction(1), "100.0 %"),
        (1 - Fraction(1, 10**6), "> 99.9 %"),
    ],
)
def test_chances_in_percent(share: Fraction, text: str) -> None:
    assert fine_percent(share) == text


def test_a_small_chance_never_reads_as_none() -> None:
    assert percent(Fraction(1, 10**5)) == "< 0.1 %"


@pytest.mark.parametrize(
    ("share", "text"),
    [(Fraction(1, 216), "1 in 216"), (Fraction(1, 9), "1 in 9"), (Fraction(2, 9), "1 in 4.5")],
)
def test_one_in(share: Fraction, text: str) -> None:
    assert one_in(share) == text
