"""The loops of the solver, plain here and compiled where they are used."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

from toog.fast.cache import alone_in, folder_for, kept_in
from toog.fast.driver import make_compilable
from toog.games.zocken import GAME
from toog.games.zocken.line import BESIDE, LEFT, MOST_PIPS, PLACES, RIGHT, lay_die
from toog.games.zocken.rules import PLACE, placings
from toog.games.zocken.score import DICE

Kernel = Callable[..., Any]

FIELDS = 7
MASKS = 1 << FIELDS
ESCAPES = 3  # none, one or both taken
MATCHES = DICE + 1
ENDS = (DICE + 1) * ESCAPES * MATCHES
"""The first rows are the ends of a turn, by dice out, escapes taken and matches."""

HOMELESS = FIELDS
"""Stands for a die whose field is taken: all of those are alike."""

LOWEST = -np.inf


@functools.cache
def compiled(kernel: Kernel) -> Kernel:
    """The kernel for NumPy arrays, kept on disk once it has been compiled."""
    make_compilable(sys.modules[__name__])
    with kept_in(folder_for(GAME, (kernel,))):
        made: Kernel = njit(nogil=True, error_model="numpy", cache=True)(kernel)
    return made


def run(kernel: Kernel, *arguments: Any) -> Any:
    """Of several processes that need a kernel one compiles it, and the others read what it kept."""
    ready = compiled(kernel)
    if ready.signatures:  # type: ignore[attr-defined]
        return ready(*arguments)
    with alone_in(folder_for(GAME, (kernel,))):
        return ready(*arguments)


def lay_all(table: Any, rooms: Any, ways: Any, after: Any) -> int:
    """Writes every way to lay a die on each line, and the rooms it leaves, by the rules themselves."""
    s = table[0]
    out: Any = np.empty(PLACES + 1, np.int64)
    many = 0
    for line in range(rooms.shape[0]):
        for pips in range(MOST_PIPS):
            take_rooms(s, rooms, line)
            s.pips = pips + 1
            for i in range(placings(s, out)):
                place = out[i] - PLACE
                take_rooms(s, rooms, line)
                if place != BESIDE:
                    lay_die(s, place, pips + 1)
                for other in range(MOST_PIPS):
                    after[many, other] = s.rising[other + 1]
                    after[many, MOST_PIPS + other] = s.falling[other + 1]
                ways[many, 0] = line
                ways[many, 1] = pips
                ways[many, 2] = place
                many += 1
    return many


def take_rooms(s: Any, rooms: Any, line: int) -> None:
    for pips in range(MOST_PIPS):
        s.rising[pips + 1] = rooms[line, pips]
        s.falling[pips + 1] = rooms[line, MOST_PIPS + pips]


def still_waiting(waiting: int, die: int, place: int) -> int:
    """The fields that wait for their die when this one is laid there: neither its own nor that one."""
    left = waiting & ~(1 << die)
    return left & ~(1 << (place - 1)) if LEFT < place < RIGHT else left


def matches_there(die: int, place: int) -> int:
    return 1 if place == die + 1 and die != HOMELESS else 0


def row_after(lines: Any, rows: Any, line: int, waiting: int, out: int, way: int, die: int, laid: int) -> int:
    """The row, for no matches so far, of the position that a way to lay a die leads to."""
    escapes, fields, place_of, leads_to, turned, reverse = lines
    first, compact, start = rows
    place = int(place_of[way])
    match = matches_there(die, place)
    if place == BESIDE:
        out += 1
    if laid + 1 == DICE:
        escaped = int(escapes[line]) + (1 if place in (LEFT, RIGHT) else 0)
        return (out * ESCAPES + escaped) * MATCHES + match
    left = still_waiting(waiting, die, place)
    if turned[way]:
        left = reverse[left]
    after = leads_to[way]
    return int(start[(first[after] + compact[fields[after], left]) * DICE + out]) + match


def sweep(  # noqa: C901 - one nest of loops: as several functions it takes nearly twice as long
    lines: Any, first_way: Any, first_line: Any, rows: Any, values: Any, width: int, low: int, high: int
) -> None:
    """Fills in the positions with `low` to `high` dice laid: the best die, thrown, on its best place.

    Values are sums over what can fall. Each row of `values` has `width` columns, solved side by side; the
    rows of a position with different numbers of matches lie in a row and are solved together too. A die put
    out leads to the same line, so a line's positions are filled in from most dice out to none.
    """
    escapes, fields = lines[0], lines[1]
    first, compact, start = rows
    total = np.empty(MATCHES * width)
    top = np.empty(MATCHES * width)
    for dice in range(min(high, DICE - 1), -1, -1):
        for line in range(first_line[dice], first_line[dice + 1]):
            for waiting in range(fields[line] + 1):
                if waiting & ~fields[line]:
                    continue
                at = (first[line] + compact[fields[line], waiting]) * DICE
                for out in range(min(high, DICE - 1) - dice, max(low - dice, 0) - 1, -1):
                    row = start[at + out] * width
                    if row < 0:
                        continue
                    homeless = homeless_dice(fields[line], waiting, escapes[line], out)
                    size = (dice - escapes[line] - homeless + 1) * width
                    best = values[row : row + size]
                    for i in range(size):
                        best[i] = LOWEST
                    for die in range(FIELDS + 1):
                        if not (homeless > 0 if die == HOMELESS else waiting >> die & 1):
                            continue
                        for i in range(size):
                            total[i] = 0.0
                        for pips in range(MOST_PIPS):
                            begin = first_way[line * MOST_PIPS + pips]
                            for way in range(begin, first_way[line * MOST_PIPS + pips + 1]):
                                row = row_after(lines, rows, line, waiting, out, way, die, dice + out) * width
                                after = values[row : row + size]
                                if way == begin:
                                    for i in range(size):
                                        top[i] = after[i]
                                else:
                                    for i in range(size):
                                        top[i] = max(top[i], after[i])
                            for i in range(size):
                                total[i] += top[i]
                        for i in range(size):
                            best[i] = max(best[i], total[i])


def follow(
    lines: Any, first_way: Any, rows: Any, values: Any, begin: Any, laid: int, until: int, ends: Any
) -> Any:
    """Plays on from one position by its best moves, however the dice fall, until so many dice are laid.

    `begin` is the line, the fields that wait, the dice out and the matches, and so is each of the positions
    it comes to. Ends of the turn are counted in `ends`. Of equal moves the first is best.
    """
    most = MOST_PIPS ** (until - laid)
    now = np.empty((most, 4), np.int64)
    then = np.empty((most, 4), np.int64)
    ways = np.empty((4, MOST_PIPS), np.int64)
    for i in range(4):
        now[0, i] = begin[i]
    many = 1
    while laid < until:
        reached = 0
        for i in range(many):
            line, waiting, out, matches = now[i, 0], now[i, 1], now[i, 2], now[i, 3]
            die = choose_die(lines, first_way, rows, values, line, waiting, out, matches, laid, ways)
            for pips in range(MOST_PIPS):
                way = ways[0, pips]
                if laid + 1 == DICE:
                    ends[ways[1, pips]] += 1
                    continue
                place = lines[2][way]
                left = still_waiting(waiting, die, place)
                then[reached, 0] = lines[3][way]
                then[reached, 1] = lines[5][left] if lines[4][way] else left
                then[reached, 2] = out + (1 if place == BESIDE else 0)
                then[reached, 3] = matches + matches_there(die, place)
                reached += 1
        now, then = then, now
        many = reached
        laid += 1
    return now[:many]


def choose_die(
    lines: Any,
    first_way: Any,
    rows: Any,
    values: Any,
    line: int,
    waiting: int,
    out: int,
    matches: int,
    laid: int,
    ways: Any,
) -> int:
    """The die to throw, by its field or as one of those without.

    In `ways` stands how to lay what it may show, and the row that leads to; its rest is for scratch.
    """
    homeless = homeless_dice(lines[1][line], waiting, lines[0][line], out)
    found = HOMELESS
    best = LOWEST
    for die in range(FIELDS + 1):
        if not (homeless > 0 if die == HOMELESS else waiting >> die & 1):
            continue
        total = 0.0
        for pips in range(MOST_PIPS):
            top = LOWEST
            for way in range(first_way[line * MOST_PIPS + pips], first_way[line * MOST_PIPS + pips + 1]):
                row = row_after(lines, rows, line, waiting, out, way, die, laid) + matches
                if values[row] > top:
                    top = values[row]
                    ways[2, pips] = way
                    ways[3, pips] = row
            total += top
        if total > best:
            best = total
            found = die
            for pips in range(MOST_PIPS):
                ways[0, pips] = ways[2, pips]
                ways[1, pips] = ways[3, pips]
    return found


def homeless_dice(free: int, waiting: int, escapes: int, out: int) -> int:
    """As many as there are free fields whose die has gone elsewhere, less the dice beside the row."""
    many = -escapes - out
    lost = free & ~waiting
    while lost:
        lost &= lost - 1
        many += 1
    return many
