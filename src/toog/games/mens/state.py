"""Everything that lies on the table in Mens erger je niet, as whole numbers."""

from __future__ import annotations

from typing import Annotated

from toog.core.state import Length, PerSeat, State, Tally, TallyPerSeat

MOST_COLOURS = 6
MOST_CIRCLES = 48
PAWNS = 4

PerColour = Annotated[list[int], Length(MOST_COLOURS)]
PerPawn = Annotated[list[int], Length(PAWNS)]
AllPawns = Annotated[list[int], Length(MOST_COLOURS * PAWNS)]
Ring = Annotated[list[int], Length(MOST_CIRCLES)]


class Mens(State):
    # the house rules, as laid by the options
    colours: int
    spare: int
    win: int
    handicap: TallyPerSeat  # pawns given home; outside the key, as the pawns that stand there say it all
    first_pawn: int
    stuck_six: int
    own_hit: int
    must_hit: int
    bounce: int
    lane: int
    tries: int
    three_sixes: int
    safe: int

    circles: int  # on the ring; also the step of end circle a
    gap: int  # from one A to the next
    last: int  # the step of end circle d

    phase: int
    hand: int  # the seat whose turn it is, or whose hand throws
    colour: int  # the colour whose turn it is
    die: int  # the last throw of the game itself, 0 before it
    bound: int  # 1 when the coming throw is for the pawn that entered
    tries_left: int  # throws this colour has for its six, the coming one included
    sixes: int  # of this turn, where the third is lost; with tries only those that were played
    demand: int  # what the throw asks for
    winner: int

    owner: PerColour  # the seat that plays each colour
    first_due: PerColour  # 1 until a colour's first turn puts a pawn on A
    pawns: AllPawns  # the step of each pawn, four to a colour, hindmost first
    ring: Ring  # the colour on each circle, plus one; 0 is an empty circle
    lands: PerPawn  # where the throw may bring each pawn of the colour on turn
    contends: PerSeat
    pips: PerSeat

    turns: Tally
    hits: Tally
    own_hits: Tally
    choices: Tally
