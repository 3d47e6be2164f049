"""The game of Pietjesbak that the puzzle of its day is from."""

from __future__ import annotations

from typing import Any

DAY = 0
PLAYERS = 3
OPTIONS: dict[str, Any] = {}
