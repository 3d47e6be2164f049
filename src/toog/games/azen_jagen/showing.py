"""How long each event of Azen jagen is shown. In the race the newest is always to be seen."""

from __future__ import annotations

from toog.core.contract import Showing, Telling
from toog.core.showing import NOTHING, OUTCOME, THE_END, THROW, longest

SHOWS = {
    "throws": THROW,
    "throws-off": THROW,
    "throw-off-again": OUTCOME,
    "orders": Showing(0, 1500),
    "tastes": Showing(0, 1500),
    "takes-dice": NOTHING,
    "race-throws": Showing(500, 500, urgent=True),
    "sips": Showing(400, 500, urgent=True),
    "empties": Showing(700, 0, urgent=True),
    "pays-too-slow": Showing(0, 3000),
    "pays-order": Showing(0, 3000),
    "pays-own-order": Showing(0, 3000),
    "wins": THE_END,
}


def show(told: list[Telling]) -> Showing:
    return longest(told, SHOWS)
