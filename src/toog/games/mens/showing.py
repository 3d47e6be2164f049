"""How long each event of Mens erger je niet is shown: a pawn walks circle by circle."""

from __future__ import annotations

from toog.core.contract import Showing, Telling
from toog.core.showing import OUTCOME, THE_END, THROW, longest

STRIDE = 170  # milliseconds from circle to circle
FLIGHT = 700  # back to the box
SHOWS = {
    "throws": THROW,
    "throws-off": THROW,
    "throw-off-again": OUTCOME,
    "begins": OUTCOME,
    "tries-again": Showing(0, 600),
    "loses-six": Showing(0, 1500),
    "enters": Showing(500, 500),
    "comes-home": Showing(6 * STRIDE, 1000),
    "moves-up": Showing(3 * STRIDE, 700),
    "hits": Showing(0, 1500),
    "hits-own": Showing(0, 1500),
    "first-pawn": Showing(500, 500),
    "passes": Showing(0, 700),
    "passes-six": Showing(0, 700),
    "colour-home": OUTCOME,
    "wins": THE_END,
}


def show(told: list[Telling]) -> Showing:
    """The way of the pawn, and after it the flight of the one it hit."""
    moves, rests, _ = longest(told, SHOWS)
    for telling in told:
        if telling.key == "moves":
            moves, rests = max(moves, int(telling.arguments["pips"]) * STRIDE), max(rests, 500)
    if any(telling.key in ("hits", "hits-own") for telling in told):
        moves += FLIGHT
    return Showing(moves, rests)
