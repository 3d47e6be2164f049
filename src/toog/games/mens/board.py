"""The board: steps and circles, where a throw brings a pawn, and what stands there when it lands."""

from __future__ import annotations

from toog.games.mens.state import PAWNS, Mens

SMALL_BOARD = 4
SMALL_RING, LARGE_RING = 40, 48

IN_BOX = -1
NOWHERE = -2
A = 0

FIXED, FORWARD = 0, 1


def lay_board(s: Mens) -> None:
    """M1, M2: the ring, its end circles, and all pawns in their boxes."""
    s.circles = SMALL_RING if s.colours == SMALL_BOARD else LARGE_RING
    s.gap = s.circles // s.colours
    s.last = s.circles + PAWNS - 1
    for pawn in range(s.colours * PAWNS):
        s.pawns[pawn] = IN_BOX


def circle_of(s: Mens, colour: int, step: int) -> int:
    """M2: the circle of the ring that this colour reaches with that step of its own count."""
    circle = colour * s.gap + step
    return circle if circle < s.circles else circle - s.circles


def step_on(s: Mens, colour: int, circle: int) -> int:
    """M2: the step of this colour's own count that lies on that circle of the ring."""
    step = circle - colour * s.gap
    return step if step >= 0 else step + s.circles


def box_holds_pawn(s: Mens) -> bool:
    """The hindmost pawn tells: it is in B while any is."""
    return s.pawns[s.colour * PAWNS] == IN_BOX


def is_home(s: Mens, colour: int) -> bool:
    """M5: when the hindmost pawn is on an end circle all four are."""
    return s.pawns[colour * PAWNS] >= s.circles


def own_pawn_on(s: Mens, step: int) -> bool:
    first = s.colour * PAWNS
    behind = s.pawns[first] == step or s.pawns[first + 1] == step
    return behind or s.pawns[first + 2] == step or s.pawns[first + 3] == step


# Where a throw brings a pawn


def landing(s: Mens, step: int) -> int:
    """The step where the throw brings the pawn on `step`, or NOWHERE when it cannot move."""
    if step == IN_BOX:
        return NOWHERE
    to = step + s.die
    if to >= s.circles:
        return end_circle(s, step, to)
    if s.own_hit == 0 and own_pawn_on(s, to):  # M11
        return NOWHERE
    return NOWHERE if s.safe and is_safe_from(s, s.colour, circle_of(s, s.colour, to)) else to


def is_safe_from(s: Mens, colour: int, circle: int) -> bool:
    """M19: another colour's pawn stands there, on its own A."""
    there = s.ring[circle] - 1
    return there >= 0 and there != colour and there * s.gap == circle


def end_circle(s: Mens, step: int, to: int) -> int:
    """M13–M15: onto a free end circle, back from d if need be; a pawn that is home has no way back."""
    home = step >= s.circles
    if home and s.lane == FIXED:
        return NOWHERE
    if to > s.last:
        if home or s.bounce == 0:
            return NOWHERE
        to = 2 * s.last - to
    return NOWHERE if own_pawn_on(s, to) else to


def only_six_helps(s: Mens) -> bool:
    """M17: every pawn is in B or home, and none that is home can move up any more."""
    for pawn in range(PAWNS):
        step = s.pawns[s.colour * PAWNS + pawn]
        if A <= step < s.circles:
            return False
        if s.lane == FORWARD and s.circles <= step < s.circles + pawn:
            return False
    return True


def hits_another(s: Mens, to: int) -> bool:
    """M12: a pawn of another player stands there."""
    there = s.ring[circle_of(s, s.colour, to)] if A <= to < s.circles else 0
    return there != 0 and s.owner[there - 1] != s.hand


# Pawns on the move


def land(s: Mens, step: int, to: int) -> None:
    """The pawn on `step` goes to `to`, and hits what stands there: M11, and never on an end circle (M16)."""
    colour = s.colour
    if A <= step < s.circles:
        s.ring[circle_of(s, colour, step)] = 0
    if to < s.circles:
        circle = circle_of(s, colour, to)
        if s.ring[circle] != 0:
            hit(s, circle)
        s.ring[circle] = colour + 1
    advance(s, step, to)


def hit(s: Mens, circle: int) -> None:
    """M11: back to its box."""
    colour = s.ring[circle] - 1
    s.hits += 1
    if colour == s.colour:
        s.own_hits += 1
    send_back(s, colour, step_on(s, colour, circle))


def send_back(s: Mens, colour: int, step: int) -> None:
    """The pawns behind it close up, so that a colour's pawns stay in order."""
    first = colour * PAWNS
    pawn = first
    while s.pawns[pawn] != step:
        pawn += 1
    while pawn > first:
        s.pawns[pawn] = s.pawns[pawn - 1]
        pawn -= 1
    s.pawns[first] = IN_BOX


def advance(s: Mens, step: int, to: int) -> None:
    foremost = s.colour * PAWNS + PAWNS - 1
    pawn = s.colour * PAWNS
    while s.pawns[pawn] != step:
        pawn += 1
    while pawn < foremost and s.pawns[pawn + 1] < to:
        s.pawns[pawn] = s.pawns[pawn + 1]
        pawn += 1
    s.pawns[pawn] = to
