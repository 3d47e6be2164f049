"""Pietjesbak: whether a throw holds against those still to throw, and what one more throw may bring.

That a throw holds means that nobody beats it, when each who follows throws on until it is beaten.
"""

from __future__ import annotations

import functools
from itertools import product

from toog.bots.question import Question
from toog.core.contract import NOBODY
from toog.games.pietjesbak.rules import (
    BEST,
    BY_THROW_OFF,
    COUNTED,
    EQUAL,
    STOP,
    in_round,
    next_seat,
    stoef_reward,
)
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.words import called, may_stoef
from toog.games.pietjesbak.worth import SEVEN, reward, worth
from toog.review.reasons.reason import Weighed, of_100, weighed

WAYS = 216
LITTLE = 0.5


def deeds(question: Question, move: int) -> list[Weighed]:
    s = question.state
    return to_stop(s) if move == STOP else to_throw_again(s)


def faults(question: Question, move: int) -> list[Weighed]:
    s = question.state
    return against_stopping(s) if move == STOP else against_throwing(s)


# To stop


def to_stop(s: Pietjesbak) -> list[Weighed]:
    leader = leader_of(s)
    mine = s.worth[s.hand]
    found = leaving_throws(s)
    if leader != NOBODY and mine < s.worth[leader]:
        return found
    marks = s.marks[s.hand] + (1 if counts_seven(s) else 0)
    wipes = min(stoef_reward(s, s.hand) if may_stoef(s) else reward(mine), marks)
    if wipes == marks:
        found.append(weighed(45, "last-marks", marks=wipes))
    elif may_stoef(s):
        found.append(weighed(40, "stoef-wipes", marks=wipes))
    elif wipes > 1:
        found.append(weighed(30, "wipes", marks=wipes, **called(mine)))
    if followers(s) and is_ahead(s):
        found.append(holding(s, 50, "stoef-holds" if may_stoef(s) else "holds"))
    elif not followers(s):
        found.append(ending(s))
    return found


def counts_seven(s: Pietjesbak) -> bool:
    """P13: to stop now gives everyone a mark."""
    return s.worth[s.hand] == SEVEN and s.seven == COUNTED


def ending(s: Pietjesbak) -> Weighed:
    """P6: nobody throws any more."""
    if is_ahead(s):
        return weighed(60, "wins-round")
    seats = [seat for seat in range(s.players) if seat != s.hand and in_round(s, seat)]
    tied = [str(seat) for seat in seats if s.worth[seat] == s.worth[s.hand]]
    return weighed(60, "ties" if s.tie == BY_THROW_OFF else "ties-replay", seats=" ".join(tied))


def leaving_throws(s: Pietjesbak) -> list[Weighed]:
    """P5: the others have no more throws than the starter took."""
    if s.hand != s.starter or not followers(s):
        return []
    return [weighed(20, "leaves-throws", throws=s.thrown)]


def against_stopping(s: Pietjesbak) -> list[Weighed]:
    leader = leader_of(s)
    mine = s.worth[s.hand]
    found = []
    if leader != NOBODY and mine < s.worth[leader]:
        found.append(weighed(60, "behind", seat=leader, **called(s.worth[leader])))
    elif followers(s) and is_ahead(s) and chance_to_hold(s) < LITTLE:
        found.append(holding(s, 50, "holds-little"))
    if counts_seven(s):
        found.append(weighed(55, "seven-counts"))
    if may_stoef(s) and s.stoef_lost:
        found.append(weighed(30, "stoef-costs", marks=s.stoef_lost))
    return found


def holding(s: Pietjesbak, weight: float, key: str) -> Weighed:
    throws = throws_of_others(s)
    told = {"rounds": of_100(chance_to_hold(s)), "throws": throws}
    return weighed(weight, key, **told, **called(s.worth[s.hand]))


# To throw again


def to_throw_again(s: Pietjesbak) -> list[Weighed]:
    leader = leader_of(s)
    mine = s.worth[s.hand]
    found = [weighed(10, "throws-left", throws=s.most - s.thrown)]
    if s.counts == BEST and s.seven == COUNTED:
        found.append(weighed(42, "best-counts"))
    if leader != NOBODY and mine < s.worth[leader]:
        many = throws_above(s, s.hand, s.worth[leader])
        if many:
            found.append(weighed(45, "beats", ways=many, seat=leader, **called(s.worth[leader])))
    elif 2 * (many := throws_above(s, s.hand, mine)) >= WAYS:
        found.append(weighed(40, "better", ways=many))
    return found


def against_throwing(s: Pietjesbak) -> list[Weighed]:
    """Unless the best throw counts, what lies there is gone."""
    many = throws_above(s, s.hand, s.worth[s.hand])
    if s.counts == BEST or 2 * many >= WAYS:
        return []
    return [weighed(35, "few-better", ways=many)]


# What is counted


def leader_of(s: Pietjesbak) -> int:
    """Who of the others has the best throw so far: of equals, the one that threw first."""
    best = NOBODY
    seat = s.starter
    while seat != s.hand:
        if in_round(s, seat) and (best == NOBODY or s.worth[seat] > s.worth[best]):
            best = seat
        seat = next_seat(s, seat)
    return best


def is_ahead(s: Pietjesbak) -> bool:
    leader = leader_of(s)
    return leader == NOBODY or s.worth[s.hand] > s.worth[leader]


def followers(s: Pietjesbak) -> list[int]:
    """Who is still to throw in this round."""
    found = []
    seat = next_seat(s, s.hand)
    while seat != s.starter:
        if in_round(s, seat):
            found.append(seat)
        seat = next_seat(s, seat)
    return found


def throws_of_others(s: Pietjesbak) -> int:
    """If the player on turn stops now."""
    return s.thrown if s.hand == s.starter else s.most


def chance_to_hold(s: Pietjesbak) -> float:
    chance = 1.0
    for seat in followers(s):
        chance *= chance_not_to_beat(s, seat, s.worth[s.hand], throws_of_others(s))
    return chance


def chance_not_to_beat(s: Pietjesbak, seat: int, value: int, throws: int) -> float:
    """P14: three apes put a seat out that has never wiped, and then it throws no more."""
    gone = 0 if s.wiped[seat] else 1
    lower = WAYS - throws_above(s, seat, value) - gone
    chance = 1.0
    for _ in range(throws):
        chance = (gone + lower * chance) / WAYS
    return chance


def throws_above(s: Pietjesbak, seat: int, value: int) -> int:
    """How many of the 216 throws beat this one, for a seat that wins or goes out with three apes."""
    above = sum(many for each, many in ways_by_worth(s.zand == EQUAL).items() if each > value)
    return above if s.wiped[seat] else above - 1


@functools.cache
def ways_by_worth(zand_equal: bool) -> dict[int, int]:
    found: dict[int, int] = {}
    for a, b, c in product(range(1, 7), repeat=3):
        value = worth(a, b, c, zand_equal)
        found[value] = found.get(value, 0) + 1
    return found
