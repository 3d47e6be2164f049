"""What a worker process of these tests is asked to do."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from toog.core.errors import BadRecord, quote
from toog.workers import Request


class OddJob(Request[Any, int], frozen=True):
    kind = "odd job"
    work = "tests.workers.odd_jobs:do"

    job: str
    what: Any = None


def do(request: OddJob, progress: Callable[[int], None]) -> Any:
    if request.job == "count":
        for number in range(request.what):
            progress(number)
    return JOBS[request.job](request.what)


def refuse(_: Any) -> None:
    error = BadRecord("record-field", "P3", field=quote("x"))
    error.event, error.record = 4, "second.json"
    raise error


def spin(_: Any) -> None:
    """Never lets go of the processor."""
    while True:
        pass


def grow(_: Any) -> None:
    kept = []
    while True:
        kept.append(bytes([1]) * 20_000_000)
        time.sleep(0.01)


def beat(seconds: float) -> None:
    """Gives a sign of life so often."""
    vars(sys.modules["__main__"])["BEAT_SECONDS"] = seconds


def fill(many: int) -> int:
    """Keeps so many bytes for good."""
    globals()["KEPT"] = bytes([1]) * many
    return os.getpid()


JOBS: dict[str, Callable[[Any], Any]] = {
    "beat": beat,
    "count": lambda what: what,
    "echo": lambda what: what,
    "fill": fill,
    "grow": grow,
    "path": lambda _: [sys.path, os.getcwd(), sys.flags.no_user_site],  # noqa: PTH109
    "pid": lambda _: os.getpid(),
    "refuse": refuse,
    "read": lambda _: sys.stdin.read(),
    "spin": spin,
    "wait": time.sleep,
}
