"""Every position of a turn of Zocken, numbered.

What matters of the dice that lie is which dice still fit where: two lines are alike when the same pips fit
the same places. A line read from right to left, or with seven minus the pips, plays the same way, so of four
such images one is kept. What matters of the colours is which free fields still wait for their die: all fields
whose die is gone are alike, and all dice whose field is taken. Then there are the dice out and the matches.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from toog.fast.records import to_records
from toog.games.zocken.line import (
    ANYWHERE,
    BESIDE,
    LEFT,
    MOST_PIPS,
    NOWHERE,
    ON_A_FIELD,
    PLACES,
    RIGHT,
    clear_line,
)
from toog.games.zocken.score import DICE, matches, outs, turn_score
from toog.games.zocken.solve.kernels import ENDS, ESCAPES, FIELDS, MASKS, MATCHES, lay_all, row_after, run
from toog.games.zocken.state import Zocken

Numbers = NDArray[np.int64]
Rooms = NDArray[np.int16]  # places, one bit each: narrow, because there are many of them for a moment

REVERSED_PLACES = np.array([int(f"{places:09b}"[::-1], 2) for places in range(1 << PLACES)], np.int16)
REVERSED_FIELDS = np.array([int(f"{fields:07b}"[::-1], 2) for fields in range(MASKS)])
BACK = tuple(REVERSED_PLACES.tolist())
ONES = np.array([number.bit_count() for number in range(1 << PLACES)])
MOST_WAYS = MOST_PIPS * (PLACES + 1)
PLACE_BITS = np.uint64(PLACES)


class TurnPositions(NamedTuple):
    """The numbered lines, the ways from each to the next, and the row of every position."""

    numbers: dict[tuple[int, int], int]
    first_line: Numbers
    lines: tuple[NDArray[Any], ...]
    first_way: NDArray[np.int32]
    rows: tuple[NDArray[Any], ...]
    laid: NDArray[np.int8]

    @property
    def many(self) -> int:
        return len(self.laid)


@functools.cache
def positions() -> TurnPositions:
    """Made once in a process, for either rule about the first die (Z8): each has its own empty line."""
    levels, ways = lay_lines()
    rooms = np.concatenate(levels)
    first_line = np.cumsum([0, *map(len, levels)])
    free = np.bitwise_or.reduce(rooms, axis=1)
    fields = free >> 1 & MASKS - 1
    taken = ESCAPES - 1 - ONES[free & (1 << LEFT | 1 << RIGHT)]
    taken[: first_line[1]] = 0
    line, pips, place, leads_to, turned = ways.T
    first_way = np.searchsorted(line * MOST_PIPS + pips, np.arange(len(rooms) * MOST_PIPS + 1))
    first, compact, start, laid = number_rows(first_line, fields, taken)
    keys = zip(pack(rooms[:, :MOST_PIPS]).tolist(), pack(rooms[:, MOST_PIPS:]).tolist(), strict=True)
    return TurnPositions(
        numbers={key: number for number, key in enumerate(keys)},
        first_line=first_line,
        lines=(
            taken.astype(np.int8),
            fields.astype(np.int8),
            place.astype(np.int8),
            leads_to.astype(np.int32),
            turned.astype(np.int8),
            REVERSED_FIELDS.astype(np.int8),
        ),
        first_way=first_way.astype(np.int32),
        rows=(first.astype(np.int32), compact.astype(np.int8), start),
        laid=laid,
    )


def lay_lines() -> tuple[list[Rooms], NDArray[np.int32]]:
    """The rooms of all lines by the number of dice in them, and every way from line to line.

    A way is a row of line, pips less one, place, the line it leads to, and whether that is turned round.
    """
    levels = [np.array([empty_rooms(first_die) for first_die in (ANYWHERE, ON_A_FIELD)], np.int16)]
    ways: list[NDArray[np.int32]] = []
    here = 0
    for dice in range(DICE):
        rooms = levels[-1]
        there = here + len(rooms)
        laid, after = ways_from(rooms, dice)
        beside = laid[:, 2] == BESIDE
        laid[beside, 3] = laid[beside, 0] + here
        if dice < DICE - 1:
            kept, number, turned = without_images(after[~beside])
            levels.append(kept)
            laid[~beside, 3] = number + there
            laid[~beside, 4] = turned
        laid[:, 0] += here
        ways.append(laid)
        here = there
    return levels, np.concatenate(ways)


def empty_rooms(first_die: int) -> list[int]:
    s = before_first_die(first_die)
    return s.rising[1:] + s.falling[1:]


def before_first_die(first_die: int) -> Zocken:
    s = Zocken()
    s.first_die = first_die
    for die in range(DICE):
        s.home[die] = die + 1
        s.lies[die] = NOWHERE
    clear_line(s)
    return s


def ways_from(rooms: Rooms, dice: int) -> tuple[NDArray[np.int32], Rooms]:
    s = Zocken()
    s.placed = dice
    ways = np.zeros((len(rooms) * MOST_WAYS, 5), np.int32)
    after = np.zeros((len(ways), 2 * MOST_PIPS), np.int16)
    many = run(lay_all, to_records(s), rooms, ways, after)
    return ways[:many].copy(), after[:many]


def without_images(rooms: Rooms) -> tuple[Rooms, Numbers, Numbers]:
    """Each line once, and for every row its number and whether it is turned round."""
    images = images_of(rooms)
    keys = [(pack(image[:, :MOST_PIPS]), pack(image[:, MOST_PIPS:])) for image in images]
    which = np.zeros(len(rooms), np.int64)
    rising, falling = keys[0][0].copy(), keys[0][1].copy()
    for image in range(1, len(images)):
        up, down = keys[image]
        lower = (up < rising) | ((up == rising) & (down < falling))
        which[lower] = image
        rising[lower], falling[lower] = up[lower], down[lower]
    order = np.lexsort((falling, rising))
    fresh = np.ones(len(rooms), bool)
    fresh[1:] = (np.diff(rising[order]) != 0) | (np.diff(falling[order]) != 0)
    number = np.empty(len(rooms), np.int64)
    number[order] = np.cumsum(fresh) - 1
    one_each = order[fresh]
    return np.stack(images)[which[one_each], one_each], number, which & 1


def images_of(rooms: Rooms) -> list[Rooms]:
    """As it is, from right to left, with seven minus the pips, and both: the odd ones are turned round."""
    up, down = rooms[:, :MOST_PIPS], rooms[:, MOST_PIPS:]
    back_up, back_down = REVERSED_PLACES[up], REVERSED_PLACES[down]
    return [
        rooms,
        np.hstack([back_down, back_up]),
        np.hstack([down[:, ::-1], up[:, ::-1]]),
        np.hstack([back_up[:, ::-1], back_down[:, ::-1]]),
    ]


def pack(rooms: Rooms) -> NDArray[np.uint64]:
    """The places for one to six pips as one number."""
    packed = np.zeros(len(rooms), np.uint64)
    for pips in range(MOST_PIPS):
        packed = packed << PLACE_BITS | rooms[:, pips].astype(np.uint64)
    return packed


def number_rows(first_line: Numbers, fields: Numbers, taken: Numbers) -> tuple[Any, ...]:
    """Where the rows of each line, each set of waiting fields and each number of dice out begin.

    There is one for each number of matches there can be. Lines with fewer dice come first.
    """
    dice = np.repeat(np.arange(DICE), np.diff(first_line)).astype(np.int8)
    free = ONES[fields].astype(np.int8)
    sets = 1 << ONES[fields]
    first = np.cumsum(sets) - sets
    of_line = np.repeat(np.arange(len(fields)), sets)
    within = np.arange(len(of_line)) - first[of_line]
    out = np.arange(DICE, dtype=np.int8)[None, :]
    lost = free[of_line] - ONES[within].astype(np.int8) - taken.astype(np.int8)[of_line]
    homeless = lost[:, None] - out
    in_row = (dice - taken.astype(np.int8))[of_line][:, None]
    laid = dice[of_line][:, None] + out
    size = np.where((homeless >= 0) & (laid < DICE), np.maximum(0, in_row - homeless + 1), 0).ravel()
    last = np.cumsum(size, dtype=np.int32)
    start = np.where(size > 0, ENDS + last - size, NOWHERE).astype(np.int32)
    of_rows = np.concatenate([np.full(ENDS, DICE, np.int8), np.repeat(laid.ravel(), size)])
    return first, compact_sets(), start, of_rows


def compact_sets() -> Numbers:
    """The number of a set of fields among all the subsets of another."""
    compact = np.zeros((MASKS, MASKS), np.int64)
    within = np.arange(MASKS)
    for fields in range(MASKS):
        bit = 0
        for field in range(FIELDS):
            if fields >> field & 1:
                compact[fields] |= (within >> field & 1) << bit
                bit += 1
    return compact


class Reading(NamedTuple):
    """A position of a turn, as the numbers know it. A die in hand counts as not yet thrown."""

    line: int
    image: int  # which of the images of the numbered line lies on the table
    waiting: int  # the free fields whose die is still to come, as the numbered line has them
    out: int
    matches: int
    laid: int

    @property
    def row(self) -> int:
        known = positions()
        first, compact, start = known.rows
        fields = known.lines[1]
        at = int(first[self.line]) + int(compact[fields[self.line], self.waiting])
        return int(start[at * DICE + self.out]) + self.matches

    def field(self, field: int) -> int:
        """The bit of one of the fields 1 to 7 of the table in `waiting`."""
        return DICE - field if self.image % 2 else field - 1

    def place(self, place: int) -> int:
        """A place of the table as a place of the numbered line."""
        return place if place == BESIDE or self.image % 2 == 0 else PLACES - 1 - place

    def ways(self, pips: int) -> range:
        """The ways to lay a die that shows so many pips on the table."""
        first = positions().first_way
        at = self.line * MOST_PIPS + (MOST_PIPS - pips if self.image > 1 else pips - 1)
        return range(int(first[at]), int(first[at + 1]))

    def row_after(self, way: int, die: int) -> int:
        known = positions()
        row = row_after(known.lines, known.rows, self.line, self.waiting, self.out, way, die, self.laid)
        return int(row) + self.matches


@functools.cache
def start_of_turn(first_die: int) -> Reading:
    """Before the first die, which may go anywhere or only on a field (Z8)."""
    return read(before_first_die(first_die))


def read(s: Zocken) -> Reading:
    up, down = s.rising[1:], s.falling[1:]
    back_up, back_down = [BACK[room] for room in up], [BACK[room] for room in down]
    images = [(up, down), (back_down, back_up), (down[::-1], up[::-1]), (back_up[::-1], back_down[::-1])]
    packed = [(pack_one(rising), pack_one(falling)) for rising, falling in images]
    least = min(packed)
    line = positions().numbers[least]
    reading = Reading(line, packed.index(least), 0, outs(s), matches(s), s.placed)
    waiting = 0
    for die in range(DICE):
        if s.lies[die] == NOWHERE and not s.line[s.home[die]]:
            waiting |= 1 << reading.field(s.home[die])
    return reading._replace(waiting=waiting)


def pack_one(rooms: Sequence[int]) -> int:
    packed = 0
    for room in rooms:
        packed = packed << PLACES | room
    return packed


@functools.lru_cache(maxsize=16)
def end_scores(table: tuple[int, ...]) -> Numbers:
    """What each end of a turn scores, by the rules."""
    s = Zocken()
    s.home[:] = range(1, DICE + 1)
    s.table[:] = table
    scores = np.empty(ENDS, np.int64)
    for end in range(ENDS):
        beside, rest = divmod(end, ESCAPES * MATCHES)
        escaped, matched = divmod(rest, MATCHES)
        for die in range(DICE):
            s.lies[die] = s.home[die] if die < matched else LEFT
            if die >= DICE - beside and die >= matched:
                s.lies[die] = BESIDE
        s.line[LEFT], s.line[RIGHT] = int(escaped > 0), int(escaped > 1)
        scores[end] = turn_score(s)
    return scores
