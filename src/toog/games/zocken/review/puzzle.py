"""The game of Zocken that the puzzle of its day is from."""

from __future__ import annotations

from typing import Any

DAY = 1
PLAYERS = 2
OPTIONS: dict[str, Any] = {"rounds": 1}
