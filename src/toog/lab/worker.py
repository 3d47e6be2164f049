"""The process in which comparisons for the page are played, with NumPy and Numba of its own.

It is told on a line of stdin what to compare, and says on lines of stdout what there is so far and in the
end. It plays on one core, so that the house keeps the others. When stdin is closed it stops.
"""

from __future__ import annotations

import time
from typing import Any

from toog.child_process import Answer, Line
from toog.core.registry import find_game
from toog.lab.comparison import Comparison, compare
from toog.lab.sentences import Narrator
from toog.texts.voice import voice_for

TELL_SECONDS = 0.25
MOST_SECONDS = 240.0  # the house waits for 300, and then nothing of it is told


class Teller:
    """Says what there is so far, but not more often than anyone can follow."""

    def __init__(self, line: Line, order: dict[str, Any]) -> None:
        self.line = line
        self.voice = voice_for(order["language"], find_game(order["game"]))
        self.told = 0.0

    def __call__(self, found: Comparison) -> None:
        if time.monotonic() >= self.told + TELL_SECONDS:
            self.line.tell_progress(self.said(found))
            self.told = time.monotonic()

    def said(self, found: Comparison) -> Answer:
        return Narrator(found, self.voice).plain()


def obey(order: dict[str, Any], line: Line) -> Answer:
    """What there is when time is up is the answer, though fewer games were played than wanted."""
    ends = time.monotonic() + MOST_SECONDS
    tell = Teller(line, order)
    base, changed = order["settings"]
    found = compare(
        order["game"],
        base,
        changed,
        players=order["players"],
        threads=1,
        progress=tell,
        enough=lambda: time.monotonic() >= ends,
    )
    return {"compared": tell.said(found)}


def main() -> None:
    line = Line()
    for order in line.orders():
        line.tell(obey(order, line))


if __name__ == "__main__":
    main()
