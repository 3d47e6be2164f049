"""What a worker does for the lab, with NumPy and Numba: comparisons and handicaps for the page.

It plays on one core, so that the house keeps the others. When time is up, the answer is what there is.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from toog.core.registry import find_game
from toog.lab.comparison import Comparison, compare
from toog.lab.handicap import fair_handicap
from toog.lab.handicap_sentences import HandicapNarrator
from toog.lab.requests import ComparisonRequest, HandicapRequest
from toog.lab.sentences import ComparisonNarrator
from toog.lab.shapes import Compared, Evened
from toog.texts.voice import voice_for
from toog.workers import Throttled

TELL_SECONDS = 0.25  # between two words on what there is so far
GAMES_TO_EVEN = 4_000
MOST_SECONDS = 240.0  # the house waits for 300, and then nothing of it is told


def compare_settings(request: ComparisonRequest, progress: Callable[[Compared], None]) -> Compared:
    ends = time.monotonic() + MOST_SECONDS
    voice = voice_for(request.language, find_game(request.game))

    def tell(found: Comparison) -> None:
        progress(ComparisonNarrator(found, voice).told())

    found = compare(
        request.game,
        *request.settings,
        players=request.players,
        threads=1,
        progress=Throttled(tell, TELL_SECONDS),
        enough=lambda: time.monotonic() >= ends,
    )
    return ComparisonNarrator(found, voice).told()


def find_handicap(request: HandicapRequest, progress: Callable[[int], None]) -> Evened:
    ends = time.monotonic() + MOST_SECONDS
    voice = voice_for(request.language, find_game(request.game))
    found = fair_handicap(
        request.game,
        request.players,
        request.options,
        games=GAMES_TO_EVEN,
        threads=1,
        progress=Throttled(progress, TELL_SECONDS),
        enough=lambda: time.monotonic() >= ends,
    )
    return HandicapNarrator(found, request.names, voice).told()
