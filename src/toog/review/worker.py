"""The process in which hints, advice and reviews are worked out, with NumPy, Numba and tables of its own.

It is told on a line of stdin what to do and answers on a line of stdout, in JSON: a `hint`, `advice` on a
move, or a `review`, before which it says how much of it is done. When stdin is closed it stops.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any

from toog.bots.question import Question
from toog.child_process import Answer, Line
from toog.core.errors import GameError
from toog.core.record import read_json, read_record
from toog.core.registry import find_game
from toog.review import coaching, hinting
from toog.review.processes import write_error
from toog.review.reviewing import Progress, Review, review
from toog.review.telling import tell_review
from toog.texts import Voice

KEPT = 4  # reviews that may be asked for in another language
VOICES = 24
TELL_SECONDS = 0.1  # between two words on how much is done


def hint(order: dict[str, Any], progress: Progress) -> Answer:
    question, voice, players = read(order)
    return {"hint": hinting.facts(hinting.hint_of(question), voice, players)}


def advise(order: dict[str, Any], progress: Progress) -> Answer:
    question, voice, players = read(order)
    advice = coaching.coach_on(question, order["word"], order["threshold"])
    return {"advice": None if advice is None else coaching.facts(advice, voice, players)}


def read(order: dict[str, Any]) -> tuple[Question, Voice, list[str]]:
    question = Question.read(order["question"])
    return question, voice_for(order["language"], question.game.name), order["players"]


@functools.lru_cache(maxsize=VOICES)
def voice_for(language: str, game: str) -> Voice:
    """Kept, because its catalogues take a tenth of a second to read."""
    return Voice(language, find_game(game))


class Reviewer:
    """Works out reviews, and keeps the last few: the same game is soon asked for in another language."""

    def __init__(self) -> None:
        self.kept: dict[str, Review] = {}

    def look_back(self, order: dict[str, Any], progress: Progress) -> Answer:
        text = order["record"]
        found = self.kept.pop(text, None) or review(read_record(read_json(text.encode())), Seldom(progress))
        self.kept[text] = found
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return {"review": tell_review(found, order["language"])}


class Seldom:
    """Passes on how much is done, but not more often than anyone can follow."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.told = time.monotonic()

    def __call__(self, done: float) -> None:
        if time.monotonic() >= self.told + TELL_SECONDS:
            self.progress(done)
            self.told = time.monotonic()


ORDERS: dict[str, Callable[[dict[str, Any], Progress], Answer]] = {
    "hint": hint,
    "advise": advise,
    "review": Reviewer().look_back,
}


def obey(order: dict[str, Any], progress: Progress) -> Answer:
    try:
        return ORDERS[order["do"]](order, progress)
    except GameError as error:
        return {"error": write_error(error)}


def main() -> None:
    line = Line()
    for order in line.orders():
        line.tell(obey(order, line.tell_progress))


if __name__ == "__main__":
    main()
