"""Everything that lies on the table in Pig, as whole numbers."""

from __future__ import annotations

from toog.core.state import PerSeat, State, Tally


class Pig(State):
    # the house rules, as laid by the options
    goal: int
    least: int  # what a turn must have brought before one may hold

    phase: int
    hand: int  # whose turn it is
    die: int  # as it fell last, 0 before the first throw
    stake: int  # what this turn has brought so far, and a one takes away
    points: PerSeat

    turns: Tally
    throws: Tally
    lost: Tally  # turns that ended with a one
