"""How long each event of Zocken is shown."""

from __future__ import annotations

from toog.core.contract import Showing, Telling
from toog.core.showing import PLAYED, SAID, THE_END, THROW, longest

SHOWS = {
    "picks": Showing(300, 0),
    "throws": THROW,
    "places": PLAYED,
    "matches": PLAYED,
    "escapes": PLAYED,
    "out": PLAYED,
    "asks-bets": Showing(0, 1000),
    "bets": SAID,
    "passes": SAID,
    "scores": Showing(0, 3000),  # the whole row with its sum
    "ends-alone": THE_END,
    "wins": THE_END,
    "shared-win": THE_END,
}


def show(told: list[Telling]) -> Showing:
    return longest(told, SHOWS)
