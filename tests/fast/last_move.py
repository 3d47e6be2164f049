"""A bot of somebody's own: it always plays the last move of the list."""

from __future__ import annotations

from typing import Any


def choose(s: Any, seat: int, out: Any, many: int, luck: int) -> int:
    chosen: int = out[many - 1]
    return chosen
