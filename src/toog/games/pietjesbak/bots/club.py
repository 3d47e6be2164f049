"""Pietjesbak by the odds of the round: stops when that promises more wiped marks than to throw again.

Counts how many of the 216 throws lie below a worth, takes it that those who still throw go on until they beat
it, and weighs what a win wipes. A slate that would be empty is worth more; what the others have on theirs is
not looked at.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from toog.games.pietjesbak.rules import AGAIN, BEST, NO_THROW, STOP, in_round, is_stoef, stoef_reward
from toog.games.pietjesbak.state import Pietjesbak
from toog.games.pietjesbak.worth import APES, reward, worth

# Every worth a throw can have but three apes, from the lowest, and how many of the 216 throws have it.
LADDER = Counter(worth(a, b, c, False) for a, b, c in product(range(1, 7), repeat=3))
WORTHS = tuple(sorted(value for value in LADDER if value != APES))
WAYS = tuple(LADDER[value] for value in WORTHS)
ALL = 216
GAME = 3  # marks that the end of the game is worth beyond those it wipes
EXIT = 3  # marks that going out of the game costs


def choose(s: Pietjesbak, seat: int, out: list[int], many: int, luck: int) -> int:
    held = s.worth[seat]
    stop = promise(s, seat, held, s.thrown)
    return STOP if stop >= again(s, seat, held, s.thrown + 1) else AGAIN


def again(s: Pietjesbak, seat: int, held: int, throw: int) -> float:
    """What throw number `throw` promises, when the one after it is made only where it promises more."""
    later = 0.0
    if throw < s.most and s.counts != BEST:
        later = mean(s, seat, NO_THROW, throw + 1, 0.0, False)
    return mean(s, seat, held if s.counts == BEST else NO_THROW, throw, later, throw < s.most)


def mean(s: Pietjesbak, seat: int, held: int, throw: int, later: float, may_go_on: bool) -> float:
    total = float(s.marks[seat] + GAME if s.wiped[seat] else -EXIT)  # three apes
    for i in range(len(WORTHS)):
        value = promise(s, seat, max(held, WORTHS[i]), throw)
        total += WAYS[i] * (max(value, later) if may_go_on else value)
    return total / ALL


def promise(s: Pietjesbak, seat: int, value: int, throws: int) -> float:
    """The marks that a throw wipes on average, if it counts after so many throws."""
    wins = chance_to_win(s, seat, value, throws)
    stoef = is_stoef(s, seat, throws)
    wiped = min(stoef_reward(s, value) if stoef else reward(value), s.marks[seat])
    if wiped == s.marks[seat]:
        wiped += GAME
    return wins * wiped - (s.stoef_lost * (1 - wins) if stoef else 0.0)


def chance_to_win(s: Pietjesbak, seat: int, value: int, throws: int) -> float:
    """Against what lies there, and who still throws: a tie is won half the time."""
    most = throws if seat == s.starter else s.most
    lower = share_below(value) ** most
    wins = 1.0
    for other in range(s.players):
        if other != seat and in_round(s, other):
            if s.worth[other] == NO_THROW:
                wins *= lower
            elif s.worth[other] == value:
                wins *= 0.5
            elif s.worth[other] > value:
                wins = 0.0
    return wins


def share_below(value: int) -> float:
    """Of the throws, those that lie below it, and half of those that equal it."""
    ways = 0.0
    for i in range(len(WORTHS)):
        if WORTHS[i] < value:
            ways += WAYS[i]
        elif WORTHS[i] == value:
            ways += WAYS[i] / 2
    return ways / ALL
