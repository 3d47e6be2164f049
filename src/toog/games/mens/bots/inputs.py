"""What a colour sees of the board when it asks for its chance: the inputs of the value of Mens.

Plain words like the rules, so that the champion at the table and the compiled training read a position
alike. Everything is counted from the colour that looks, so turning the board turns nothing here.
"""

from __future__ import annotations

from typing import Any

from toog.games.mens.board import IN_BOX, NOWHERE, A, circle_of, end_circle, is_safe_from, step_on
from toog.games.mens.state import PAWNS, Mens

SIX = 6
FAR = 12
# A pawn that is hit loses its steps, and has to wait for a six.
WAIT = 8
# Numbers are brought near to one, so that all weights learn at the same pace.
SCALE = 1 / 48

# For each colour from the one that looks: where its pawns are, then what stands between the two.
BETWEEN = 16
FRIEND, FOE, DUE, ON_TURN, BOUND, TRIES = 0, 1, 2, 3, 4, 5
# Danger from that colour to the one that looks, and at the same distance further on the other way round.
NEAR, MANY, DISTANT, ENTERING, SHADOW = 6, 7, 8, 9, 10
BACK = 5
OWN = 8
BLOCKED, FREE_A, NONE_OUT, ALL_WAIT, HOME_DICE, AT_THE_DOOR = 0, 1, 2, 3, 4, 5
HOUSE = 8
# Six colours with five places each and four words of their turn, twenty-four circles around each of four
# pawns with two words for each, a door for each pawn, and the rest.
MOST_ACTIVE = 6 * (5 + 4) + PAWNS * (2 * FAR * 2 + 1) + OWN + HOUSE


def how_many_inputs(colours: int, circles: int) -> int:
    return colours * (circles + 2 * PAWNS) + colours * BETWEEN + OWN + HOUSE


def read_inputs(s: Mens, looks: int, at: Any, much: Any) -> int:
    """Writes which inputs are not zero for the colour that looks, and how much they are. Answers how many."""
    between = s.colours * (s.circles + 2 * PAWNS)
    own = between + s.colours * BETWEEN
    many = 0
    for away in range(s.colours):
        colour = looks + away if looks + away < s.colours else looks + away - s.colours
        if s.owner[colour] >= 0:
            many = read_places(s, colour, away * (s.circles + 2 * PAWNS), at, much, many)
            many = read_turn(s, looks, colour, between + away * BETWEEN, at, much, many)
    many = read_dangers(s, looks, between, at, much, many)
    many = read_own(s, looks, own, at, much, many)
    return read_house(s, own + OWN, at, much, many)


def put(place: int, value: float, at: Any, much: Any, many: int) -> int:
    at[many] = place
    much[many] = value
    return many + 1


def read_places(s: Mens, colour: int, first: int, at: Any, much: Any, many: int) -> int:
    """One input for every circle a pawn stands on, and one for how many are in B."""
    waiting = 0
    for pawn in range(PAWNS):
        step = s.pawns[colour * PAWNS + pawn]
        if step == IN_BOX:
            waiting += 1
        else:
            many = put(first + step, 1.0, at, much, many)
    if waiting > 0:
        many = put(first + s.circles + PAWNS + waiting - 1, 1.0, at, much, many)
    return many


def read_turn(s: Mens, looks: int, colour: int, first: int, at: Any, much: Any, many: int) -> int:
    """Whose it is, and who throws how."""
    if colour != looks:
        kind = FRIEND if s.owner[colour] == s.owner[looks] else FOE
        many = put(first + kind, 1.0, at, much, many)
    if s.first_due[colour]:
        many = put(first + DUE, 1.0, at, much, many)
    if s.colour == colour:
        many = put(first + ON_TURN, 1.0, at, much, many)
        if s.bound:
            many = put(first + BOUND, 1.0, at, much, many)
        if s.tries_left > 1:
            many = put(first + TRIES, 1.0, at, much, many)
    return many


def read_dangers(s: Mens, looks: int, between: int, at: Any, much: Any, many: int) -> int:
    """For each pawn on the ring who stands behind and before it, and who may come out of B there."""
    for pawn in range(PAWNS):
        step = s.pawns[looks * PAWNS + pawn]
        if A <= step < s.circles:
            circle = circle_of(s, looks, step)
            many = read_around(s, looks, step, circle, between, at, much, many)
            many = read_doors(s, looks, step, circle, between, at, much, many)
    return many


def read_around(
    s: Mens, looks: int, step: int, circle: int, between: int, at: Any, much: Any, many: int
) -> int:
    for distance in range(1, FAR + 1):
        behind = circle - distance if circle >= distance else circle - distance + s.circles
        other = s.ring[behind] - 1
        if other >= 0 and s.owner[other] != s.owner[looks] and not (s.safe and step == A):
            if step_on(s, other, behind) + distance < s.circles:
                first = between + away_from(s, looks, other) * BETWEEN
                many = read_danger(s, other, distance, (WAIT + step) * SCALE, first, at, much, many)
        ahead = circle + distance if circle + distance < s.circles else circle + distance - s.circles
        other = s.ring[ahead] - 1
        spared = s.safe and is_safe_from(s, looks, ahead)
        if other >= 0 and s.owner[other] != s.owner[looks] and step + distance < s.circles and not spared:
            first = between + away_from(s, looks, other) * BETWEEN + BACK
            lost = (WAIT + step_on(s, other, ahead)) * SCALE
            many = read_danger(s, looks, distance, lost, first, at, much, many)
    return many


def read_danger(
    s: Mens, hunter: int, distance: int, lost: float, first: int, at: Any, much: Any, many: int
) -> int:
    """A six moves a pawn only when B is empty: else one must enter (M9)."""
    ready = s.pawns[hunter * PAWNS] != IN_BOX
    if distance < SIX or (distance == SIX and ready):
        many = put(first + NEAR, lost, at, much, many)
        return put(first + MANY, 1.0, at, much, many)
    return put(first + DISTANT, lost if ready else lost / 2, at, much, many)


def read_doors(
    s: Mens, looks: int, step: int, circle: int, between: int, at: Any, much: Any, many: int
) -> int:
    """The A circles of others on this pawn's circle and up to six behind, where a pawn still waits."""
    behind = circle % s.gap
    if behind > SIX:
        return many
    other = circle // s.gap
    if s.owner[other] < 0 or s.owner[other] == s.owner[looks] or s.pawns[other * PAWNS] != IN_BOX:
        return many
    first = between + away_from(s, looks, other) * BETWEEN
    door = ENTERING if behind == 0 else SHADOW
    lost = (WAIT + step) * SCALE
    return put(first + door, lost, at, much, many)


def read_own(s: Mens, looks: int, first: int, at: Any, much: Any, many: int) -> int:
    """What only the colour itself needs to know: is its A free, and which throws bring a pawn home."""
    waits = s.pawns[looks * PAWNS] == IN_BOX
    on_ring = pawns_between(s, looks, A, s.circles)
    if waits:
        blocked = pawns_between(s, looks, A, A + 1) > 0
        many = put(first + (BLOCKED if blocked else FREE_A), 1.0, at, much, many)
    if on_ring == 0:
        many = put(first + NONE_OUT, 1.0, at, much, many)
    if waits and on_ring == 0:
        many = put(first + ALL_WAIT, 1.0, at, much, many)
    dice = dice_home(s, looks)
    if dice > 0:
        many = put(first + HOME_DICE, dice / SIX, at, much, many)
    door = s.ring[looks * s.gap] - 1
    if waits and door >= 0 and s.owner[door] != s.owner[looks]:
        many = put(first + AT_THE_DOOR, (WAIT + step_on(s, door, looks * s.gap)) * SCALE, at, much, many)
    return many


def pawns_between(s: Mens, colour: int, least: int, beyond: int) -> int:
    """How many of its pawns stand on these steps."""
    many = 0
    for pawn in range(PAWNS):
        if least <= s.pawns[colour * PAWNS + pawn] < beyond:
            many += 1
    return many


def dice_home(s: Mens, looks: int) -> int:
    """How many of the six throws bring some pawn from the ring onto an end circle (M13–M15)."""
    on_turn = s.colour
    s.colour = looks
    dice = 0
    for pips in range(1, SIX + 1):
        good = 0
        for pawn in range(PAWNS):
            step = s.pawns[looks * PAWNS + pawn]
            if step < s.circles and step + pips >= s.circles:
                if end_circle(s, step, step + pips) != NOWHERE:
                    good = 1
        dice += good
    s.colour = on_turn
    return dice


def read_house(s: Mens, first: int, at: Any, much: Any, many: int) -> int:
    """The house rules, where they are not the usual ones."""
    if s.own_hit == 0:
        many = put(first, 1.0, at, much, many)
    if s.must_hit:
        many = put(first + 1, 1.0, at, much, many)
    if s.bounce == 0:
        many = put(first + 2, 1.0, at, much, many)
    if s.lane:
        many = put(first + 3, 1.0, at, much, many)
    if s.tries > 1:
        many = put(first + 4, 1.0, at, much, many)
    if s.win:
        many = put(first + 5, 1.0, at, much, many)
    many = put(first + 6, s.players / SIX, at, much, many)
    return put(first + 7, 1.0, at, much, many)


def away_from(s: Mens, looks: int, colour: int) -> int:
    """How many colours further round the table."""
    away = colour - looks
    return away if away >= 0 else away + s.colours
