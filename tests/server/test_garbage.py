"""The garbage collector looks when the house has time for it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import psutil
import pytest
from litestar._asgi.routing_trie.traversal import parse_path_params
from litestar.types.internal_types import PathParameterDefinition

from toog.server.runtime import garbage
from toog.server.runtime.garbage import ALL, NEW, Garbage
from toog.server.runtime.metrics import Metrics

DEFINITIONS = (PathParameterDefinition("table", "{table:str}", str, None),)


class Circle:
    """Holds itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.me = self


class House:
    """The collector of a house, whose clocks a test sets."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.now = self.used = 0.0
        self.garbage = Garbage(self.metrics, lambda: self.now, lambda: self.used)

    def lasts(self, seconds: float, busy: bool) -> None:
        for _ in range(round(seconds / garbage.LOOK_SECONDS)):
            self.now += garbage.LOOK_SECONDS
            self.used += garbage.LOOK_SECONDS if busy else 0.0
            self.garbage.look_at_new()
            self.garbage.look()

    def looks(self, generation: int) -> float:
        name, labels = "toog_gc_pause_seconds_count", {"generation": str(generation)}
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


@pytest.fixture
def house() -> Iterator[House]:
    opened = House()
    opened.garbage.take_over()
    yield opened
    opened.garbage.stop()


def aged() -> weakref.ref[Circle]:
    """A circle that was still in use the last time the collector looked at what was new."""
    circle = Circle()
    gc.collect(NEW)
    return weakref.ref(circle)


MANY = 100_000  # new objects: more than can be looked at in a moment


def test_who_was_here_is_forgotten_when_the_house_is_quiet(house: House) -> None:
    """The addresses of a thousand tables, which a library keeps: they are links, and pin down memory."""
    assert parse_path_params(DEFINITIONS, ("the-link-of-a-table",)) == {"table": "the-link-of-a-table"}
    before = parse_path_params.cache_info().currsize
    assert before
    house.lasts(garbage.ALL_SECONDS * 2, busy=True)
    assert parse_path_params.cache_info().currsize == before
    house.lasts(garbage.QUIET_SECONDS * 2, busy=False)
    assert parse_path_params.cache_info().currsize == 0


def test_python_looks_no_more_by_itself(house: House) -> None:
    assert not gc.isenabled()
    assert gc.get_freeze_count()
    house.garbage.stop()
    assert gc.isenabled()
    assert not gc.get_freeze_count()


def test_what_is_new_is_looked_at_in_a_busy_house(house: House) -> None:
    circle = weakref.ref(Circle())
    assert circle() is not None
    house.lasts(garbage.LOOK_SECONDS, busy=True)
    assert circle() is None
    assert house.looks(NEW) == 1


def test_what_was_looked_at_once_is_old(house: House) -> None:
    """A crowd comes: each look is at what came since the last, however many are here."""
    kept = [Circle() for _ in range(MANY)]
    house.garbage.look_at_new()
    assert len(gc.get_objects(NEW)) < MANY
    assert kept


def test_the_longer_a_look_takes_the_sooner_is_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many objects come in any second, and how long a look takes is theirs to say."""
    new, lasted = 0.0, []

    def collect(generation: int) -> int:
        nonlocal new
        lasted.append(new)
        house.now += new
        new = 0.0
        return 0

    monkeypatch.setattr(gc, "collect", collect)
    for _ in range(50):
        new += 0.04 * house.garbage.wait  # seconds that it takes to look at what came meanwhile
        house.garbage.look_at_new()
    assert lasted[-1] == pytest.approx(garbage.SHORT)
    assert house.garbage.wait == pytest.approx(garbage.SHORT / 0.04)
    for _ in range(50):
        house.garbage.look_at_new()
    assert house.garbage.wait == garbage.LOOK_SECONDS


def test_all_is_looked_at_once_the_house_is_quiet(house: House) -> None:
    circle, before = aged(), house.looks(ALL)
    house.lasts(garbage.ALL_SECONDS * 2, busy=True)
    assert circle() is not None
    house.lasts(garbage.QUIET_SECONDS, busy=False)
    assert circle() is not None
    house.lasts(garbage.LOOK_SECONDS, busy=False)
    assert circle() is None
    assert house.looks(ALL) == before + 1


def test_all_is_looked_at_in_the_end_in_a_house_that_is_never_quiet(house: House) -> None:
    circle = aged()
    house.lasts(garbage.LATEST_SECONDS, busy=True)
    assert circle() is not None
    house.lasts(garbage.LOOK_SECONDS, busy=True)
    assert circle() is None


@pytest.mark.skipif(garbage.TRIM is None, reason="this C library gives back by itself, or not at all")
def test_pages_that_a_crowd_needed_are_given_back_to_the_system() -> None:
    """What lies behind them is still in use, so that the C library would keep them."""
    process, size = psutil.Process(), 60_000_000
    crowd = [bytes(1_000) for _ in range(size // 1_000)]
    last = bytes(1_000)
    crowd.clear()
    before = process.memory_info().rss
    garbage.give_back_pages()
    assert before - process.memory_info().rss > size / 2
    assert last
