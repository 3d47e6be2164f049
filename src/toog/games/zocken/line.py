"""Z2, Z6, Z7: the nine places in a line, and where a die keeps them in order."""

from __future__ import annotations

from toog.games.zocken.state import Zocken

# Fields are 1 to 7, as players call them. The OUT field lies beside the line.
LEFT, RIGHT, BESIDE = 0, 8, 9
PLACES = 9
NOWHERE = -1

# Sets of places, one bit each.
NONE = 0
ALL = 0b111111111
FIELDS = 0b011111110

MOST_PIPS = 6

OPEN, RISING, FALLING = 0, 1, 2

ANYWHERE, ON_A_FIELD = 0, 1


def clear_line(s: Zocken) -> None:
    """Z8: in some houses the first die may only go on a field."""
    for place in range(PLACES):
        s.line[place] = 0
    open_places(s, FIELDS if s.first_die == ON_A_FIELD else ALL)


def open_places(s: Zocken, places: int) -> None:
    for pips in range(1, MOST_PIPS + 1):
        s.rising[pips] = places
        s.falling[pips] = places


def room_for(s: Zocken, pips: int) -> int:
    """Z6: the places that take a die of so many pips. No pips, no room."""
    return s.rising[pips] | s.falling[pips]


def takes(s: Zocken, place: int) -> bool:
    """Whether this place takes the die in hand."""
    return room_for(s, s.pips) >> place & 1 == 1


def row_takes(s: Zocken) -> bool:
    """Whether any of the fields 1 to 7 does."""
    return room_for(s, s.pips) & FIELDS != NONE


def lay_die(s: Zocken, place: int, pips: int) -> None:
    """Z8: once the first die lies, the escapes are open to the others."""
    if s.placed == 0:
        open_places(s, ALL)
    put_in_line(s, place, pips)


def put_in_line(s: Zocken, place: int, pips: int) -> None:
    here = 1 << place
    left = here - 1
    right = ALL - here - left
    narrow(s.rising, pips, here, left, right)
    narrow(s.falling, pips, here, right, left)
    s.line[place] = pips


def narrow(room: list[int], pips: int, here: int, smaller: int, greater: int) -> None:
    """Z6: from now on smaller dice go to one side of this one, greater dice to the other.

    Where it did not fit, the line no longer runs that way, and nothing does (Z7).
    """
    fits = ALL if room[pips] & here else NONE
    for other in range(1, pips):
        room[other] &= smaller & fits
    room[pips] &= (smaller | greater) & fits
    for other in range(pips + 1, MOST_PIPS + 1):
        room[other] &= greater & fits


def direction(s: Zocken) -> int:
    """Z7: a line that is in order shows its direction at its two ends."""
    left = 0
    right = 0
    for place in range(PLACES):
        if s.line[place]:
            right = s.line[place]
            left = left or right
    if left == right:
        return OPEN
    return RISING if left < right else FALLING
