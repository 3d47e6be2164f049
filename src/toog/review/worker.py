"""The process in which hints, advice, reviews, nights and puzzles are worked out, with NumPy and Numba.

It answers a `hint`, a `rollout` of its moves, `advice` on a move, a `review`, the `outcome` of a game of a
duplicate night or the ranking of the `night`, the drills of some games or the puzzle of a day, and says
before how much of it is done. With a puzzle comes the record up to there, with all cards, for the house that
draws its board. It works on one thread, because those who play at this house come first.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any, Generic, TypeVar

from toog.bots.question import Question
from toog.child_process import Answer, Seldom
from toog.core.errors import GameError, write_error
from toog.core.record import Record, read_json, read_record, write_record
from toog.review import coaching, hinting
from toog.review.night import rank
from toog.review.night_telling import tell_night
from toog.review.outcome import Outcome, outcome_of
from toog.review.puzzles import puzzle
from toog.review.puzzles.daily import daily
from toog.review.puzzles.own import drills
from toog.review.puzzles.puzzle import Puzzle, PuzzleFacts
from toog.review.reviewing import Progress, Review, review
from toog.review.rollout import rolling_out
from toog.review.telling import tell_review
from toog.texts import Voice
from toog.texts.voice import voice_for

T = TypeVar("T")

KEPT = 4  # of each kind, that may be asked for in another language
GAMES_FOR_A_PERSON = 4000
"""Played on after each move at most, for someone who waits at the page."""
TELL_SECONDS = 0.1  # between two words on how much is done


def hint(order: dict[str, Any], progress: Progress) -> Answer:
    question, voice, players = read(order)
    return {"hint": hinting.facts(hinting.hint_of(question), voice, players)}


def roll_out(order: dict[str, Any], progress: Progress) -> Answer:
    question = Question.read(order["question"])
    hint, tell = hinting.hint_of(question), Seldom(progress, TELL_SECONDS)
    found = None
    for found in rolling_out(question, GAMES_FOR_A_PERSON):
        tell(found.games / GAMES_FOR_A_PERSON)
    assert found is not None  # noqa: S101 there is at least one block
    voice = voice_for(order["language"], question.game)
    return {"rollout": hinting.tell_beside(hint, question, found, voice)}


def advise(order: dict[str, Any], progress: Progress) -> Answer:
    question, voice, players = read(order)
    advice = coaching.coach_on(question, order["word"], order["threshold"])
    return {"advice": None if advice is None else coaching.facts(advice, voice, players)}


def read(order: dict[str, Any]) -> tuple[Question, Voice, list[str]]:
    question = Question.read(order["question"])
    return question, voice_for(order["language"], question.game), order["players"]


class Kept(Generic[T]):
    """What took long to work out, the last few: the same is soon asked for in another language."""

    def __init__(self) -> None:
        self.found: dict[object, T] = {}

    def get(self, key: object, work: Callable[[], T]) -> T:
        found = self.found.pop(key) if key in self.found else work()
        self.found[key] = found
        if len(self.found) > KEPT:
            del self.found[next(iter(self.found))]
        return found


REVIEWS: Kept[Review] = Kept()
DRILLS: Kept[list[Puzzle]] = Kept()
DAILIES: Kept[Puzzle] = Kept()


def look_back(order: dict[str, Any], progress: Progress) -> Answer:
    found = kept_review(record_in(order["record"]), Seldom(progress, TELL_SECONDS))
    return {"review": tell_review(found, order["language"])}


def find_outcome(order: dict[str, Any], progress: Progress) -> Answer:
    found = kept_review(record_in(order["record"]), Seldom(progress, TELL_SECONDS))
    return {"outcome": outcome_of(found).plain()}


def rank_night(order: dict[str, Any], progress: Progress) -> Answer:
    """Of games that were reviewed before, one order for each: so a long night is not lost half-way."""
    records = [read_json(text.encode()) for text in order["records"]]
    night = rank(records, outcomes=[Outcome(**outcome) for outcome in order["outcomes"]])
    return {"night": tell_night(night, order["language"])}


def drill(order: dict[str, Any], progress: Progress) -> Answer:
    texts, player = order["records"], order["player"]

    def work() -> list[Puzzle]:
        records = [record_in(text) for text in texts]
        return drills(records, player, progress=Seldom(progress, TELL_SECONDS), look_back=kept_review)

    found = DRILLS.get((player, *texts), work)
    return {
        "puzzles": [tell_puzzle(one, order["language"]) for one in found],
        "records": [one.record.plain() for one in found],
    }


def find_daily(order: dict[str, Any], progress: Progress) -> Answer:
    day, game = date.fromisoformat(order["day"]), order["game"]
    found = DAILIES.get((day, game), lambda: daily(day, game, Seldom(progress, TELL_SECONDS)))
    return {"puzzle": tell_puzzle(found, order["language"]), "record": found.record.plain()}


def kept_review(record: Record, progress: Progress | None) -> Review:
    """Whoever has seen the review of a game soon wants to be drilled on it."""
    return REVIEWS.get(write_record(record.plain()), lambda: review(record, progress))


def record_in(text: str) -> Record:
    return read_record(read_json(text.encode()))


def tell_puzzle(found: Puzzle, language: str) -> PuzzleFacts:
    return puzzle.facts(found, voice_for(language, found.record.game), found.record.players)


ORDERS: dict[str, Callable[[dict[str, Any], Progress], Answer]] = {
    "hint": hint,
    "rollout": roll_out,
    "advise": advise,
    "review": look_back,
    "outcome": find_outcome,
    "night": rank_night,
    "drill": drill,
    "daily": find_daily,
}


def obey(order: dict[str, Any], progress: Progress) -> Answer:
    try:
        return ORDERS[order["do"]](order, progress)
    except GameError as error:
        return {"error": write_error(error)}
