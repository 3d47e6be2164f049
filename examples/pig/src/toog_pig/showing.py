"""How long each event of Pig is shown."""

from __future__ import annotations

from toog.core.contract import Showing, Telling
from toog.core.showing import OUTCOME, SAID, THE_END, THROW, longest

SHOWS = {
    "again": SAID,
    "throws": THROW,
    "loses": Showing(THROW.moves, OUTCOME.rests),
    "holds": OUTCOME,
    "wins": THE_END,
}


def show(told: list[Telling]) -> Showing:
    return longest(told, SHOWS)
