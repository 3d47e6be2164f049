"""What worker processes are asked about good play: hints, reviews, puzzles and nights.

Records are sent as they are written, and read by the worker. A `version` is that of a table, which the answer
repeats.
"""

from __future__ import annotations

from datetime import date

from toog.bots.requests import WrittenQuestion
from toog.review.shapes import Advice, FoundPuzzle, Hint, NightRanking, Outcome, ReviewedGame, RolledOut
from toog.workers import Request


class HintRequest(Request[Hint, None], frozen=True):
    kind = "hint"
    work = "toog.review.answering:give_hint"

    question: WrittenQuestion
    language: str
    players: list[str]
    version: int = 0


class RolloutRequest(Request[RolledOut, float], frozen=True):
    """Every move of a question, played on to the end."""

    kind = "rollout"
    work = "toog.review.answering:roll_out"

    question: WrittenQuestion
    language: str
    version: int


class AdviceRequest(Request[Advice | None, None], frozen=True):
    """What the coach says of this answer to a question; nothing where it cost no more than the threshold."""

    kind = "advise"
    work = "toog.review.answering:advise"

    question: WrittenQuestion
    word: str
    threshold: float | None
    language: str
    players: list[str]
    version: int = 0


class ReviewRequest(Request[ReviewedGame, float], frozen=True):
    kind = "review"
    work = "toog.review.answering:review_game"

    record: str
    language: str


class OutcomeRequest(Request[Outcome, float], frozen=True):
    """What a night needs of the review of one of its games."""

    kind = "outcome"
    work = "toog.review.answering:find_outcome"

    record: str


class RankingRequest(Request[NightRanking, None], frozen=True):
    """The ranking of a night, of each game of which the outcome was found before."""

    kind = "night"
    work = "toog.review.answering:rank_night"

    records: list[str]
    outcomes: list[Outcome]
    language: str


class DrillRequest(Request[list[FoundPuzzle], float], frozen=True):
    """The costliest decisions of this player, or of every person."""

    kind = "drill"
    work = "toog.review.answering:find_drills"

    records: list[str]
    player: str | None
    language: str


class DailyRequest(Request[FoundPuzzle, float], frozen=True):
    """The puzzle of this day, of this game or of the one whose turn it is."""

    kind = "daily"
    work = "toog.review.answering:find_daily"

    day: date
    game: str | None
    language: str
