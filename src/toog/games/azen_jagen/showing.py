"""How long each event of Azen jagen is shown.

From the ninth ace on the newest is always to be seen: a race begins, and is run, at one time on every screen.
"""

from __future__ import annotations

from toog.core.contract import Showing, Telling
from toog.core.showing import NOTHING, OUTCOME, THE_END, THROW, longest

SHOWS = {
    "throws": THROW,
    "throws-off": THROW,
    "throw-off-again": OUTCOME,
    "orders": Showing(0, 1500),
    "tastes": Showing(0, 1500),
    "must-drink": Showing(0, 1000, urgent=True),
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
