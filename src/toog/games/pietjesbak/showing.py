"""How long each event of Pietjesbak is shown."""

from __future__ import annotations

from toog.core.contract import Showing, Telling
from toog.core.showing import OUTCOME, SAID, THE_END, THROW, longest, together

SHOWS = {
    "throws": THROW,
    "throws-off": THROW,
    "throws-tie": THROW,
    "throw-off-again": OUTCOME,
    "opens-round": OUTCOME,
    "again": Showing(300, 0),
    "stops": SAID,
    "stoefs": Showing(400, 1200),
    "seven-adds": OUTCOME,
    "wins-round": OUTCOME,
    "stoef-lost": OUTCOME,
    "tie": OUTCOME,
    "tie-replay": OUTCOME,
    "apes-out": OUTCOME,
    "apes-sit-out": OUTCOME,
    "apes-win": THE_END,
    "last-standing": THE_END,
    "wins": THE_END,
}


def show(told: list[Telling]) -> Showing:
    """A throw that leaves nothing to choose lies as long as a turn that was ended."""
    for telling in told:
        if telling.arguments.get("last"):
            return together((longest(told, SHOWS), OUTCOME))
    return longest(told, SHOWS)
