"""The bot that knows nothing."""

from __future__ import annotations

from typing import Any


def choose(s: Any, seat: int, out: list[int], many: int, luck: int) -> int:
    return out[(luck * many) >> 31]
