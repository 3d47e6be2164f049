"""What callers pass on while something takes a while: how far it is, and whether it is still wanted."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


def ignore(done: Any) -> None:
    """Take no notice of progress: the default."""


def never() -> bool:
    """Say that the answer is still wanted: the default where nobody can hang up."""
    return False


class Throttled(Generic[T]):
    """Passes progress on, at most once in so many seconds."""

    def __init__(self, tell: Callable[[T], None], seconds: float) -> None:
        self.tell = tell
        self.seconds = seconds  # between two reports
        self.next = 0.0

    def __call__(self, done: T) -> None:
        if time.monotonic() >= self.next:
            self.tell(done)
            self.next = time.monotonic() + self.seconds
