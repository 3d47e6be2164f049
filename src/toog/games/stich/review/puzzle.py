"""The game of 12er Stich that the puzzle of its day is from."""

from __future__ import annotations

from typing import Any

DAY = 2
PLAYERS = 3
OPTIONS: dict[str, Any] = {}
