"""Pietjesbak: whether a throw holds against those still to throw, and what one more throw may bring.

That a throw holds means that nobody beats it, when each who follows throws on until it is beaten; a stoef
does not hold against a throw that is as high.
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
from toog.games.pietjesbak.worth import APES, SEVEN, reward, worth
from toog.review.reason import MoveAspect, Weighed, of_100, weighed

WAYS = 216
LITTLE = 0.5


def aspects(question: Question, move: int) -> list[MoveAspect]:
    s = question.state
    return of_stopping(s) if move == STOP else of_throwing(s)


# To stop


def of_stopping(s: Pietjesbak) -> list[MoveAspect]:
    found = [MoveAspect("hold", share_of_round(s), deed_of_holding(s), fault_of_holding(s)), *of_wiping(s)]
    if s.hand == s.starter and followers(s):  # P5: the others have no more throws than the starter took
        found.append(MoveAspect("throws", -s.thrown, weighed(20, "leaves-throws", throws=s.thrown)))
    if counts_seven(s):
        found.append(MoveAspect("seven", -1, fault=weighed(55, "seven-counts")))
    if may_stoef(s) and s.stoef_lost:
        found.append(MoveAspect("stoef-lost", -1, fault=weighed(30, "stoef-costs", marks=s.stoef_lost)))
    return found


def counts_seven(s: Pietjesbak) -> bool:
    """P13: to stop now gives everyone a mark."""
    return s.worth[s.hand] == SEVEN and s.seven == COUNTED


def of_wiping(s: Pietjesbak) -> list[MoveAspect]:
    """P10, P11: what this throw wipes that any winning throw would not."""
    if is_behind(s):
        return []
    marks = s.marks[s.hand] + (1 if counts_seven(s) else 0)
    wipes = min(stoef_reward(s, s.worth[s.hand]) if may_stoef(s) else reward(s.worth[s.hand]), marks)
    if wipes == 1:
        return []
    if wipes == marks:
        return [MoveAspect("wipes", wipes, weighed(45, "last-marks", marks=wipes))]
    if may_stoef(s):
        return [MoveAspect("wipes", wipes, weighed(40, "stoef-wipes", marks=wipes))]
    return [MoveAspect("wipes", wipes, weighed(30, "wipes", marks=wipes, **called(s.worth[s.hand])))]


def deed_of_holding(s: Pietjesbak) -> Weighed | None:
    """P6: nobody throws any more, or the throw may hold against those who do."""
    if followers(s):
        return holding(s, "stoef-holds" if may_stoef(s) else "holds") if is_ahead(s) else None
    if is_ahead(s):
        return weighed(60, "wins-round")
    tied = " ".join(map(str, tied_with(s)))
    return weighed(60, "ties" if s.tie == BY_THROW_OFF else "ties-replay", seats=tied) if tied else None


def fault_of_holding(s: Pietjesbak) -> Weighed | None:
    if is_behind(s):
        leader = leader_of(s)
        return weighed(60, "behind", seat=leader, **called(s.worth[leader]))
    little = followers(s) and is_ahead(s) and chance_to_hold(s) < LITTLE
    return holding(s, "holds-little") if little else None


def holding(s: Pietjesbak, key: str) -> Weighed:
    told = {"rounds": of_100(chance_to_hold(s)), "throws": throws_of_others(s)}
    return weighed(50, key, **told, **called(s.worth[s.hand]))


# To throw again


def of_throwing(s: Pietjesbak) -> list[MoveAspect]:
    mine, leader = s.worth[s.hand], leader_of(s)
    better = throws_above(s, s.hand, mine)
    beats = throws_above(s, s.hand, s.worth[leader]) if is_behind(s) else 0
    deed = weighed(45, "beats", ways=beats, seat=leader, **called(s.worth[leader])) if beats else None
    found = [MoveAspect("hold", share_after_one_more(s), deed)]
    if s.counts == BEST and s.seven == COUNTED:
        found.append(MoveAspect("best-counts", 1, weighed(42, "best-counts")))
    if 2 * better >= WAYS and not is_behind(s):
        found.append(MoveAspect("better", better, weighed(40, "better", ways=better)))
    elif 2 * better < WAYS and s.counts != BEST:  # unless the best throw counts, what lies there is gone
        found.append(MoveAspect("better", better, fault=weighed(35, "few-better", ways=better)))
    return found


def share_after_one_more(s: Pietjesbak) -> float:
    """The chance of the round for a player who throws once more and then stops."""
    total = 0.0
    for value, ways in ways_by_worth(s.zand == EQUAL).items():
        if value == APES:
            total += ways * (s.wiped[s.hand] > 0)
        else:
            after = s.copy()
            after.thrown += 1
            after.worth[s.hand] = max(value, s.worth[s.hand]) if s.counts == BEST else value
            total += ways * share_of_round(after)
    return total / WAYS


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


def is_behind(s: Pietjesbak) -> bool:
    leader = leader_of(s)
    return leader != NOBODY and s.worth[s.hand] < s.worth[leader]


def tied_with(s: Pietjesbak) -> list[int]:
    """The others who have the best throw so far as well."""
    others = [seat for seat in range(s.players) if seat != s.hand and in_round(s, seat)]
    return [] if is_behind(s) else [seat for seat in others if s.worth[seat] == s.worth[s.hand]]


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


def share_of_round(s: Pietjesbak) -> float:
    """What to stop now leaves: those who tie share the round."""
    return 0.0 if is_behind(s) else chance_to_hold(s) / (1 + len(tied_with(s)))


def chance_to_hold(s: Pietjesbak) -> float:
    """P11: a stoef has to win, so it does not hold against a throw as high."""
    value = s.worth[s.hand] - may_stoef(s)
    chance = 1.0
    for seat in followers(s):
        chance *= chance_not_to_beat(s, seat, value, throws_of_others(s))
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
