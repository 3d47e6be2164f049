"""Mens as played every week: it weighs what a move leaves behind and what it walks into, by rules of thumb.

The thumbs are the champion's: the weights fit what it thinks of the moves in thirty thousand positions, and
in four of five this player chooses as it does. It weighs more than the sensible one (who stands far behind,
which A is near, what could be hunted next, who is about to win), and likes better to run with a front pawn.
"""

from __future__ import annotations

from toog.games.mens.board import IN_BOX, A, box_holds_pawn, circle_of, is_safe_from, step_on
from toog.games.mens.rules import MOVE, lands_of
from toog.games.mens.state import PAWNS, Mens

# In tens of thousandths of the logarithm of the odds of winning: among several players, and between two. What
# another loses helps all the others, so that it is worth the most to the only one.
HOME = (4200, 950)
LAST_STRETCH = (160, 0)  # within one throw of the end circles
BLOCKED = (-210, -300)  # on the own A while pawns wait in B
HIT = (180, 1000)
HIT_STEP = (50, 73)  # for each step the other has to walk again
HIT_LEADER = (820, 700)  # for each pawn the other has home already
OWN = (-930, -900)
OWN_STEP = (-160, -100)
RUN = (24, 6)  # for ten square steps: a step is worth the more the further a pawn has come
WASTED = -300  # a pawn that only moves up on the end circles (M15)

# For each step a pawn has to lose, and for eight more because it waits for a six.
WAIT = 8
NEAR = (-32, -24)  # for each hunter within one throw
NEAR_EACH = (110, 0)
FAR = (-6, -7)  # within two
DOOR = (-24, -25)  # where another may enter on this very circle
SHADOW = (-7, -6)  # or within one throw behind
PREY = (6, 15)  # what could be hit by the next throw

SIX = 6
TWO_THROWS = 12


def choose(s: Mens, seat: int, out: list[int], many: int, luck: int) -> int:
    """Of equal moves the foremost pawn."""
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


def between_two(s: Mens) -> int:
    return 1 if s.players == 2 else 0


def worth(s: Mens, seat: int, step: int) -> int:
    """What the pawn comes to, less what it leaves."""
    if step >= s.circles:
        return WASTED
    to = lands_of(s, step)
    left = standing(s, seat, step)
    if to >= s.circles:
        return HOME[between_two(s)] - left
    return standing(s, seat, to) + hitting(s, seat, to) - left


def standing(s: Mens, seat: int, step: int) -> int:
    """What it is worth that a pawn of the colour on turn stands there."""
    two = between_two(s)
    circle = circle_of(s, s.colour, step)
    value = prey(s, seat, step, circle) * PREY[two] + step * step * RUN[two] // 10
    if s.safe == 0 or step != A:
        value += danger(s, seat, circle) * (WAIT + step)
        value += hunters(s, seat, circle, 1, SIX) * NEAR_EACH[two]
    if step >= s.circles - SIX:
        value += LAST_STRETCH[two]
    if step == A and box_holds_pawn(s):
        value += BLOCKED[two]
    return value


def danger(s: Mens, seat: int, circle: int) -> int:
    two = between_two(s)
    near = hunters(s, seat, circle, 1, SIX)
    far = hunters(s, seat, circle, SIX + 1, TWO_THROWS)
    return near * NEAR[two] + far * FAR[two] + doors(s, seat, circle)


def hitting(s: Mens, seat: int, to: int) -> int:
    """What it is worth to send back what stands there."""
    two = between_two(s)
    circle = circle_of(s, s.colour, to)
    other = s.ring[circle] - 1
    if other < 0:
        return 0
    step = step_on(s, other, circle)
    if s.owner[other] == seat:
        return OWN[two] + OWN_STEP[two] * step
    return HIT[two] + HIT_STEP[two] * step + HIT_LEADER[two] * pawns_home(s, other)


def pawns_home(s: Mens, colour: int) -> int:
    home = 0
    for pawn in range(PAWNS):
        if s.pawns[colour * PAWNS + pawn] >= s.circles:
            home += 1
    return home


def hunters(s: Mens, seat: int, circle: int, nearest: int, furthest: int) -> int:
    """The pawns of others that far behind which still pass here; with pawns in B none goes six (M9)."""
    many = 0
    for distance in range(nearest, furthest + 1):
        behind = circle - distance if circle >= distance else circle - distance + s.circles
        other = s.ring[behind] - 1
        if other >= 0 and s.owner[other] != seat:
            passes = step_on(s, other, behind) + distance < s.circles
            if passes and (distance != SIX or s.pawns[other * PAWNS] != IN_BOX):
                many += 1
    return many


def doors(s: Mens, seat: int, circle: int) -> int:
    """The weight of the A at or shortly behind this circle, where another's pawn waits to enter."""
    other = circle // s.gap
    if s.owner[other] < 0 or s.owner[other] == seat or s.pawns[other * PAWNS] != IN_BOX:
        return 0
    behind = circle % s.gap
    if behind == 0:
        return DOOR[between_two(s)]
    return SHADOW[between_two(s)] if behind <= SIX else 0


def prey(s: Mens, seat: int, step: int, circle: int) -> int:
    """The steps that pawns of others within one throw ahead have to lose."""
    lost = 0
    for distance in range(1, SIX):
        if step + distance < s.circles:
            ahead = circle + distance if circle + distance < s.circles else circle + distance - s.circles
            other = s.ring[ahead] - 1
            spared = s.safe and is_safe_from(s, s.colour, ahead)
            if other >= 0 and s.owner[other] != seat and not spared:
                lost += WAIT + step_on(s, other, ahead)
    return lost
