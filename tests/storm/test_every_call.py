"""Every single call of the store to its files fails in turn, and the power goes at every one of them.

Whatever fails: what was acknowledged is there when the house is opened again, once and in its order. Of what
was not, there may be as much as was tried, and nothing else. The suite takes every few calls;
`python -m tests.storm --calls` takes all of them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.storm.every_call import calls_of, fail, lose_power, new_house
from tests.storm.vfs import Fault
from tests.storm.world import Broken
from toog.server.runtime.errors import NotStored
from toog.server.store.appends import Append
from toog.server.store.engine import PRAGMAS
from toog.server.store.store import Store

EVERY = 9


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return new_house(tmp_path / "house")


@pytest.mark.parametrize("ever_after", [False, True], ids=["once", "from then on"])
def test_a_call_that_fails_loses_nothing_that_was_acknowledged(house: Path, ever_after: bool) -> None:
    calls = calls_of(house)
    assert {call.partition(" ")[0] for call in calls} >= {"read", "write", "sync", "truncate"}
    acknowledged = [fail(house, Fault(number, ever_after)) for number in range(0, len(calls), EVERY)]
    assert min(acknowledged) < max(acknowledged)


def test_a_power_cut_at_a_call_loses_nothing_that_was_acknowledged(house: Path) -> None:
    for number in range(4, len(calls_of(house)), EVERY):
        lose_power(house, number, random.Random(number))


def test_it_is_seen_when_a_commit_does_not_wait_for_the_disk(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PRAGMAS, "synchronous", 1)
    numbers = range(len(calls_of(house)))
    with pytest.raises(Broken, match="acknowledged"):
        sum(lose_power(house, number, random.Random(number)) for number in numbers)


def test_it_is_seen_when_a_failed_commit_is_acknowledged(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append

    def careless(store: Store, batch: Sequence[Append]) -> list[NotStored | None]:
        append(store, batch)
        return [None] * len(batch)

    numbers = range(len(calls_of(house)))
    monkeypatch.setattr(Store, "append", careless)
    with pytest.raises(Broken, match="acknowledged"):
        sum(fail(house, Fault(number)) for number in numbers)
