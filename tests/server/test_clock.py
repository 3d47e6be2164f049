"""The clock of the house follows the time of day and never leaps."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.house_talk import open_store, opened
from tests.server.patience import in_loop
from toog.server.runtime.clock import PACE, SteadyClock

NOON = 43_200.0


class Hands:
    """Of a machine's clocks, turned by the test."""

    def __init__(self) -> None:
        self.day = NOON
        self.steps = 7.0
        self.clock = SteadyClock(lambda: self.day, lambda: self.steps)

    def pass_by(self, seconds: float) -> float:
        self.day += seconds
        self.steps += seconds
        return self.clock()


def test_it_shows_the_time_of_day() -> None:
    hands = Hands()
    assert hands.clock() == NOON
    assert hands.pass_by(10) == NOON + 10


@pytest.mark.parametrize("leap", [3_600.0, -3_600.0])
def test_a_leap_is_walked_off(leap: float) -> None:
    hands = Hands()
    hands.day += leap
    assert hands.clock() == NOON
    assert abs(hands.pass_by(10) - (NOON + 10)) == pytest.approx(10 * PACE)
    for _ in range(10):
        hands.pass_by(abs(leap))
    assert hands.clock() == hands.day


def test_it_follows_another_clock_as_soon_as_it_may() -> None:
    """The answer took two seconds, and so what it says was true a second ago."""
    hands = Hands()
    hands.clock.follow(NOON - 91.0, took=2.0)
    hands.clock.begin()
    assert hands.clock() == NOON - 90
    assert hands.pass_by(5) == NOON - 85


def test_it_begins_when_it_is_told_however_long_that_took() -> None:
    hands = Hands()
    hands.day += 4.0
    hands.steps += 4.0
    hands.clock.follow(hands.day, took=0.0)
    hands.clock.begin()
    assert hands.clock() == hands.day


@given(st.lists(st.tuples(st.floats(0, 100), st.floats(-1e6, 1e6))))
def test_whatever_the_time_of_day_does_it_never_goes_back_nor_much_too_fast(
    steps: list[tuple[float, float]],
) -> None:
    hands = Hands()
    for seconds, leap in steps:
        before = hands.clock()
        hands.day += leap
        passed = hands.pass_by(seconds) - before
        assert seconds * (1 - PACE) - 1e-6 <= passed <= seconds * (1 + PACE) + 1e-6


@in_loop
async def test_a_table_goes_on_after_the_clock_was_set_back_overnight(
    tmp_path: Path,
) -> None:
    """An hour, and its last move would lie in the future: reactions would be too soon all that time."""
    now = NOON + 3_600
    async with opened(open_store(tmp_path), clock=lambda: now) as house:
        evening = await house.evening(thinking=60)
        await evening.host.ask("react", seat=0, reaction="cheers")
        await evening.go_home()
    now = NOON
    async with opened(open_store(tmp_path), clock=lambda: now) as house:
        live = await house.hub.find(evening.table)
        assert live.now == pytest.approx(NOON + 3_600)
        guest = await house.come(evening.table, *evening.secrets)
        now += 30
        await guest.ask("react", seat=0, reaction="cheers")
        assert live.table.entries[-1].at == pytest.approx(NOON + 3_630)
