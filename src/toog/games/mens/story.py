"""What is worth telling about a game of Mens erger je niet that is over."""

from __future__ import annotations

from collections.abc import Iterable

from toog.core.contract import NOBODY, Fact, Step
from toog.core.sheet import Sheet
from toog.core.story import tell_lead
from toog.games.mens.rules import BY_COLOUR, score
from toog.games.mens.state import PAWNS, Mens
from toog.games.mens.words import tell


def round_of(s: Mens) -> int:
    """A round is one turn for each colour on the board."""
    colours = 0
    for colour in range(s.colours):
        colours += 1 if s.owner[colour] != NOBODY else 0
    return 0 if s.turns == 0 else (s.turns - 1) // colours + 1


def behind(s: Mens, seat: int) -> int:
    """M5: the steps still to go of the colour that is nearest home, or of all where all must be home."""
    if s.win != BY_COLOUR:
        return score(s, seat)
    nearest = score(s, seat)  # of all its colours together: no colour has more to go
    for colour in range(s.colours):
        if s.owner[colour] == seat:
            nearest = min(nearest, steps_to_go(s, colour))
    return nearest


def steps_to_go(s: Mens, colour: int) -> int:
    steps = 0
    for pawn in range(PAWNS):
        steps += s.circles + pawn - s.pawns[colour * PAWNS + pawn]
    return steps


def story(steps: Iterable[Step[Mens]], sheet: Sheet) -> list[Fact]:
    worst, told = 0, list[Fact]()
    for step in steps:
        after = step.after
        for telling in tell(*step) if after.hits > step.before.hits else ():
            if telling.key != "hits":
                continue
            who = telling.arguments
            colour = int(who["colour"])
            lost = steps_to_go(after, colour) - steps_to_go(step.before, colour)
            if lost > worst and str(who["seat"]) != who["seats"]:
                worst = lost
                told = [Fact("hardest-hit", {**who, "steps": lost, "round": round_of(step.before)})]
    return [Fact("length", {"turns": after.turns, "hits": after.hits}), *told, *tell_lead(sheet)]
