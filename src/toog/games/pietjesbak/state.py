"""Everything that lies on the table in Pietjesbak, as whole numbers."""

from __future__ import annotations

from toog.core.state import PerSeat, State, Tally, TallyPerSeat, ThreeDice


class Pietjesbak(State):
    # the house rules, as laid by the options
    full_slate: int
    handicap: TallyPerSeat  # marks given ahead; outside the key, as what is left on the slate says it all
    counts: int
    tie: int
    zand: int
    stoef_with: int
    stoef_lost: int
    seven: int
    apes_early: int
    next_starter: int

    phase: int
    hand: int  # the seat whose turn it is, or whose hand throws
    starter: int
    thrown: int  # throws of this turn so far
    most: int  # throws a turn may have: three, then as many as the starter took
    stoef: int  # 1 when the starter of this round stopped after one throw
    winner: int

    dice: ThreeDice  # the last throw, as it fell
    worth: PerSeat  # the counting throw of each seat this round, 0 for none
    marks: PerSeat
    wiped: PerSeat  # 1 for good once a seat has wiped a mark
    out: PerSeat  # 1 when out of the game
    sits: PerSeat  # 1 when out of this round only
    contends: PerSeat
    pips: PerSeat

    # the round before this one, to be looked at until the next throw
    last_worth: TallyPerSeat
    last_winner: Tally

    rounds: Tally
    throws: Tally
    stoefs: Tally
    sevens: Tally
    apes_wins: Tally
    last_standing: Tally
