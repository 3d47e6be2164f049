"""Mens after a week: hit whoever can be hit, and else run for home with the front pawn.

It sees no danger and leaves its A blocked, and it errs as people do: now and then it does not notice that it
can hit, or that its own pawn stands in the way, or it moves the pawn that was left behind.
"""

from __future__ import annotations

from toog.games.mens.board import circle_of
from toog.games.mens.rules import MOVE, lands_of
from toog.games.mens.state import Mens

# In steps, beside how far the pawn has come already.
TEMPTING = 100
OWN_PAWN = -100
# Once in so many moves it does not look where its own pawns stand, …
OVERLOOKS_OWN = 3
# … does not see that it can hit, …
OVERLOOKS_HIT = 3
# … or takes pity on its last pawn.
PITIES_LAST = 4


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
    """Each oversight uses its own part of the luck, which is the same for all moves of one choice."""
    pities = luck // OVERLOOKS_OWN // OVERLOOKS_HIT % PITIES_LAST == 0
    progress = -step if pities else step
    to = lands_of(s, step)
    if to >= s.circles:
        return progress
    there = s.ring[circle_of(s, s.colour, to)] - 1
    if there < 0:
        return progress
    if s.owner[there] != seat:
        return progress if luck // OVERLOOKS_OWN % OVERLOOKS_HIT == 0 else progress + TEMPTING
    return progress if luck % OVERLOOKS_OWN == 0 else progress + OWN_PAWN
