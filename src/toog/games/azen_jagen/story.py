"""What is worth telling about a game of Azen jagen that is over."""

from __future__ import annotations

from collections.abc import Iterable

from toog.core.contract import Fact, Step
from toog.core.sheet import Sheet
from toog.games.azen_jagen.rules import BEGINNING, HUNTING, aces_among
from toog.games.azen_jagen.state import AzenJagen


def round_of(s: AzenJagen) -> int:
    """A round is a drink: from its first ace until it is paid; none while it is thrown who begins."""
    return 0 if s.phase == BEGINNING else min(s.settled + 1, s.orders)


def behind(s: AzenJagen, seat: int) -> int:
    return s.paid[seat]


def story(steps: Iterable[Step[AzenJagen]], sheet: Sheet) -> list[Fact]:
    aces, drunk = [0] * len(sheet.start), [0] * len(sheet.start)
    for before, event, after in steps:
        if event.seat is None and before.phase == HUNTING:
            aces[before.hand] += aces_among(*after.dice)
        if after.races > before.races:
            drunk[after.drinker] += 1
    length = Fact("length", {"throws": after.throws, "drinks": after.settled})
    return [length, *alone("most-aces", aces), *(alone("most-drunk", drunk) or [tell_races(after)])]


def tell_races(s: AzenJagen) -> Fact:
    """Tells of one race who drank, and of several how often the dice were faster."""
    if s.races == 1:
        return Fact("too-slow" if s.too_slow else "in-time", {"seat": s.drinker})
    return Fact("races", {"races": s.races, "too_slow": s.too_slow})


def alone(key: str, counts: list[int]) -> list[Fact]:
    """Who has the most, more than once, when nobody else has as many. The keys are those of the catalogue."""
    many = max(counts)
    if many < 2 or counts.count(many) > 1:
        return []
    return [Fact(key, {"seat": counts.index(many), "many": many})]
