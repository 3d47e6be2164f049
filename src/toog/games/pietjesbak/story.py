"""What is worth telling about a game of Pietjesbak that is over."""

from __future__ import annotations

from collections.abc import Iterable

from toog.core.contract import Fact, Step
from toog.core.sheet import Sheet
from toog.core.story import tell_lead
from toog.games.pietjesbak.rules import NO_THROW, THROWING
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.words import called, worth_of

OUT = 1000  # more marks than any slate holds


def round_of(s: Pietjesbak) -> int:
    return s.rounds


def behind(s: Pietjesbak, seat: int) -> int:
    """Marks left; whoever is out comes after all the others."""
    return s.marks[seat] + OUT * s.out[seat]


def is_out(s: Pietjesbak, seat: int) -> bool:
    """P14."""
    return s.out[seat] > 0


def story(steps: Iterable[Step[Pietjesbak]], sheet: Sheet) -> list[Fact]:
    best, told = NO_THROW, list[Fact]()
    for before, event, after in steps:
        value = worth_of(after) if event.seat is None and before.phase == THROWING else NO_THROW
        if value > best:
            best = value
            told = [Fact("best-throw", {"seat": before.hand, "round": before.rounds, **called(value)})]
    if after.apes_wins:  # they were the best throw, and that is told of the end
        told = []
    return [tell_length(after), *told, *tell_end(after, sheet)]


def tell_length(s: Pietjesbak) -> Fact:
    return Fact("length", {"rounds": s.rounds, "throws": s.throws, "sevens": s.sevens})


def tell_end(s: Pietjesbak, sheet: Sheet) -> list[Fact]:
    if s.apes_wins:
        return [Fact("apes-won", {"seat": s.winner, "marks": s.marks[s.winner]})]
    if s.last_standing:
        return [Fact("last-standing", {"seat": s.winner})]
    return [*tell_knocked_out(sheet), *tell_lead(sheet)]


def tell_knocked_out(sheet: Sheet) -> list[Fact]:
    """P14: each of them threw three apes too soon."""
    if not sheet.out:
        return []
    return [Fact("knocked-out", {"seats": " ".join(map(str, sheet.out)), "many": len(sheet.out)})]
