"""Charts are well-formed, the same every time, and their shapes tell what colour tells."""

from __future__ import annotations

import re
from html import unescape
from xml.parsers import expat

import pytest

from facts.charts import Chart, Series, bars, curves, round_step, scale_for
from facts.estimate import Estimate

ONE = Series("sensible", [Estimate(1, 0.5), Estimate(2, 0.5)])
TWO = Series("random & blind", [Estimate(2, 0), Estimate(3, 0)])
CHART = Chart("Rounds < turns", "Bars: two by two.", "players", "rounds", ["2", "3"], [ONE, TWO])


def words_in(svg: str) -> list[str]:
    expat.ParserCreate().Parse(svg, True)
    return [unescape(found) for found in re.findall("<text[^>]*>([^<]*)</text>", svg)]


@pytest.mark.parametrize("svg", [bars(CHART), curves(CHART, fair=2)])
def test_a_chart_names_its_title_axes_and_series(svg: str) -> None:
    assert {"Rounds < turns", "players", "rounds", "sensible", "random & blind", "2", "3"} <= set(
        words_in(svg)
    )
    assert "prefers-color-scheme:dark" in svg


def test_a_second_series_is_hatched_or_dashed_and_square() -> None:
    assert bars(CHART).count("url(#hatch)") == 3
    assert curves(CHART).count('<rect class="two dot"') == 3
    assert curves(CHART).count('<circle class="one dot"') == 3


def test_whiskers_stand_where_there_is_an_error_to_see() -> None:
    assert bars(CHART).count('class="whisker"') == 3 * 2


def test_the_same_numbers_draw_the_same_chart() -> None:
    assert bars(CHART) == bars(CHART)


@pytest.mark.parametrize(("span", "step"), [(5, 1), (7, 2), (23, 5), (100, 20), (0.3, 0.1)])
def test_steps_of_the_axis_are_round(span: float, step: float) -> None:
    assert round_step(span) == pytest.approx(step)


def test_the_axis_holds_every_whisker() -> None:
    scale = scale_for([ONE, TWO], floor=None)
    assert scale.low <= 0.5
    assert scale.high >= 3
    assert scale.ticks[0] == scale.low
    assert scale.ticks[-1] == pytest.approx(scale.high)
