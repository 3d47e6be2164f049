"""Everything that lies on the table in Zocken, as whole numbers."""

from __future__ import annotations

from typing import Annotated

from toog.core.state import Length, PerSeat, State, Tally, TallyPerSeat

PerDie = Annotated[list[int], Length(7)]
PerPlace = Annotated[list[int], Length(9)]
PerPips = Annotated[list[int], Length(7)]
PerMatches = Annotated[list[int], Length(8)]


class Zocken(State):
    # the house rules, as laid by the options
    home: PerDie  # the field beside the circle of each die's colour
    first: int
    first_die: int
    table: PerMatches  # points for 0, 1, 2 … 7 matches
    rounds: int
    handicap: TallyPerSeat  # points given ahead; outside the key, as the points hold them

    phase: int
    round: int
    roller: int
    hand: int  # the seat whose turn it is: the roller, or whoever is asked for a bet
    die: int  # the die in hand, NO_DIE between two
    pips: int  # what it shows, 0 before it fell
    placed: int  # dice placed this turn, out included

    line: PerPlace  # the pips on each place, 0 where it is free
    rising: PerPips  # the places, one bit each, where a die of so many pips keeps the line rising
    falling: PerPips
    lies: PerDie  # the place of each die
    shows: PerDie  # its pips, 0 before it fell
    bets: PerSeat
    points: PerSeat

    turns: Tally
    matches: Tally
    escapes: Tally
    outs: Tally
    over_50: Tally
    turn_score: Tally
