"""Whoever attacks the house, strangers play on: their moves take not much longer, and it does not swell.

The bounds on moves are ratios to calm play in the same run, that on memory a small part of what is there. All
are far from what the attacks did before they were met: a move of a stranger then took seconds instead of
milliseconds, and the house grew by 1.5 GB.

The median and the longest move are bounded apart, or a house that stood still now and then would pass. A busy
machine is busy in the quiet moments of the same run too; where it hiccups it does so in one try of three, and
an attack works every time.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.attacks import ATTACKS, Attack
from tests.server.patience import in_loop
from tests.server.siege import Siege, Slower, besieged

MOST_SLOWER = 20.0
MOST_STOPPED = 150.0  # half a second, where a move takes three milliseconds
MOST_MEGABYTES = 100.0
TRIES = 3  # a machine that is busy with something else is so for a moment, an attack works every time


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with besieged(tmp_path_factory.mktemp("siege")) as siege:
        yield siege


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
@in_loop
async def test_strangers_play_on(siege: Siege, attack: Attack) -> None:
    for _ in range(TRIES):
        slower, megabytes = await siege.withstand(attack)
        print(f"{slower.usual:.1f} times as slow, at most {slower.longest:.1f}, {megabytes:+.1f} MB")
        assert megabytes < MOST_MEGABYTES
        if is_borne(slower):
            return
    pytest.fail(f"moves of strangers take {slower.usual:.0f} times as long, one of them {slower.longest:.0f}")


def is_borne(slower: Slower) -> bool:
    return slower.usual < MOST_SLOWER and slower.longest < MOST_STOPPED


@pytest.mark.parametrize("busy", [1.0, 30.0])
def test_a_house_that_stops_now_and_then_does_not_pass(busy: float) -> None:
    """Though most moves are as fast as ever. That a machine is slow as a whole is nobody's fault."""
    quiet = [0.004 * busy, 0.003 * busy, 0.009 * busy] * 5
    assert is_borne(Slower.than(quiet, [0.02 * busy] * 100))
    assert not is_borne(Slower.than(quiet, [0.004 * busy] * 99 + [2.0 * busy]))
    assert not is_borne(Slower.than(quiet, [0.1 * busy] * 100))
