"""The process in which comparisons for the page are played, with NumPy and Numba of its own.

It is told on a line of stdin what to compare, and says on lines of stdout what there is so far and in the
end. It plays on one core, so that the house keeps the others. When stdin is closed it stops.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from toog.child_process import Answer, Line, Seldom
from toog.core.errors import GameError, write_error
from toog.core.registry import find_game
from toog.lab.comparison import Comparison, compare
from toog.lab.sentences import Narrator
from toog.texts.voice import voice_for

TELL_SECONDS = 0.25  # between two words on what there is so far
MOST_SECONDS = 240.0  # the house waits for 300, and then nothing of it is told


def obey(order: dict[str, Any], progress: Callable[[Any], None]) -> Answer:
    try:
        return {"compared": compared(order, progress)}
    except GameError as error:
        return {"error": write_error(error)}


def compared(order: dict[str, Any], progress: Callable[[Any], None]) -> Answer:
    """What there is when time is up is the answer, though fewer games were played than wanted."""
    ends = time.monotonic() + MOST_SECONDS
    voice = voice_for(order["language"], find_game(order["game"]))
    base, changed = order["settings"]

    def said(found: Comparison) -> Answer:
        return Narrator(found, voice).plain()

    def tell(found: Comparison) -> None:
        progress(said(found))

    found = compare(
        order["game"],
        base,
        changed,
        players=order["players"],
        threads=1,
        progress=Seldom(tell, TELL_SECONDS),
        enough=lambda: time.monotonic() >= ends,
    )
    return said(found)


def main() -> None:
    line = Line()
    for order in line.orders():
        line.tell(obey(order, line.tell_progress))


if __name__ == "__main__":
    main()
