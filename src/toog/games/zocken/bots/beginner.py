"""Zocken as learned last week: along the row from red on, colours first, and each die close to the others.

It sees no gaps that will be missed, thinks an escape worse than any field, and is afraid to lose a stake: it
bets when all three dice lie on their colours, or in hope when it stands last.
"""

from __future__ import annotations

from toog.games.zocken.line import BESIDE, LEFT, PLACES, RIGHT
from toog.games.zocken.rules import BET, BETTING, DICE_BEFORE_BETS, PASS, PICKING, PLACE
from toog.games.zocken.score import matches
from toog.games.zocken.state import Zocken

HOME, FIELD, ESCAPE = 0, 10, 100
FAR = 9


def choose(s: Zocken, seat: int, out: list[int], many: int, luck: int) -> int:
    if s.phase == BETTING:
        return BET if matches(s) == DICE_BEFORE_BETS or stands_last(s, seat) else PASS
    best = out[0]
    least = PLACES * ESCAPE
    for i in range(many):
        dislike = dislike_of_die(s, out[i]) if s.phase == PICKING else dislike_of_place(s, out[i] - PLACE)
        if dislike < least:
            least = dislike
            best = out[i]
    return best


def stands_last(s: Zocken, seat: int) -> bool:
    for other in range(s.players):
        if s.points[other] < s.points[seat]:
            return False
    return s.points[seat] < s.points[s.roller]


def dislike_of_die(s: Zocken, die: int) -> int:
    """From the left end of the row; those whose field is taken come last."""
    return s.home[die] + (ESCAPE if s.line[s.home[die]] else 0)


def dislike_of_place(s: Zocken, place: int) -> int:
    if place == s.home[s.die]:
        return HOME
    if place == BESIDE:
        return 2 * ESCAPE
    if LEFT < place < RIGHT:
        return FIELD + nearest(s, place)
    return ESCAPE


def nearest(s: Zocken, field: int) -> int:
    """How far away the next die lies."""
    least = FAR
    for place in range(PLACES):
        if s.line[place]:
            least = min(least, abs(place - field))
    return least
