"""Everything that lies on the table in Azen jagen, as whole numbers."""

from __future__ import annotations

from toog.core.state import PerSeat, State, Tally, ThreeDice


class AzenJagen(State):
    # the house rules, as laid by the options
    glass: int  # the sips a full glass holds
    orders: int  # the drinks that are played

    phase: int
    hand: int  # whose hand throws; in the race, the one that goes next at a table that plays turn by turn
    aces: int  # counted together since the last race, nine while it runs
    orderer: int
    taster: int
    drinker: int
    sips_left: int
    last: int  # the other who threw last in this race, the drinker before anyone did
    settled: int  # drinks paid so far, by all together

    dice: ThreeDice  # the last throw, as it fell
    paid: PerSeat
    contends: PerSeat
    pips: PerSeat

    throws: Tally
    races: Tally
    too_slow: Tally
