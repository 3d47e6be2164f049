"""Solves a round, compiled: from what its endings are worth back to its first throw.

Slates of players of whom the same have wiped are solved side by side, one in each lane. What a standing is
worth to each player lies in one long row of numbers, `worth`, by standing, throws a turn may have, sevens of
the round so far, player and lane. A player stops unless to throw again is better by more than the `lean` of
the slate as it lies, which is as good as nothing but where best answers went in circles (`iteration.py`).
"""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from toog.games.pietjesbak.solve.places import LANES, MOST, look_up
from toog.games.pietjesbak.solve.standings import CHANCE_OF_APES

MOST_EDGES = 48


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
    leans: Any,
    lean: int,
    choice: int,
    seen: Any,
    stops: Any,
    player: int,
    n: int,
) -> None:
    """What the player on turn likes best, in each lane. What there is to see of the choice is noted."""
    mine = player * LANES
    stopped = worth[stop + mine : stop + mine + LANES]
    thrown = again[on + mine : on + mine + LANES]
    leaning = leans[lean : lean + LANES]
    many = 0
    for lane in range(LANES):
        stops[lane] = stopped[lane] >= thrown[lane] - leaning[lane]
        many += stops[lane]
    if seen is not None:  # not even compiled where it is
        note(stopped, thrown, leaning, stops, choice, seen)
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
def note(stopped: Any, thrown: Any, leaning: Any, stops: Any, choice: int, seen: Any) -> None:
    """A sum that tells which choices were to stop, how narrow the narrowest was, and the most given away.

    A choice without a number belongs to other slates, and is noted with them.
    """
    if choice == 0:
        return
    sign = float(choice * 2654435761 % 4294967291)
    for lane in range(LANES):
        gain = stopped[lane] - thrown[lane]
        seen[0, lane] += sign if stops[lane] else 0.0
        seen[1, lane] = min(seen[1, lane], abs(gain + leaning[lane]))
        seen[2, lane] = max(seen[2, lane], -gain if stops[lane] else gain)


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
    leans: Any,
    noted: bool,
    seen: Any,
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
                    here = more if any_seven else sevens
                    choice = (edge * MOST + most - 1) * MOST + throw if noted and here == 0 else 0
                    add_better(
                        now,
                        at,
                        chance[edge],
                        worth,
                        stop,
                        again,
                        here * width,
                        leans,
                        here * LANES,
                        choice,
                        seen,
                        stops,
                        player,
                        n,
                    )
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
    leans: Any,
    noted: bool,
    seen: Any,
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
                    choice = (
                        ((first[node] + edge) * MOST + most - 1) * MOST + throw
                        if noted and sevens == 0
                        else 0
                    )
                    add_better(
                        have,
                        at,
                        1.0,
                        worth,
                        stop,
                        again,
                        at,
                        leans,
                        sevens * LANES,
                        choice,
                        seen,
                        stops,
                        player,
                        n,
                    )
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
