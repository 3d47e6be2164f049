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
    colours = sum(owner != NOBODY for owner in s.owner[: s.colours])
    return 0 if s.turns == 0 else (s.turns - 1) // colours + 1


def behind(s: Mens, seat: int) -> int:
    """M5: the steps still to go of the colour that is nearest home, or of all where all must be home."""
    if s.win != BY_COLOUR:
        return score(s, seat)
    return min(steps_to_go(s, colour) for colour in range(s.colours) if s.owner[colour] == seat)


def steps_to_go(s: Mens, colour: int) -> int:
    return sum(s.circles + pawn - s.pawns[colour * PAWNS + pawn] for pawn in range(PAWNS))


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
