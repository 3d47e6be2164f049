"""What worker processes are asked about house rules: comparisons, and handicaps."""

from __future__ import annotations

from typing import Any

from toog.lab.shapes import Compared, Evened, Who
from toog.workers import Request

Settings = dict[str, Any]


class ComparisonRequest(Request[Compared, Compared], frozen=True):
    """Two settings that the game has checked. What there is so far is told as it will be in the end."""

    kind = "lab"
    work = "toog.lab.answering:compare_settings"

    game: str
    players: int
    settings: tuple[Settings, Settings]
    language: str


class HandicapRequest(Request[Evened, int], frozen=True):
    """What makes players with these names even; on the way, how many games were played."""

    kind = "handicap"
    work = "toog.lab.answering:find_handicap"

    game: str
    options: Settings
    names: list[str]
    players: list[Who]
    language: str
