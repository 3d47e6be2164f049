"""The process in which hints, advice and reviews are worked out, with NumPy, Numba and tables of its own.

It is told on a line of stdin what to do and answers on a line of stdout, in JSON: a `hint`, `advice` on a
move, or a `review`, before which it says how much of it is done. When stdin is closed it stops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toog.bots.question import Question
from toog.child_process import Answer, Line, Seldom
from toog.core.errors import GameError, write_error
from toog.core.record import read_json, read_record
from toog.review import coaching, hinting
from toog.review.reviewing import Progress, Review, review
from toog.review.telling import tell_review
from toog.texts import Voice
from toog.texts.voice import voice_for

KEPT = 4  # reviews that may be asked for in another language
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
    return question, voice_for(order["language"], question.game), order["players"]


class Reviewer:
    """Works out reviews, and keeps the last few: the same game is soon asked for in another language."""

    def __init__(self) -> None:
        self.kept: dict[str, Review] = {}

    def look_back(self, order: dict[str, Any], progress: Progress) -> Answer:
        text = order["record"]
        found = self.kept.pop(text, None)
        if found is None:
            found = review(read_record(read_json(text.encode())), Seldom(progress, TELL_SECONDS))
        self.kept[text] = found
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return {"review": tell_review(found, order["language"])}


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
