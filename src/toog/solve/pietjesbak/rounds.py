"""Solves a round, compiled: from what its endings are worth back to its first throw.

Slates of players of whom the same have wiped are solved side by side, one in each lane. What a standing is
worth to each player lies in one long row of numbers, `worth`, by standing, throws a turn may have, sevens of
the round so far, player and lane. A player stops when that is at least as good for them as to throw again.
"""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from toog.solve.pietjesbak.standings import CHANCE_OF_APES

LANES = 16
MOST = 3  # throws in a turn
MOST_EDGES = 48
EVEN = 1e-12  # nearer than this two chances are the same


@register_jitable
def place_of(marks: int, wiped: int, full: int, cap: int) -> int:
    """Of one player's slate: wiped with 1 … cap marks, then never wiped with a full slate … cap."""
    marks = min(marks, cap)
    return marks - 1 if wiped else cap + max(0, marks - full)


@register_jitable
def look_up(
    table: Any,
    begins: Any,
    size: int,
    full: int,
    cap: int,
    marks: Any,
    lane: int,
    wiped: int,
    sevens: int,
    effects: Any,
    e: int,
    n: int,
    ends: Any,
    at: int,
) -> None:
    """What the game is worth to each after a round ended so, on slates to which sevens were added."""
    out, winner, wipes, starter = effects[e, 0], effects[e, 1], effects[e, 2], effects[e, 3]
    for player in range(n):
        ends[at + player * LANES] = 0.0
    if effects[e, 5] or (winner >= 0 and marks[lane, winner] + sevens <= wipes):
        ends[at + winner * LANES] = 1.0
        return
    place = 0
    there = 0
    for turn in range(n):
        player = (starter + turn) % n
        if out >> player & 1 == 0:
            there += 1
            left = marks[lane, player] + sevens + (effects[e, 4] if player == 0 else 0)
            has = wiped >> player & 1
            if player == winner:
                left -= wipes
                has = 1
            place = place * size + place_of(left, has, full, cap)
    found = begins[there] + place * there
    for turn in range(n):
        player = (starter + turn) % n
        if out >> player & 1 == 0:
            ends[at + player * LANES] = table[found]
            found += 1


@register_jitable
def clear(into: Any, at: int, width: int) -> None:
    row = into[at : at + width]
    for i in range(width):
        row[i] = 0.0


@register_jitable
def copy(into: Any, at: int, source: Any, place: int, width: int) -> None:
    row, from_row = into[at : at + width], source[place : place + width]
    for i in range(width):
        row[i] = from_row[i]


@register_jitable
def add(into: Any, at: int, chance: float, source: Any, place: int, width: int) -> None:
    """Rows are cut out first: an index that is never negative lets the compiler work on lanes at once."""
    row, from_row = into[at : at + width], source[place : place + width]
    for i in range(width):
        row[i] += chance * from_row[i]


@register_jitable
def add_better(
    into: Any,
    at: int,
    chance: float,
    worth: Any,
    stop: int,
    again: Any,
    on: int,
    stops: Any,
    player: int,
    n: int,
) -> None:
    """What the player on turn likes best, in each lane."""
    mine = player * LANES
    stopped = worth[stop + mine : stop + mine + LANES]
    thrown = again[on + mine : on + mine + LANES]
    many = 0
    for lane in range(LANES):
        stops[lane] = stopped[lane] >= thrown[lane] - EVEN
        many += stops[lane]
    if many == LANES:
        add(into, at, chance, worth, stop, n * LANES)
        return
    if many == 0:
        add(into, at, chance, again, on, n * LANES)
        return
    for other in range(n):
        shift = other * LANES
        row = into[at + shift : at + shift + LANES]
        stopped = worth[stop + shift : stop + shift + LANES]
        thrown = again[on + shift : on + shift + LANES]
        for lane in range(LANES):
            row[lane] += chance * (stopped[lane] if stops[lane] else thrown[lane])


@register_jitable
def add_apes(into: Any, at: int, worth: Any, place: int, player: int, wiped: int, width: int) -> None:
    """P14: who has wiped wins the game, who never has is gone."""
    if wiped >> player & 1:
        row = into[at + player * LANES : at + (player + 1) * LANES]
        for lane in range(LANES):
            row[lane] += CHANCE_OF_APES
    else:
        add(into, at, CHANCE_OF_APES, worth, place, width)


@register_jitable
def value_effects(
    effects: Any,
    ends: Any,
    n: int,
    wiped: int,
    top: int,
    table: Any,
    begins: Any,
    size: int,
    full: int,
    cap: int,
    marks: Any,
) -> None:
    """Into `ends`, by sevens, player and lane. Who has wiped cannot go out."""
    for e in range(effects.shape[0]):
        if effects[e, 0] & wiped == 0:
            for sevens in range(top + 1):
                for lane in range(LANES):
                    at = (e * (top + 1) + sevens) * n * LANES + lane
                    look_up(
                        table, begins, size, full, cap, marks, lane, wiped, sevens, effects, e, n, ends, at
                    )


@register_jitable
def value_endings(
    worth: Any, standings: int, parts: Any, part: Any, effects: Any, ends: Any, n: int, wiped: int, top: int
) -> None:
    """The mean of its effects, each of which is as likely."""
    width = n * LANES
    for ending in range(parts.shape[0]):
        if effects[part[parts[ending, 0, 0]], 0] & wiped:
            continue
        for throws in range(MOST):
            first, last = parts[ending, min(throws, 1), 0], parts[ending, min(throws, 1), 1]
            for sevens in range(top + 1):
                at = (((standings + ending) * MOST + throws) * (top + 1) + sevens) * width
                clear(worth, at, width)
                for i in range(first, last):
                    add(worth, at, 1 / (last - first), ends, (part[i] * (top + 1) + sevens) * width, width)


@register_jitable
def solve_last(
    worth: Any,
    node: int,
    most: int,
    player: int,
    n: int,
    wiped: int,
    top: int,
    apes: Any,
    first: Any,
    leads: Any,
    chance: Any,
    any_seven: bool,
    again: Any,
    now: Any,
    above: Any,
    stops: Any,
) -> None:
    """P4: the last throw counts, so to throw again is worth the same whatever lies there."""
    if most == MOST - 1 and player == n - 1:
        return  # solved with three throws, below
    width = n * LANES
    deep = top + 1
    for throw in range(most, 0, -1):
        throws = throw - 1 if player == 0 else most - 1
        highest = min(top, MOST * player + throw - 1 if any_seven else player)
        for sevens in range(highest + 1):
            at = sevens * width
            clear(now, at, width)
            for edge in range(first[node], first[node + 1]):
                more = min(sevens + 1, top) if edge == first[node] else sevens
                stop = ((leads[edge] * MOST + throws) * deep + more) * width
                if throw == most:
                    add(now, at, chance[edge], worth, stop, width)
                else:
                    on = (more if any_seven else sevens) * width
                    add_better(now, at, chance[edge], worth, stop, again, on, stops, player, n)
            add_apes(
                now, at, worth, ((apes[node] * MOST + throws) * deep + sevens) * width, player, wiped, width
            )
        copy(again, 0, now, 0, (highest + 1) * width)
        if player == n - 1 and player > 0 and most == MOST and throw == MOST - 1:
            # For the last of the round two throws of three left are two of two.
            copy(worth, (node * MOST + throw - 1) * deep * width, again, 0, (highest + 1) * width)
    copy(worth, (node * MOST + most - 1) * deep * width, again, 0, deep * width)


@register_jitable
def solve_best(
    worth: Any,
    node: int,
    most: int,
    player: int,
    n: int,
    wiped: int,
    top: int,
    apes: Any,
    first: Any,
    leads: Any,
    chance: Any,
    any_seven: bool,
    again: Any,
    have: Any,
    above: Any,
    stops: Any,
) -> None:
    """P4: the best throw counts. To throw again, and to have come so far, by the edge of the best so far."""
    width = n * LANES
    deep = top + 1
    edges = first[node + 1] - first[node]
    seven = chance[first[node]]
    for throw in range(most, 0, -1):
        throws = throw - 1 if player == 0 else most - 1
        for edge in range(edges):
            for sevens in range(deep):
                at = (edge * deep + sevens) * width
                more = min(sevens + 1, top) if edge == 0 and not any_seven else sevens
                stop = ((leads[first[node] + edge] * MOST + throws) * deep + more) * width
                clear(have, at, width)
                if throw == most:
                    add(have, at, 1.0, worth, stop, width)
                else:
                    add_better(have, at, 1.0, worth, stop, again, at, stops, player, n)
        for sevens in range(deep):
            fell = min(sevens + 1, top) if any_seven else sevens
            gone = ((apes[node] * MOST + throws) * deep + sevens) * width
            clear(above, 0, width)
            lower = 1.0 - CHANCE_OF_APES - seven  # of a throw that is no better, sevens aside
            for edge in range(edges - 1, 0, -1):
                at = (edge * deep + sevens) * width
                copy(again, at, above, 0, width)
                add(again, at, lower, have, at, width)
                add(again, at, seven, have, (edge * deep + fell) * width, width)
                add_apes(again, at, worth, gone, player, wiped, width)
                add(above, 0, chance[first[node] + edge], have, at, width)
                lower -= chance[first[node] + edge]
            add(above, 0, seven, have, fell * width, width)
            add_apes(above, 0, worth, gone, player, wiped, width)
            copy(again, sevens * width, above, 0, width)
    copy(worth, (node * MOST + most - 1) * deep * width, again, 0, deep * width)


@register_jitable
def write(
    table: Any,
    begins: Any,
    size: int,
    full: int,
    cap: int,
    marks: Any,
    wiped: int,
    worth: Any,
    top: int,
    rate: float,
) -> float:
    """What the first standing of the round is worth to each, before their first throw of three."""
    n = marks.shape[1]
    change = 0.0
    for lane in range(LANES):
        place = 0
        for player in range(n):
            place = place * size + place_of(marks[lane, player], wiped >> player & 1, full, cap)
        at = begins[n] + place * n
        for player in range(n):
            value = worth[(MOST - 1) * (top + 1) * n * LANES + player * LANES + lane]
            change = max(change, abs(value - table[at + player]))
            table[at + player] += rate * (value - table[at + player])
    return change
