"""The process in which hints, advice, reviews and nights are worked out, with NumPy, Numba and tables.

It is told on a line of stdin what to do and answers on a line of stdout, in JSON: a `hint`, `advice` on a
move, a `review` or the ranking of a duplicate `night`, before which it says how much of it is done. When
stdin is closed it stops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from toog.bots.question import Question
from toog.child_process import Answer, Line, Seldom
from toog.core.errors import GameError, write_error
from toog.core.record import read_json, read_record
from toog.review import coaching, hinting
from toog.review.night import add_up, check_night, shares
from toog.review.night_telling import tell_night
from toog.review.reviewing import Progress, Review, review
from toog.review.telling import tell_review
from toog.texts import Voice
from toog.texts.voice import voice_for

KEPT = 8  # reviews that may be asked for in another language, or of the games of one night
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
        found = self.find(order["record"], Seldom(progress, TELL_SECONDS))
        return {"review": tell_review(found, order["language"])}

    def rank_night(self, order: dict[str, Any], progress: Progress) -> Answer:
        texts, called = order["records"], order["called"]
        records = check_night([read_json(text.encode()) for text in texts], called)
        parts = shares(records, Seldom(progress, TELL_SECONDS))
        found = [self.find(text, part) for text, part in zip(texts, parts, strict=True)]
        return {"night": tell_night(add_up(found), order["language"])}

    def find(self, text: str, progress: Progress) -> Review:
        found = self.kept.pop(text, None)
        if found is None:
            found = review(read_record(read_json(text.encode())), progress)
        self.kept[text] = found
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return found


REVIEWER = Reviewer()

ORDERS: dict[str, Callable[[dict[str, Any], Progress], Answer]] = {
    "hint": hint,
    "advise": advise,
    "review": REVIEWER.look_back,
    "night": REVIEWER.rank_night,
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
