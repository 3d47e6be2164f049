"""A process beside this one is ended for what it was asked, and for nothing that is asked later."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from toog.child_process import Child


class Silent(Child):
    """Its process says nothing, and stops when its pipes are closed."""

    def started(self) -> subprocess.Popen[str]:
        self.process = subprocess.Popen(
            [sys.executable, "-c", "input()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        return self.process


@pytest.fixture
def child() -> Iterator[Silent]:
    child = Silent()
    yield child
    child.end()
    child.stop()


@pytest.fixture
def fires(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What timers are to do, which the test does at its own moment."""
    found: list[Callable[[], None]] = []

    class Held(threading.Timer):
        def start(self) -> None:
            found.append(self.function)

    monkeypatch.setattr("toog.child_process.threading.Timer", Held)
    return found


def test_a_timer_that_fires_as_the_work_ends_is_too_late(
    child: Silent, fires: list[Callable[[], None]]
) -> None:
    process = child.started()
    with child.patience(1.0):
        pass
    fires[0]()
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.1)
    assert child.process is process


def test_a_process_that_was_ended_is_not_asked_again(child: Silent, fires: list[Callable[[], None]]) -> None:
    process = child.started()
    with child.patience(1.0):
        fires[0]()
    assert child.process is None
    assert process.returncode is not None


def test_the_one_that_took_its_place_stays(child: Silent, fires: list[Callable[[], None]]) -> None:
    child.started()
    with child.patience(1.0):
        fires[0]()
        child.stop()
        other = child.started()
    assert child.process is other
    assert other.poll() is None
