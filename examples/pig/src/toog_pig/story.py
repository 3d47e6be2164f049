"""What is worth telling about a game of Pig that is over."""

from __future__ import annotations

from collections.abc import Iterable

from toog.core.contract import Fact, Step
from toog.core.sheet import Sheet
from toog.core.story import tell_lead
from toog_pig.rules import ONE
from toog_pig.state import Pig


def round_of(s: Pig) -> int:
    """In a round everyone has one turn."""
    return (s.turns - 1) // s.players + 1


def behind(s: Pig, seat: int) -> int:
    return s.goal - s.points[seat]


def story(steps: Iterable[Step[Pig]], sheet: Sheet) -> list[Fact]:
    best, dearest = (0, 0), (0, 0)
    for before, event, after in steps:
        if event.word == "hold":
            best = max(best, (before.stake, before.hand))
        elif event.seat is None and after.die == ONE:
            dearest = max(dearest, (before.stake, before.hand))
    facts = [
        Fact("length", {"turns": after.turns, "lost": after.lost}),
        Fact("best-turn", {"seat": best[1], "points": best[0]}),
    ]
    if dearest[0] > 0:
        facts.append(Fact("dearest-one", {"seat": dearest[1], "points": dearest[0]}))
    return facts + tell_lead(sheet)
