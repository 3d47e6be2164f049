"""The words of Pig: its moves, what just happened, and why something is refused."""

from __future__ import annotations

from toog.core.contract import Details, Event, Telling
from toog_pig.rules import ENDED, ONE
from toog_pig.state import Pig

VOCABULARY = ("again", "hold")


def tell(before: Pig, event: Event, after: Pig) -> list[Telling]:
    seat = before.hand
    if event.seat is None:
        return [tell_throw(before, after)]
    if event.word == "again":
        return [Telling("again", {"seat": seat})]
    held = Telling("holds", {"seat": seat, "stake": before.stake, "points": after.points[seat]})
    return [held, Telling("wins", {"seat": seat})] if after.phase == ENDED else [held]


def tell_throw(before: Pig, after: Pig) -> Telling:
    """G3: a one costs what was thrown before it."""
    if after.die == ONE:
        return Telling("loses", {"seat": before.hand, "lost": before.stake})
    return Telling("throws", {"seat": before.hand, "pips": after.die, "stake": after.stake})


def details(s: Pig, seat: int, move: int, rule: int) -> Details:
    return {"least": s.least, "stake": s.stake}
