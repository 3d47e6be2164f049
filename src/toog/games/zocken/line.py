"""Z2, Z6, Z7: the nine places in a line, and where a die keeps them in order."""

from __future__ import annotations

from toog.games.zocken.state import Zocken

# Fields are 1 to 7, as players call them. The OUT field lies beside the line.
LEFT, RIGHT, BESIDE = 0, 8, 9
PLACES = 9
NOWHERE = -1

FIELDS = 0b011111110  # the seven fields among the bits of `room`

OPEN, RISING, FALLING = 0, 1, 2


def clear_line(s: Zocken) -> None:
    for place in range(PLACES):
        s.line[place] = 0


def direction(s: Zocken) -> int:
    """Z7: a line that is in order shows its direction at its two ends."""
    left = 0
    right = 0
    for place in range(PLACES):
        if s.line[place]:
            right = s.line[place]
            if left == 0:
                left = right
    if left == right:
        return OPEN
    return RISING if left < right else FALLING


def find_room(s: Zocken, pips: int) -> int:
    """Z6: between the smaller and the greater dice, on one side or the other as the line runs."""
    first_smaller, first_greater = PLACES, PLACES
    last_smaller, last_greater = NOWHERE, NOWHERE
    for place in range(PLACES):
        there = s.line[place]
        if there and there < pips:
            first_smaller = min(first_smaller, place)
            last_smaller = place
        elif there > pips:
            first_greater = min(first_greater, place)
            last_greater = place
    runs = direction(s)
    room = 0
    if runs != FALLING:
        room |= free_between(s, last_smaller, first_greater)
    if runs != RISING:
        room |= free_between(s, last_greater, first_smaller)
    return room


def free_between(s: Zocken, low: int, high: int) -> int:
    free = 0
    for place in range(low + 1, high):
        if s.line[place] == 0:
            free |= 1 << place
    return free


def takes(s: Zocken, place: int) -> bool:
    return s.room >> place & 1 == 1


def row_takes(s: Zocken) -> bool:
    """Whether any of the fields 1 to 7 takes the die in hand."""
    return s.room & FIELDS != 0
