"""What is worth telling about a game of 12er Stich that is over."""

from __future__ import annotations

from collections.abc import Iterable

from toog.core.contract import Fact, Step
from toog.core.sheet import Sheet
from toog.core.story import tell_lead
from toog.games.stich.state import Stich


def round_of(s: Stich) -> int:
    return s.rounds


def behind(s: Stich, seat: int) -> int:
    return -s.points[seat]


def story(steps: Iterable[Step[Stich]], sheet: Sheet) -> list[Fact]:
    best, told = 0, [Fact("no-trick", {})]
    for before, event, after in steps:
        if event.seat is not None and after.all_tricks > before.all_tricks:
            points = after.trick_points[event.seat] - before.trick_points[event.seat]
            if points > best:
                best = points
                trick = {"seat": event.seat, "round": before.rounds, "points": points}
                told = [Fact("best-trick", {**trick, "cards": before.lies + 1})]
    return [Fact("length", {"rounds": after.rounds, "target": after.target}), *told, *tell_lead(sheet)]
