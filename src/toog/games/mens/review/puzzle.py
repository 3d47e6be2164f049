"""The game of Mens that the puzzle of its day is from."""

from __future__ import annotations

from typing import Any

DAY = 3
PLAYERS = 4
OPTIONS: dict[str, Any] = {}
