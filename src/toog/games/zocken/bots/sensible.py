"""Zocken with sense: leave fields for the values still to come, go for colours, bet on a good row.

How a line presses is counted in squares: a gap that expects one die more than it has fields counts 144.
"""

from __future__ import annotations

from toog.games.zocken.line import BESIDE, FALLING, LEFT, NOWHERE, PLACES, RIGHT, RISING, room_for
from toog.games.zocken.rules import BET, BETTING, PASS, PICKING, PLACE
from toog.games.zocken.score import DICE, outs, turn_score
from toog.games.zocken.state import Zocken

# One point is worth about 13 squares.
ESCAPE = 130
FIRST_OUT = 900
NEXT_OUT = 260
HOME_REFUSES = 4000

# So many colours a good turn matches.
USUAL = 4

# Whoever stands at 70 after three dice ends above 50 in two turns out of three.
GOOD_TURN = 70

WORST = -1_000_000


def choose(s: Zocken, seat: int, out: list[int], many: int, luck: int) -> int:
    if s.phase == BETTING:
        return BET if turn_score(s) >= GOOD_TURN else PASS
    best = out[0]
    most = WORST
    for i in range(many):
        worth = pick_worth(s, out[i]) if s.phase == PICKING else place_worth(s, out[i] - PLACE)
        if worth > most:
            most = worth
            best = out[i]
    return best


def pick_worth(s: Zocken, die: int) -> int:
    """The die that is most likely to fit on the field of its colour comes first."""
    home = s.home[die]
    worth = 0
    for pips in range(1, 7):
        if room_for(s, pips) >> home & 1:
            worth -= pressure(s, home, pips)
        else:
            worth -= HOME_REFUSES
    return worth


def place_worth(s: Zocken, place: int) -> int:
    worth = -pressure(s, place, s.pips)
    if place == BESIDE:
        return worth - (NEXT_OUT if outs(s) else FIRST_OUT)
    if not LEFT < place < RIGHT:
        return worth - ESCAPE
    if place == s.home[s.die]:
        return worth + 4 * colours_pay(s)
    return worth - 3 * colours_pay(s) // 2 if waited_for(s, place) else worth


def colours_pay(s: Zocken) -> int:
    """What the table of the house pays for the usual number of colours."""
    return max(0, s.table[USUAL] - s.table[0])


def waited_for(s: Zocken, field: int) -> bool:
    """Whether the die of this field's colour is still to come."""
    waits = False
    for die in range(DICE):
        if s.home[die] == field:
            waits = s.lies[die] == NOWHERE
    return waits


def pressure(s: Zocken, at: int, pips: int) -> int:
    """How the line presses with these pips there too; while both directions are open, the easier one."""
    return min(pressure_when(s, at, pips, RISING), pressure_when(s, at, pips, FALLING))


def pressure_when(s: Zocken, at: int, pips: int, runs: int) -> int:
    """Gap by gap: the dice expected between two neighbours, in twelfths, beyond the free fields there.

    Pips count double, so that the ends of the scale lie half a pip outside it.
    """
    sign = 1 if runs == RISING else -1
    last = 1 if runs == RISING else 13
    end = 14 - last
    coming = DICE - s.placed - 1
    free = 0
    squares = 0
    for place in range(PLACES + 1):
        there = end if place == PLACES else 2 * pips if place == at else 2 * s.line[place]
        if there:
            span = (there - last) * sign
            if span < 0:
                return -WORST
            excess = max(0, coming * span - 12 * free)
            squares += excess * excess
            last = there
            free = 0
        elif LEFT < place < RIGHT:
            free += 1
    return squares
