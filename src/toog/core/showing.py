"""How long an event is shown to people: said here and in the games, and nowhere else.

The table waits by it, the wire carries it, and every screen moves by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from operator import attrgetter

from toog.core.contract import Showing, Telling

NOTHING = Showing(0, 0)
THROW = Showing(1100, 1000)  # dice tumble, and then they are read
PLAYED = Showing(450, 550)  # a card or a die is laid down
SAID = Showing(300, 700)  # a word that moves next to nothing
OUTCOME = Showing(0, 2000)  # a trick, a round or a turn is over
THE_END = Showing(0, 2500)
TIME_IS_UP = Showing(0, 1000)  # a bot plays for whoever thought too long


def longest(told: Iterable[Telling], shows: Mapping[str, Showing]) -> Showing:
    """The longest movement and the longest rest of all that was told of one event; urgent if any of it is."""
    return together(tuple(map(shows.get, map(KEY, told))))


KEY = attrgetter("key")


@cache
def together(showings: tuple[Showing | None, ...]) -> Showing:
    """What is shown at the same time; None is shown for no time at all."""
    moves, rests, urgent = zip(*(showing or NOTHING for showing in (NOTHING, *showings)), strict=True)
    return Showing(max(moves), max(rests), any(urgent))
