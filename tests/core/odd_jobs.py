"""What a worker process of these tests is told to do."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any


def obey(order: dict[str, Any], progress: Callable[[Any], None]) -> dict[str, Any]:
    return {"did": JOBS[order["do"]](order.get("with"))}


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
    "echo": lambda what: what,
    "fill": fill,
    "grow": grow,
    "path": lambda _: [sys.path, os.getcwd(), sys.flags.no_user_site],  # noqa: PTH109
    "pid": lambda _: os.getpid(),
    "read": lambda _: sys.stdin.read(),
    "spin": spin,
    "wait": time.sleep,
}
