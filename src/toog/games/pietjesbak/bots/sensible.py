"""Pietjesbak with sense: beat what lies there, stoef on a good throw, stop when another would be worse."""

from __future__ import annotations

from toog.games.pietjesbak.rules import AGAIN, BEST, NO_THROW, STOP
from toog.games.pietjesbak.state import Pietjesbak

# Of the 216 throws 54 are worth 160 or more, and 84 are worth 108 or more.
GOOD_STOEF = 160
GOOD_SECOND = 108


def choose(s: Pietjesbak, seat: int, out: list[int], many: int, luck: int) -> int:
    mine = s.worth[seat]
    if seat == s.starter:
        if s.counts == BEST and s.thrown > 1:
            return AGAIN
        good = GOOD_STOEF if s.thrown == 1 else GOOD_SECOND
        return STOP if mine >= good else AGAIN
    return STOP if mine > best_of_others(s, seat) else AGAIN


def best_of_others(s: Pietjesbak, seat: int) -> int:
    best = NO_THROW
    for other in range(s.players):
        if other != seat and s.worth[other] > best:
            best = s.worth[other]
    return best
