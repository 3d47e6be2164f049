"""Where slates lie in the table of their values, and how compiled code reads and writes them there."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

LANES = 16  # slates that are solved side by side
MOST = 3  # throws in a turn


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
def look_up_leans(
    lean: Any,
    levels: Any,
    begins: Any,
    size: int,
    full: int,
    cap: int,
    marks: Any,
    wiped: int,
    n: int,
    top: int,
    leans: Any,
) -> None:
    """Of the slates as they lie, by who went out in this round and is no longer seen, sevens and lane."""
    for dropped in range(0, leans.shape[0], 2):
        if dropped & wiped:
            continue
        for sevens in range(top + 1):
            for lane in range(LANES):
                place = 0
                there = 0
                for player in range(n):
                    if dropped >> player & 1 == 0:
                        there += 1
                        has = wiped >> player & 1
                        place = place * size + place_of(marks[lane, player] + sevens, has, full, cap)
                leans[dropped, sevens * LANES + lane] = lean[levels[begins[there] + place * there]]


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
            table[at + player] = value
    return change
