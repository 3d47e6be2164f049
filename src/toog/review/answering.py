"""What a worker does about good play, with NumPy and Numba: hints, reviews, nights and puzzles.

It works on one thread, because those who play at this house come first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import asdict

from toog.core.record import Record, read_json, read_record, write_record
from toog.review import coaching, hinting
from toog.review.night import outcome_of, rank
from toog.review.night_telling import tell_night
from toog.review.puzzles.daily import daily
from toog.review.puzzles.own import drills
from toog.review.puzzles.puzzle import Puzzle, tell_puzzle
from toog.review.requests import (
    AdviceRequest,
    DailyRequest,
    DrillRequest,
    HintRequest,
    OutcomeRequest,
    RankingRequest,
    ReviewRequest,
    RolloutRequest,
)
from toog.review.reviewing import Progress, Review, review
from toog.review.rollout import rolling_out
from toog.review.shapes import Advice, FoundPuzzle, Hint, NightRanking, Outcome, ReviewedGame, RolledOut
from toog.review.telling import tell_review
from toog.texts.voice import voice_for
from toog.workers import Throttled

T = TypeVar("T")

KEPT = 4  # of each kind, that may be asked for in another language
GAMES_FOR_A_PERSON = 4000
"""Played on after each move at most, for someone who waits at the page."""
TELL_SECONDS = 0.1  # between two words on how much is done


def give_hint(request: HintRequest, progress: Callable[[None], None]) -> Hint:
    question = request.question.read()
    voice = voice_for(request.language, question.game)
    rated = hinting.tell_hint(hinting.hint_of(question), voice, request.players)
    return Hint(**asdict(rated), version=request.version)


def roll_out(request: RolloutRequest, progress: Progress) -> RolledOut:
    question = request.question.read()
    hint, tell = hinting.hint_of(question), Throttled(progress, TELL_SECONDS)
    found = None
    for found in rolling_out(question, GAMES_FOR_A_PERSON):
        tell(found.games / GAMES_FOR_A_PERSON)
    assert found is not None  # noqa: S101 there is at least one block
    told = hinting.tell_beside(hint, question, found, voice_for(request.language, question.game))
    return msgspec.convert({**told, "seat": question.seat, "version": request.version}, RolledOut)


def advise(request: AdviceRequest, progress: Callable[[None], None]) -> Advice | None:
    question = request.question.read()
    found = coaching.coach_on(question, request.word, request.threshold)
    if found is None:
        return None
    voice = voice_for(request.language, question.game)
    return coaching.tell_advice(found, voice, request.players, request.version)


class LastFew(Generic[T]):
    """What took long to work out, the last few: the same is soon asked for in another language."""

    def __init__(self) -> None:
        self.found: dict[object, T] = {}

    def get(self, key: object, work: Callable[[], T]) -> T:
        found = self.found.pop(key) if key in self.found else work()
        self.found[key] = found
        if len(self.found) > KEPT:
            del self.found[next(iter(self.found))]
        return found


REVIEWS: LastFew[Review] = LastFew()
DRILLS: LastFew[list[Puzzle]] = LastFew()
DAILIES: LastFew[Puzzle] = LastFew()


def review_game(request: ReviewRequest, progress: Progress) -> ReviewedGame:
    found = kept_review(record_in(request.record), Throttled(progress, TELL_SECONDS))
    return tell_review(found, request.language)


def find_outcome(request: OutcomeRequest, progress: Progress) -> Outcome:
    return outcome_of(kept_review(record_in(request.record), Throttled(progress, TELL_SECONDS)))


def rank_night(request: RankingRequest, progress: Callable[[None], None]) -> NightRanking:
    """Of games that were reviewed before, one request for each: so a long night is not lost half-way."""
    records = [read_json(text.encode()) for text in request.records]
    return tell_night(rank(records, outcomes=request.outcomes), request.language)


def find_drills(request: DrillRequest, progress: Progress) -> list[FoundPuzzle]:
    def work() -> list[Puzzle]:
        records = [record_in(text) for text in request.records]
        tell = Throttled(progress, TELL_SECONDS)
        return drills(records, request.player, progress=tell, look_back=kept_review)

    found = DRILLS.get((request.player, *request.records), work)
    return [tell_in(request.language, one) for one in found]


def find_daily(request: DailyRequest, progress: Progress) -> FoundPuzzle:
    day, game = request.day, request.game
    found = DAILIES.get((day, game), lambda: daily(day, game, Throttled(progress, TELL_SECONDS)))
    return tell_in(request.language, found)


def kept_review(record: Record, progress: Progress | None) -> Review:
    """Whoever has seen the review of a game soon wants to be drilled on it."""
    return REVIEWS.get(write_record(record.plain()), lambda: review(record, progress))


def record_in(text: str) -> Record:
    return read_record(read_json(text.encode()))


def tell_in(language: str, found: Puzzle) -> FoundPuzzle:
    return tell_puzzle(found, voice_for(language, found.record.game), found.record.players)
