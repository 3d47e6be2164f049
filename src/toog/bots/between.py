"""A player between two levels: some choices as the weaker of them makes it, the others as the stronger.

Where a seat stands lies in the state, so that one compiled function plays any company.
"""

from __future__ import annotations

import functools
from typing import Any

from toog.bots.bot import Choose

PARTS = 1024
"""Steps from one level to the next: so many parts of all choices are as the stronger makes them."""

SCRAMBLE, SHIFT, MASK = 40_503, 11, PARTS - 1
"""Levels read the luck of a choice as it is; who chooses is read from it scrambled."""


@functools.cache
def between(levels: tuple[Choose, ...]) -> Choose:
    """From the weakest to the strongest. Seat by seat `strength` is a place among them, in `PARTS`."""
    ask = one_of(levels)

    def choose(s: Any, seat: int, out: list[int], many: int, luck: int) -> int:
        place = s.strength[seat] // PARTS
        if ((luck * SCRAMBLE) >> SHIFT) & MASK < s.strength[seat] % PARTS:
            place += 1
        answer: int = ask(place, s, seat, out, many, luck)
        return answer

    return choose


def one_of(levels: tuple[Choose, ...]) -> Any:
    """Hands a question to one of them, by its place."""
    first = levels[0]
    if len(levels) == 1:

        def only(place: int, s: Any, seat: int, out: list[int], many: int, luck: int) -> int:
            return first(s, seat, out, many, luck)

        return only
    rest = one_of(levels[1:])

    def choose(place: int, s: Any, seat: int, out: list[int], many: int, luck: int) -> int:
        if place == 0:
            return first(s, seat, out, many, luck)
        answer: int = rest(place - 1, s, seat, out, many, luck)
        return answer

    return choose
