"""What the lab sees of a game: how long it was, who began, and since when its winner was in front.

It asks the game's own rules, `round_of` and `behind`, compiled as they are: no rule is written here again.
"""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import Any, NamedTuple, cast

from toog.core.contract import Game
from toog.core.state import State, Tally, TallyPerSeat
from toog.fast.driver import WIN
from toog.fast.reach import Function

EVENTS, ROUNDS, FIRST, LATE, WINS = range(5)
"""Where each thing lies in the row of a game; from `WINS` on what each seat won, in parts of a `WIN`."""

LATE_PARTS = 10_000
"""The whole length of a game, for the part of it after which its winner led: rows hold whole numbers."""

# `lab_began` is the seat that began, plus one; `lab_trailed` the last event after which a seat was behind.
TALLIES = {"lab_events": Tally, "lab_began": Tally, "lab_stands": TallyPerSeat, "lab_trailed": TallyPerSeat}


class Watched(NamedTuple):
    """A game whose state has the tallies of the lab, what fills them in, and what notes how it ended."""

    game: Game[Any]
    look: Function
    book: Function


@functools.cache
def watched(game: Game[Any]) -> Watched:
    state = cast(
        type[State],
        type(game.state.__name__, (game.state,), {"__annotations__": TALLIES, "__module__": __name__}),
    )
    return Watched(replace(game, state=state), looker(game), booker(game))


def looker(game: Game[Any]) -> Function:
    """Is shown the position after every event. Who begins is who is in turn when the first round opens."""
    in_turn, round_of, behind = game.rules.in_turn, game.round_of, game.behind

    def look(s: Any) -> None:
        s.lab_events += 1
        if s.lab_began == 0 and round_of(s) > 0:
            s.lab_began = in_turn(s) + 1
        front = behind(s, 0)
        for seat in range(s.players):
            s.lab_stands[seat] = behind(s, seat)
            front = min(front, s.lab_stands[seat])
        for seat in range(s.players):
            if s.lab_stands[seat] > front:
                s.lab_trailed[seat] = s.lab_events

    return look


def booker(game: Game[Any]) -> Function:
    """Writes a finished game into the next row."""
    winners, round_of = game.rules.winners, game.round_of

    def book(s: Any, flat: Any, out: Any, count_at: Any, sums: Any, decisions: int, chances: int) -> None:
        rows, written = sums
        row = written[0]
        written[0] += 1
        events = decisions + chances
        won = winners(s, out)
        trailed = 0
        for place in range(won):
            rows[row, WINS + out[place]] = WIN // won
            trailed = max(trailed, s.lab_trailed[out[place]])
        rows[row, EVENTS] = events
        rows[row, ROUNDS] = round_of(s)
        rows[row, FIRST] = rows[row, WINS + max(s.lab_began, 1) - 1]
        rows[row, LATE] = 0 if trailed == 0 else LATE_PARTS * min(trailed + 1, events) // events

    return book
