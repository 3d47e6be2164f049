"""The process in which comparisons and handicaps for the page are played, with NumPy and Numba of its own.

It says what there is so far and in the end. It plays on one core, so that the house keeps the others.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from toog.child_process import Answer, Seldom
from toog.core.errors import GameError, write_error
from toog.core.registry import find_game
from toog.lab.comparison import Comparison, compare
from toog.lab.handicap import fair_handicap
from toog.lab.handicap_sentences import HandicapNarrator
from toog.lab.sentences import Narrator
from toog.lab.strength import Reviewed
from toog.texts.voice import voice_for

TELL_SECONDS = 0.25  # between two words on what there is so far
GAMES_TO_EVEN = 4_000
MOST_SECONDS = 240.0  # the house waits for 300, and then nothing of it is told


def obey(order: dict[str, Any], progress: Callable[[Any], None]) -> Answer:
    try:
        if order["do"] == "handicap":
            return {"evened": evened(order, progress)}
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


def evened(order: dict[str, Any], progress: Callable[[Any], None]) -> Answer:
    """Tells on the way how many games were played. When time is up the best so far is the answer."""
    ends = time.monotonic() + MOST_SECONDS
    voice = voice_for(order["language"], find_game(order["game"]))
    players = order["players"]
    found = fair_handicap(
        order["game"],
        [one["level"] or Reviewed(one["choices"], one["compared"]) for one in players],
        order["options"],
        games=GAMES_TO_EVEN,
        threads=1,
        progress=Seldom(progress, TELL_SECONDS),
        enough=lambda: time.monotonic() >= ends,
    )
    return HandicapNarrator(found, [one["name"] for one in players], voice).plain()
