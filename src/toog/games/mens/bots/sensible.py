"""Mens with sense: hit others, spare one's own, run from danger, come home, and leave A free."""

from __future__ import annotations

from toog.games.mens.board import A, box_holds_pawn, circle_of, step_on
from toog.games.mens.rules import MOVE, lands_of
from toog.games.mens.state import PAWNS, Mens

# In steps: what a thought is worth beside the steps that a hit pawn has to walk again.
HOME = 12
HIT = 8
FREE_A = 6
# Moving up on the end circles (M15) leads nowhere: any other step is better, but not one into danger.
WASTED = 2
# A pawn within reach of another is hit about once in eight turns of that other.
RISK = 8
REACH = 6


def choose(s: Mens, seat: int, out: list[int], many: int, luck: int) -> int:
    """Of equal moves the foremost pawn, which has most to lose."""
    best = out[0]
    if many == 1:
        return best
    highest = worth(s, seat, best - MOVE)
    for i in range(1, many):
        value = worth(s, seat, out[i] - MOVE)
        if value >= highest:
            highest = value
            best = out[i]
    return best


def worth(s: Mens, seat: int, step: int) -> int:
    """In eighths of a step."""
    if step >= s.circles:
        return -WASTED * RISK
    to = lands_of(s, step)
    value = danger(s, seat, step)
    if step == A and box_holds_pawn(s):
        value += FREE_A * RISK
    if to >= s.circles:
        return value + HOME * RISK
    return value + gain(s, seat, to) * RISK - danger(s, seat, to)


def gain(s: Mens, seat: int, to: int) -> int:
    """What stands there goes back as far as it has come."""
    circle = circle_of(s, s.colour, to)
    if s.ring[circle] == 0:
        return 0
    colour = s.ring[circle] - 1
    lost = HIT + step_on(s, colour, circle)
    return -lost if s.owner[colour] == seat else lost


def danger(s: Mens, seat: int, step: int) -> int:
    """The steps a pawn has to lose there, for each pawn of another player that could hit it."""
    if s.safe and step == A:
        return 0
    circle = circle_of(s, s.colour, step)
    hunters = entering(s, seat, circle)
    for distance in range(1, REACH + 1):
        behind = circle - distance if circle >= distance else circle - distance + s.circles
        hunter = s.ring[behind] - 1
        if hunter >= 0 and s.owner[hunter] != seat:
            if step_on(s, hunter, behind) + distance < s.circles:
                hunters += 1
    return hunters * (HIT + step)


def entering(s: Mens, seat: int, circle: int) -> int:
    """1 where another player may enter on this very circle."""
    if circle % s.gap != 0:
        return 0
    colour = circle // s.gap
    other = s.owner[colour] >= 0 and s.owner[colour] != seat
    return 1 if other and s.pawns[colour * PAWNS] < 0 else 0
