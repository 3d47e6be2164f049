"""Mens after a week: a pawn that can be hit is hit whatever it costs, and else the front pawn runs for home.

It sees no danger, leaves its A blocked, and now and then overlooks that its own pawn stands in the way.
"""

from __future__ import annotations

from toog.games.mens.board import circle_of
from toog.games.mens.rules import MOVE, lands_of
from toog.games.mens.state import Mens

# In steps, beside how far the pawn has come already.
TEMPTING = 100
OWN_PAWN = -100
# Once in so many moves it does not look where its own pawns stand.
OVERLOOKS = 3


def choose(s: Mens, seat: int, out: list[int], many: int, luck: int) -> int:
    best = out[0]
    if many == 1:
        return best
    highest = appeal(s, seat, best - MOVE, luck)
    for i in range(1, many):
        value = appeal(s, seat, out[i] - MOVE, luck)
        if value > highest:
            highest = value
            best = out[i]
    return best


def appeal(s: Mens, seat: int, step: int, luck: int) -> int:
    to = lands_of(s, step)
    if to >= s.circles:
        return step
    there = s.ring[circle_of(s, s.colour, to)] - 1
    if there < 0:
        return step
    if s.owner[there] != seat:
        return step + TEMPTING
    return step if luck % OVERLOOKS == 0 else step + OWN_PAWN
